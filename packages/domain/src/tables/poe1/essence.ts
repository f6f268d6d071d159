import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const essenceNames = listNames(`
Deafening Essence of Anger
Deafening Essence of Anguish
Deafening Essence of Contempt
Deafening Essence of Doubt
Deafening Essence of Dread
Deafening Essence of Envy
Deafening Essence of Fear
Deafening Essence of Greed
Deafening Essence of Hatred
Deafening Essence of Loathing
Deafening Essence of Misery
Deafening Essence of Rage
Deafening Essence of Scorn
Deafening Essence of Sorrow
Deafening Essence of Spite
Deafening Essence of Suffering
Deafening Essence of Torment
Deafening Essence of Woe
Deafening Essence of Wrath
Deafening Essence of Zeal
Essence of Delirium
Essence of Desolation
Essence of Horror
Essence of Hysteria
Essence of Insanity
Muttering Essence of Anger
Muttering Essence of Contempt
Muttering Essence of Fear
Muttering Essence of Greed
Muttering Essence of Hatred
Muttering Essence of Sorrow
Muttering Essence of Torment
Muttering Essence of Woe
Remnant of Corruption
Screaming Essence of Anger
Screaming Essence of Anguish
Screaming Essence of Contempt
Screaming Essence of Doubt
Screaming Essence of Dread
Screaming Essence of Envy
Screaming Essence of Fear
Screaming Essence of Greed
Screaming Essence of Hatred
Screaming Essence of Loathing
Screaming Essence of Misery
Screaming Essence of Rage
Screaming Essence of Scorn
Screaming Essence of Sorrow
Screaming Essence of Spite
Screaming Essence of Suffering
Screaming Essence of Torment
Screaming Essence of Woe
Screaming Essence of Wrath
Screaming Essence of Zeal
Shrieking Essence of Anger
Shrieking Essence of Anguish
Shrieking Essence of Contempt
Shrieking Essence of Doubt
Shrieking Essence of Dread
Shrieking Essence of Envy
Shrieking Essence of Fear
Shrieking Essence of Greed
Shrieking Essence of Hatred
Shrieking Essence of Loathing
Shrieking Essence of Misery
Shrieking Essence of Rage
Shrieking Essence of Scorn
Shrieking Essence of Sorrow
Shrieking Essence of Spite
Shrieking Essence of Suffering
Shrieking Essence of Torment
Shrieking Essence of Woe
Shrieking Essence of Wrath
Shrieking Essence of Zeal
Wailing Essence of Anger
Wailing Essence of Anguish
Wailing Essence of Contempt
Wailing Essence of Doubt
Wailing Essence of Fear
Wailing Essence of Greed
Wailing Essence of Hatred
Wailing Essence of Loathing
Wailing Essence of Rage
Wailing Essence of Sorrow
Wailing Essence of Spite
Wailing Essence of Suffering
Wailing Essence of Torment
Wailing Essence of Woe
Wailing Essence of Wrath
Wailing Essence of Zeal
Weeping Essence of Anger
Weeping Essence of Contempt
Weeping Essence of Doubt
Weeping Essence of Fear
Weeping Essence of Greed
Weeping Essence of Hatred
Weeping Essence of Rage
Weeping Essence of Sorrow
Weeping Essence of Suffering
Weeping Essence of Torment
Weeping Essence of Woe
Weeping Essence of Wrath
Whispering Essence of Contempt
Whispering Essence of Greed
Whispering Essence of Hatred
Whispering Essence of Woe
`);
