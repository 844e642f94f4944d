// @chunk trade
import { createStore } from 'zustand/vanilla';

/** Milliseconds a notification stays (spec 1 §9). */
const lifetimeMs = 5000;

/** More would hide the page they are about. */
const mostShown = 2;

export type NotificationAction = { label: string; run?: () => void };

/** Something to tell the shopper (spec 1 §3). */
export type Notification = {
  id: number;
  type: 'success' | 'error' | 'warning' | 'info';
  message: string;
  /** The thing it is about, by its name. */
  about: { name: string; lang: string | null } | null;
  action1: NotificationAction | null;
  /** It stays until it is answered. */
  hasNoTimeout: boolean;
  /** Milliseconds it is seen. */
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

/** Takes away what only said that something went well, for a page on which it is seen. */
export const dismissSuccesses = (): void =>
  notificationStore.setState(({ notifications }) => ({
    notifications: notifications.filter(({ type, hasNoTimeout }) => type !== 'success' || hasNoTimeout),
  }));

/** What stays on screen when another comes: of two, the older of its type gives way, or else the oldest; one that waits for an answer goes last. */
const beside = (shown: readonly Notification[], type: Notification['type']): readonly Notification[] => {
  if (shown.length < mostShown) return shown;
  const passing = shown.filter(({ hasNoTimeout }) => !hasNoTimeout);
  const leaving = passing.find((notification) => notification.type === type) ?? passing[0] ?? shown[0];
  return shown.filter((notification) => notification !== leaving);
};

/**
 * Shows it beside one other at most; one that says the same as the last on screen is suppressed (spec 1 §8). How long, five seconds, is
 * counted where it is seen, and not while the shopper is at it.
 */
export const showNotification = ({
  about = null,
  action1 = null,
  hasNoTimeout = false,
  timeToLive = lifetimeMs,
  ...told
}: NewNotification): void => {
  const { notifications, lastId } = notificationStore.getState();
  const last = notifications.at(-1);
  if (last?.message === told.message && last.type === told.type && last.about?.name === about?.name) return;
  const id = lastId + 1;
  notificationStore.setState({
    lastId: id,
    notifications: [
      ...beside(notifications, told.type),
      { ...told, id, about, action1, hasNoTimeout, timeToLive },
    ],
  });
};
