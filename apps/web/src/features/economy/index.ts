export { ChangeText } from './change-text.tsx';
export { changeIn, confidenceOf, listRows, weekIn, type EconomyRow } from './economy-rows.ts';
export { explanationQuery, groupQuery } from './group-queries.ts';
export { writeSaleTime } from './write-sale-time.ts';
export { economyTagQuery } from './economy-query.ts';
export { Sparkline } from './sparkline.tsx';
export { readUnitPast } from './unit-past.ts';
