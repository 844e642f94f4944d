import {
  dismissNotification,
  type Notification,
  notificationStore,
} from '../../shop/page/notification-state.ts';

/**
 * Whether a notification is a transient one about an addition: a success, a warning that the stock could not
 * be checked, or a refusal.
 */
const isPassing = ({ type, about, hasNoTimeout }: Notification): boolean =>
  !hasNoTimeout && (type === 'success' || (type !== 'info' && about !== null));

/**
 * Dismisses the page notifications that the open drawer shows itself, because behind the drawer nobody would
 * see them. Returns the last refusal among them, or else the last warning; null when there is neither. A
 * success needs no further message.
 */
export const takeDrawerWords = (): Notification | null => {
  const taken = notificationStore.getState().notifications.filter(isPassing);
  for (const { id } of taken) dismissNotification(id);
  return (
    taken.findLast(({ type }) => type === 'error') ?? taken.findLast(({ type }) => type === 'warning') ?? null
  );
};
