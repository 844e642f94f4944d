import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissNotification, type NewNotification, notificationStore, showNotification } from './notification-store.ts';

const messages = () => notificationStore.getState().notifications.map(({ message }) => message);

const success = (message: string): NewNotification => ({ type: 'success', message });
const error = (message: string): NewNotification => ({ type: 'error', message });

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

  it('shows the same words again after others, in place of the older of their type', () => {
    showNotification({ type: 'success', message: 'added' });
    showNotification({ type: 'error', message: 'refused' });
    showNotification({ type: 'success', message: 'added' });
    expect(messages()).toEqual(['refused', 'added']);
  });

  it.each<[string, readonly NewNotification[], string[]]>([
    ['one of the same type beside one', [success('a'), success('b')], ['a', 'b']],
    ['the older of two of the same type gives way', [success('a'), success('b'), success('c')], ['b', 'c']],
    ['the one of the same type gives way, though it is the newer', [error('a'), success('b'), success('c')], ['a', 'c']],
    ['the oldest gives way when none is of the same type', [error('a'), success('b'), { type: 'info', message: 'c' }], ['b', 'c']],
    ['one that waits for an answer stays', [{ ...error('a'), hasNoTimeout: true }, success('b'), error('c')], ['a', 'c']],
    ['the older of two that wait for an answer gives way', ['a', 'b', 'c'].map((message) => ({ ...error(message), hasNoTimeout: true })), ['b', 'c']],
  ])('shows two at most: %s', (_case, told, expected) => {
    told.forEach(showNotification);
    expect(messages()).toEqual(expected);
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
