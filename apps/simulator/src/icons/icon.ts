/** Draws the icon of a path. */
export function drawIcon(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#334"/><text x="8" y="40" fill="#fff">${path.length}</text></svg>`;
}
