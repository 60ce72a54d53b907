# What the arena and the balance count.
group-kingdom = Kingdom
group-card = Card in the deck at the end
balance-first = Won by whoever goes first
balance-gained = Won by those with { $card } in the deck
balance-held = Winners with { $card } in the deck
group-length = turns
group-kingdom-card = Card in the kingdom
group-card-about = Share of wins of those who have the card in their deck at the end. Cards that were gained and lost again do not count.
