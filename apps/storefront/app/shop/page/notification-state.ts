// @chunk trade
import { createStore } from 'zustand/vanilla';

/** Milliseconds a notification stays by default (spec 1 §9). */
const lifetimeMs = 5000;

/** Maximum number of notifications; more would cover the page they concern. */
const mostShown = 2;

type NotificationAction = { label: string; run?: () => void };

/** A message to the shopper (spec 1 §3). */
export type Notification = {
  id: number;
  type: 'success' | 'error' | 'warning' | 'info';
  message: string;
  /** Name of the item the message is about. */
  about: { name: string; lang: string | null } | null;
  action1: NotificationAction | null;
  /** Whether it stays until it is dismissed. */
  hasNoTimeout: boolean;
  /** Milliseconds for which it is shown. */
  timeToLive: number;
};

export type NewNotification = Pick<Notification, 'type' | 'message'> &
  Partial<Pick<Notification, 'about' | 'action1' | 'hasNoTimeout' | 'timeToLive'>>;

export const notificationStore = createStore<{ notifications: readonly Notification[]; lastId: number }>(
  () => ({ notifications: [], lastId: 0 }),
);

export const dismissNotification = (id: number): void =>
  notificationStore.setState(({ notifications }) => ({
    notifications: notifications.filter((notification) => notification.id !== id),
  }));

/**
 * Dismisses success notifications, for a page that shows the success itself; those without a timeout stay.
 */
export const dismissSuccesses = (): void =>
  notificationStore.setState(({ notifications }) => ({
    notifications: notifications.filter(({ type, hasNoTimeout }) => type !== 'success' || hasNoTimeout),
  }));

/**
 * Returns the notifications that stay when another is added. When there are two, the older one of the new
 * one's type leaves, otherwise the oldest; one without a timeout leaves last.
 */
const beside = (shown: readonly Notification[], type: Notification['type']): readonly Notification[] => {
  if (shown.length < mostShown) return shown;
  const passing = shown.filter(({ hasNoTimeout }) => !hasNoTimeout);
  const leaving = passing.find((notification) => notification.type === type) ?? passing[0] ?? shown[0];
  return shown.filter((notification) => notification !== leaving);
};

/**
 * Shows a notification beside at most one other. One that repeats the last one on screen is suppressed (spec
 * 1 §8). Its lifetime, five seconds by default, runs only while it is visible and the shopper is not
 * interacting with it.
 */
export const showNotification = ({
  about = null,
  action1 = null,
  hasNoTimeout = false,
  timeToLive = lifetimeMs,
  ...notification
}: NewNotification): void => {
  const { notifications, lastId } = notificationStore.getState();
  const last = notifications.at(-1);
  if (
    last?.message === notification.message &&
    last.type === notification.type &&
    last.about?.name === about?.name
  )
    return;
  const id = lastId + 1;
  notificationStore.setState({
    lastId: id,
    notifications: [
      ...beside(notifications, notification.type),
      { ...notification, id, about, action1, hasNoTimeout, timeToLive },
    ],
  });
};
