export { MarketNow } from './market-now.tsx';
