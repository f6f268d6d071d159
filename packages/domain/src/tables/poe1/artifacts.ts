import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const artifactsNames = listNames(`
Astragali
Burial Medallion
Exceptional Black Scythe Artifact
Exceptional Broken Circle Artifact
Exceptional Order Artifact
Exceptional Sun Artifact
Exotic Coinage
Grand Black Scythe Artifact
Grand Broken Circle Artifact
Grand Order Artifact
Grand Sun Artifact
Greater Black Scythe Artifact
Greater Broken Circle Artifact
Greater Order Artifact
Greater Sun Artifact
Lesser Black Scythe Artifact
Lesser Broken Circle Artifact
Lesser Order Artifact
Lesser Sun Artifact
Scrap Metal
`);
