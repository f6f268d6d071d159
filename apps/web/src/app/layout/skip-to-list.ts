/** Entry point of a page's list: the row in the tab order, or the table itself. */
const LIST_ENTRY = '[role=grid] [role=row][tabindex="0"], [role=table][tabindex="0"]';

/**
 * Moves the focus to the page's list, past its categories and filters. Returns false if there is no list; the link then
 * jumps to the content.
 */
export function focusList(page: ParentNode | null): boolean {
  const entry = page?.querySelector<HTMLElement>(LIST_ENTRY);
  entry?.focus();
  return entry !== null && entry !== undefined;
}
