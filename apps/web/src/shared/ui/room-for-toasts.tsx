/** Space at the end of a scrolling list while toasts cover it, so that the last rows can be scrolled into view. */
export function RoomForToasts() {
  return <div aria-hidden="true" className="h-[var(--toasts-room,0px)]" />;
}
