import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissNotification, notificationStore, showNotification } from './notification-store.ts';

const messages = () => notificationStore.getState().notifications.map(({ message }) => message);

describe('showNotification', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    notificationStore.setState({ notifications: [] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('suppresses what says the same as the last', () => {
    showNotification({ type: 'success', message: 'added' });
    showNotification({ type: 'success', message: 'added' });
    expect(messages()).toEqual(['added']);
  });

  it('shows the same words again after others', () => {
    showNotification({ type: 'success', message: 'added' });
    showNotification({ type: 'error', message: 'refused' });
    showNotification({ type: 'success', message: 'added' });
    expect(messages()).toEqual(['added', 'refused', 'added']);
  });

  it('lets go after 5000 ms', () => {
    showNotification({ type: 'info', message: 'short' });
    vi.advanceTimersByTime(4999);
    expect(messages()).toEqual(['short']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('keeps one without a timeout until it is dismissed', () => {
    showNotification({ type: 'warning', message: 'stay', hasNoTimeout: true });
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['stay']);
    dismissNotification(notificationStore.getState().notifications[0]?.id ?? 0);
    expect(messages()).toEqual([]);
  });
});
