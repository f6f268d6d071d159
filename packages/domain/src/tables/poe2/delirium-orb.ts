import { listNames } from '../name-table.ts';

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const deliriumOrbNames = listNames(`
Ancient Concentrated Liquid Fear
Ancient Concentrated Liquid Isolation
Ancient Concentrated Liquid Suffering
Ancient Diluted Liquid Greed
Ancient Diluted Liquid Guilt
Ancient Diluted Liquid Ire
Ancient Liquid Despair
Ancient Liquid Disgust
Ancient Liquid Envy
Ancient Liquid Paranoia
Ancient Potent Liquid Contempt
Ancient Potent Liquid Ferocity
Ancient Potent Liquid Melancholy
Concentrated Liquid Fear
Concentrated Liquid Isolation
Concentrated Liquid Suffering
Diluted Liquid Greed
Diluted Liquid Guilt
Diluted Liquid Ire
Liquid Despair
Liquid Disgust
Liquid Envy
Liquid Paranoia
Potent Liquid Contempt
Potent Liquid Ferocity
Potent Liquid Melancholy
`);
