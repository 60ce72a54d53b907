# Sorcery in English: the spells. Names, what each card says, and the modes of those that have several. Who may use a spell, its pages and its bars are printed
# beside the text and not in it. An enchantment begins with its target; an illusion begins with the kind of domain it counts as.

spelltype-sorcery = sorcery
spelltype-enchantment = enchantment
spelltype-glyph = glyph
spelltype-illusion = illusion

## Sorceries
spell-P01 = Emberlance
spell-P01-text = Make a ranged combat attack against one opposing figure. It deals 3 damage instead of the caster’s ranged damage.
spell-P02 = Frostbind
spell-P02-text = Make a ranged combat attack against one opposing figure with fewer than two action tokens. A hit deals no damage but puts an action token on the target. This never pushes.
spell-P03 = Thunderclap
spell-P03-text = Make a ranged combat attack for 2 damage against one opposing figure. The roll also counts against all others within 2 inches of it, friend or foe, but not the caster: each one reached takes 1 damage.
spell-P04 = Mend Flesh
spell-P04-text = Heal the caster or one friendly figure in base contact. Roll a die: 1 or 2 heals 1 click, 3 or 4 heals 2, 5 or 6 heals 3.
spell-P05 = Soul Tithe
spell-P05-text = One friendly figure in base contact takes 2 pushing damage. The caster heals 2 clicks and loses all its action tokens, before it gets the one for this action. The spell goes face down on top of the stack.
spell-P06 = Gate Step
spell-P06-text = Move a friendly figure in base contact that was given no action this turn up to 8 inches straight over anything, but not onto a base or into blocking terrain, and turn it. It gets no action this turn.
spell-P07 = Meteoric Ruin
spell-P07-text = Make a ranged combat attack against one opposing figure. It deals 5 damage instead of the caster’s ranged damage. The spell goes face down on top of the stack.
spell-P08 = Chaos Bolt
spell-P08-text = Choose one: a ranged combat attack with +2 attack that deals half a die of damage, rounded up; or a ranged combat attack for 1 damage that a blocked line of fire does not stop.
spell-P08-mode-a = +2 attack, half a die of damage
spell-P08-mode-b = Through anything, 1 damage
spell-P09 = Unravel
spell-P09-text = Choose one: end an enchantment whose target is within 10 inches of the caster; end a glyph within 10 inches of the caster; or end an illusion. It may be any player’s.
spell-P09-mode-a = End an enchantment
spell-P09-mode-b = End a glyph
spell-P09-mode-c = End an illusion
spell-P10 = Rally of Banners
spell-P10-text = Each other friendly warrior within 6 inches of the caster loses one action token. The spell goes face down on top of the stack.
spell-P11 = Judgment of Light
spell-P11-text = Make a ranged combat attack against one or two opposing figures. Each figure hit takes 2 damage, or 3 if it has the symbol of the Dark Crusaders or the Apocalypse.

## Enchantments
spell-P12 = Arcane Sight
spell-P12-text = On the caster or a friendly figure in base contact. For the target, Ghostform and Limited Invisibility of other figures do not exist. Ends when the target makes a ranged combat attack that fails.
spell-P13 = Stoneskin
spell-P13-text = On the caster or a friendly figure in base contact. The target has Toughness. Ends at the beginning of the end phase of any turn in which the target took damage.
spell-P14 = Ley Ward
spell-P14-text = On the caster or a friendly figure in base contact. The next time the spell of an opposing sorcerer targets that figure, the spell fails as if countered, and Ley Ward ends.
spell-P15 = Leaden Limbs
spell-P15-text = On an opposing figure within 8 inches of the caster and in its line of fire. The target’s speed is 3 lower. Ends when the target is given a special action to shake it off.
spell-P16 = Bloodbrand
spell-P16-text = On an opposing figure within 6 inches of the caster. Whenever the target takes pushing damage, it takes 1 more. Ends when the caster is eliminated.
spell-P17 = Wings of Aether
spell-P17-text = On the caster or a friendly figure in base contact. The target has Flight. Ends when the target is given a close combat action.
spell-P18 = Killing Edge
spell-P18-text = On the caster or a friendly figure in base contact. The target’s damage value is 1 greater. Ends when the target makes a successful close combat attack.
spell-P19 = Ninefold Bargain
spell-P19-text = On a friendly figure in base contact. The target’s attack value is 2 greater and its damage value 1 greater. It takes 1 damage at the beginning of each end phase of its controller. Ends when the target is healed.

## Glyphs
spell-P20 = Glyph of Warding
spell-P20-text = Friendly figures within 3 inches of the glyph have +1 defense against ranged combat attacks.
spell-P21 = Glyph of Binding
spell-P21-text = Opposing figures within 4 inches of the glyph break away only with a 6.
spell-P22 = Glyph of Silence
spell-P22-text = Opposing sorcerers within 6 inches of the glyph cannot cast spells. They may still counter and browse.
spell-P23 = Glyph of Renewal
spell-P23-text = At the beginning of your command phase, heal 1 click of one friendly figure within 3 inches of the glyph.
spell-P24 = Glyph of Cinders
spell-P24-text = Choose one: each opposing figure that ends a move within 2 inches of the glyph takes 1 damage; or the area within 2 inches of the glyph is hindering terrain.
spell-P24-mode-a = 1 damage to opponents who stop nearby
spell-P24-mode-b = Hindering terrain all around
spell-P25 = Glyph of Focus
spell-P25-text = The caster adds 1 to its counterspell rolls, and its range is 2 greater.

## Illusions
spell-P26 = False Dusk
spell-P26-text = A weather domain. Every range above 6 is 6. Cancels Clear Skies and is canceled by it. Ends at the beginning of your second end phase after this turn.
spell-P27 = Phantom Forest
spell-P27-text = A terrain domain. Every line of fire longer than 6 inches counts as crossing hindering terrain. Ends at the beginning of your second end phase after this turn.
spell-P28 = Mirage of Mire
spell-P28-text = A weather domain with precipitation. Every speed above 6 is 6, and nobody can use surge. Cancels Heat Wave; canceled by Cold Snap. Ends at the beginning of your first end phase after this turn.
spell-P29 = Waking Nightmare
spell-P29-text = A catastrophe domain. Nobody can use gang up, double-time or soaring; soaring figures land at once. Ends at the beginning of your third end phase after this turn.

## Never cast
spell-P30 = Negation
spell-P30-text = Do not cast. Use it with counter spell: add 2 to the countering roll. Then it goes face up under the stack, and you choose a new bookmarked spell.
spell-P31 = Mirror Ward
spell-P31-text = Do not cast. Use it with counter spell: roll two dice for the countering roll, not one. Then it goes face down on top of the stack.
spell-P32 = Backlash
spell-P32-text = Do not cast. Use it with counter spell: add 1 to the countering roll, and if the spell fails, its caster takes 1 damage. Then Backlash goes face down on top of the stack.
spell-P33 = Warded Margins
spell-P33-text = Do not cast. While it is face up anywhere in the stack, the wielder has +1 defense against ranged combat attacks.
spell-P34 = Sage’s Index
spell-P34-text = Do not cast. While it is face up anywhere in the stack, every other spell of the stack that has three bars has two.
spell-P35 = Jealous Binding
spell-P35-text = Do not cast. While it is in the stack, only warriors of the book’s owner can equip the book.
