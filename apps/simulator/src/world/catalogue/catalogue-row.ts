/** Name, art path below 2DItems/, stack size, true price in chaos. */
export type CatalogueRow = readonly [name: string, art: string, stack: number, priceChaos: number];
