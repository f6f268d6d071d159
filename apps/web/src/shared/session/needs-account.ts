const LOCKED_PAGE = /^\/poe2?\/poexchange\/(?:bulk-trade\/|services\/|networth(?:\/|$))/;

/** Pages that lock something for a visitor (R2.07, D11): copying a whisper, requesting, selling, reading a stash. */
export function needsAccount(pathname: string): boolean {
  return LOCKED_PAGE.test(pathname);
}
