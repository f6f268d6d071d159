export { writeCsv, type Cell } from './write-csv.ts';
