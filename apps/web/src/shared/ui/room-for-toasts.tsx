/** Space at the end of a scrolling list while toasts lie over it: its last rows can be scrolled out from under them. */
export function RoomForToasts() {
  return <div aria-hidden="true" className="h-[var(--toasts-room,0px)]" />;
}
