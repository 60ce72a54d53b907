# What the arena and the balance count.
group-kingdom = Kingdom
group-card = Card in the deck at the end
balance-first = Won by whoever goes first
balance-gained = Won by those with { $card } in the deck
balance-held = Winners with { $card } in the deck
