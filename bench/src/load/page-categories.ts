/** One page in this many shows all categories, the default of the page; the others show one. */
const ALL_EVERY = 5;

/** Category that an open page requests. */
export function categoryOfPage(at: number, categories: readonly string[]): string {
  return at % ALL_EVERY === 0 ? 'ALL' : (categories[Math.floor(at / ALL_EVERY) % categories.length] ?? 'ALL');
}
