/** Groups elements by a key, in the order in which keys first occur. */
export function groupBy<Element>(elements: readonly Element[], readKey: (element: Element) => string): Map<string, Element[]> {
  const groups = new Map<string, Element[]>();
  for (const element of elements) {
    const key = readKey(element);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [element]);
    else known.push(element);
  }
  return groups;
}
