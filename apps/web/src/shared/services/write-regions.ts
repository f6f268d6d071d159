/** "EU, NA": players write regions the same way in every language. */
export function writeRegions(regions: readonly string[]): string {
  return regions.map((region) => (region === 'asia' ? 'Asia' : region.toUpperCase())).join(', ');
}
