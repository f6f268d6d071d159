export { displayPrice, readViewUnit } from './display-price.ts';
export type { DisplayPrice, PricePart, PriceView } from './display-price.ts';
export { formatNumber, formatPlain } from './format-number.ts';
export type { NumberFormat } from './format-number.ts';
export { priceDecimals, roundMultiplier, roundPrice, roundRate, roundTo, totalDecimals } from './round.ts';
export { splitChaos } from './split-chaos.ts';
export type { SplitOptions, SplitPrice } from './split-chaos.ts';
export { currencies, defaultPoe2Unit, isUnitOfGame, unitsOfGame } from './units.ts';
export type { CurrencyInfo, CurrencyUnit } from './units.ts';
