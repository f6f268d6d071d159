import { listNames } from '../name-table.ts';

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const artifactsNames = listNames(`
Black Scythe Artifact
Broken Circle Artifact
Exotic Coinage
Order Artifact
Sun Artifact
`);
