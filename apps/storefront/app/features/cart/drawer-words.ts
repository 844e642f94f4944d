import {
  dismissNotification,
  type Notification,
  notificationStore,
} from '../../shop/page/notification-state.ts';

/** Passing words about what was added: that it was, that nobody could be asked whether there is as much, or that it could not be. */
const isPassing = ({ type, about, hasNoTimeout }: Notification): boolean =>
  !hasNoTimeout && (type === 'success' || (type !== 'info' && about !== null));

/**
 * Takes from the page what the drawer has to say itself while it is open: behind it nobody would see it. Answers the refusal among it, or
 * else the warning, which count for more than that something was added; null when there is none.
 */
export const takeDrawerWords = (): Notification | null => {
  const taken = notificationStore.getState().notifications.filter(isPassing);
  for (const { id } of taken) dismissNotification(id);
  return (
    taken.findLast(({ type }) => type === 'error') ?? taken.findLast(({ type }) => type === 'warning') ?? null
  );
};
