/**
 * A pattern for whole numbers of at least `least` (1 or more), for a place where the number's end is fixed by what
 * follows it: a longer number matches by its last digits too, and is greater anyway. `83` -> `8[3-9]|9.|\d..`. Without
 * a group around it.
 */
export function writeAtLeast(least: number): string {
  const digits = Array.from(String(Math.max(1, Math.floor(least))), Number);
  const options: string[] = [];
  for (let place = digits.length - 1; place >= 0; place -= 1) {
    const isLast = place === digits.length - 1;
    const from = (digits[place] as number) + (isLast ? 0 : 1);
    if (from > 9) continue;
    const head = digits.slice(0, place).join('');
    options.push(`${head}${writeDigits(from)}${'.'.repeat(digits.length - 1 - place)}`);
  }
  return [...joinTens(options, digits), `\\d${'.'.repeat(digits.length)}`].join('|');
}

/** Joins ranges whose later digits are all 0: 60 is `[6-9].`, not `6\d|[7-9].`. */
function joinTens(options: readonly string[], digits: readonly number[]): readonly string[] {
  let zeros = 0;
  while (zeros < digits.length - 1 && digits[digits.length - 1 - zeros] === 0) zeros += 1;
  if (zeros === 0) return options;
  const place = digits.length - 1 - zeros;
  const joined = `${digits.slice(0, place).join('')}${writeDigits(digits[place] as number)}${'.'.repeat(zeros)}`;
  const higher = digits.slice(0, place).filter((digit) => digit < 9).length;
  return [joined, ...(higher === 0 ? [] : options.slice(-higher))];
}

function writeDigits(from: number): string {
  if (from === 0) return '\\d';
  if (from === 9) return '9';
  return from === 8 ? '[89]' : `[${from}-9]`;
}

/**
 * Rounds a threshold down to tens, for a shorter pattern where a few less do not matter. Done only on request (D41).
 */
export function roundDownToTens(least: number): number {
  return least < 10 ? least : Math.floor(least / 10) * 10;
}
