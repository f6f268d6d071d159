export { resolveBinaries } from './binaries.ts';
export type { PostgresBinaries } from './binaries.ts';
export { startCluster } from './cluster.ts';
export type { Cluster } from './cluster.ts';
export { chooseDataFolder } from './data-folder.ts';
export { writePoolerFiles } from './pooler.ts';
