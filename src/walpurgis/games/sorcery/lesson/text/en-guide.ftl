# The notes of a guided game of Sorcery in English: the aim, then one for each question when it is asked first.

web-guide-aim = Hold the most objectives at the end of the last round, or be the only one with warriors left.
web-guide-army = Choose an army: any of the prepared ones is good for a first battle. You can build your own later.
web-guide-bookmark = Only the bookmarked spell of a book can be cast, and opponents do not know which it is. An attack spell is a good first page.
web-guide-deploy = Both sides take up position at their own edges. Put those who fight in front, those who shoot or cast behind them.
web-guide-place = Click where the warrior should stand, or take a named place. It looks ahead by itself; then confirm.
web-guide-act = Give your action to one warrior. Marching towards an objective is a good start. Whoever acts two turns running is pushed and takes damage, so take turns.
web-guide-path = Click where it should go, or take one of the named moves. Before you confirm, the table shows what would follow.
web-guide-finish = End the turn when you are ready. Every objective that one of your warriors touches and no opponent does becomes yours, and stays yours.
web-guide-spin = Somebody has come into contact with your warrior, which may turn for free. Face the newcomer: attacks from behind hit more easily.
web-guide-counter = A spell is being cast. A warrior with a wand may try to counter it: both roll, and you need more than the caster.
