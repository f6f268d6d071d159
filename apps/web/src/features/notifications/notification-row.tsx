import type { Notification } from '@poexchange/contract/rest';
import type { RowHandlers } from './kind.ts';
import { kindOf } from './kinds.tsx';

/** A row of the centre, rendered by its type. */
export function NotificationRow(props: RowHandlers & { readonly notification: Notification }) {
  const { row: Row, useLink } = kindOf(props.notification);
  return <Row {...props} link={useLink(props.notification)} />;
}
