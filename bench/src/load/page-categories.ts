/** One page in so many shows all categories, as the page opens where nothing was chosen; the others show one. */
const ALL_EVERY = 5;

/** Category that an open page asks for. */
export function categoryOfPage(at: number, categories: readonly string[]): string {
  return at % ALL_EVERY === 0 ? 'ALL' : (categories[Math.floor(at / ALL_EVERY) % categories.length] ?? 'ALL');
}
