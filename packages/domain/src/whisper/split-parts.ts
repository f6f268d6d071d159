/** Text shared by every part of a whisper: before its items (with the part's number), between them, and after them. */
export type PartFrame = {
  readonly maxLength: number;
  readonly writePart: (part: { items: readonly string[]; total: string | null; mark: string }) => string;
  readonly total: string;
};

/**
 * Distributes items greedily over as few complete parts as possible (D30): one part without a mark if all items fit,
 * otherwise parts marked `(1/2)` with the total in the last. An item is never split; the caller ensures that each item
 * fits in a part alone.
 */
export function splitParts(items: readonly string[], frame: PartFrame): string[] {
  const single = frame.writePart({ items, total: frame.total, mark: '' });
  if (single.length <= frame.maxLength) return [single];
  for (let digits = 1; ; digits += 1) {
    const widest = `(${'9'.repeat(digits)}/${'9'.repeat(digits)}) `;
    const groups = fillGroups(items, widest, frame);
    if (String(groups.length).length <= digits) return writeGroups(groups, frame);
  }
}

function fillGroups(items: readonly string[], mark: string, frame: PartFrame): string[][] {
  const groups: string[][] = [[]];
  const fits = (group: readonly string[], total: string | null): boolean =>
    frame.writePart({ items: group, total, mark }).length <= frame.maxLength;
  for (const item of items) {
    const group = groups.at(-1) as string[];
    if (group.length === 0 || fits([...group, item], null)) group.push(item);
    else groups.push([item]);
  }
  const last = groups.at(-1) as string[];
  if (!fits(last, frame.total)) groups.push(last.length > 1 ? last.splice(-1) : []);
  // The last item and the total may not fit together; the total then gets its own part.
  const end = groups.at(-1) as string[];
  if (end.length > 0 && !fits(end, frame.total)) groups.push([]);
  return groups;
}

function writeGroups(groups: readonly string[][], frame: PartFrame): string[] {
  return groups.map((items, at) =>
    frame.writePart({
      items,
      total: at === groups.length - 1 ? frame.total : null,
      mark: `(${at + 1}/${groups.length}) `,
    }),
  );
}
