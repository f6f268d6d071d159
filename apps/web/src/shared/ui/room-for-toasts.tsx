/** Space at the end of a scrolling list while toasts cover it: its last rows can be scrolled above them. */
export function RoomForToasts() {
  return <div aria-hidden="true" className="h-[var(--toasts-room,0px)]" />;
}
