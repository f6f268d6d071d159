/** Sets the window's title. It starts with the unread count, because a background tab shows little more. */

const SITE_NAME = 'PoExchange';
let pageName = '';
let unreadCount = 0;

/** '' for the start page. */
export function setPageTitle(name: string): void {
  pageName = name;
  write();
}

export function setUnreadCount(count: number): void {
  unreadCount = count;
  write();
}

function write(): void {
  const name = pageName === '' ? SITE_NAME : `${pageName} · ${SITE_NAME}`;
  document.title = unreadCount === 0 ? name : `(${unreadCount}) ${name}`;
}
