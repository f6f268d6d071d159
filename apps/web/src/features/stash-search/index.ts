export { SearchTexts } from './search-texts.tsx';
