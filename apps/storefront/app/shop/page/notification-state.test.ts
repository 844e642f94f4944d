import { beforeEach, describe, expect, it } from 'vitest';
import {
  dismissNotification,
  dismissSuccesses,
  type NewNotification,
  notificationStore,
  showNotification,
} from './notification-state.ts';

const messages = () => notificationStore.getState().notifications.map(({ message }) => message);

const success = (message: string): NewNotification => ({ type: 'success', message });
const error = (message: string): NewNotification => ({ type: 'error', message });

describe('showNotification', () => {
  beforeEach(() => notificationStore.setState({ notifications: [] }));

  it('suppresses what says the same as the last', () => {
    showNotification({ type: 'success', message: 'added' });
    showNotification({ type: 'success', message: 'added' });
    expect(messages()).toEqual(['added']);
  });

  it('shows the same words about another thing', () => {
    const about = (name: string) => ({ ...success('added'), about: { name, lang: null } });
    [about('tea'), about('tea'), about('cup')].forEach(showNotification);
    expect(notificationStore.getState().notifications.map((shown) => shown.about?.name)).toEqual([
      'tea',
      'cup',
    ]);
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
    [
      'the one of the same type gives way, though it is the newer',
      [error('a'), success('b'), success('c')],
      ['a', 'c'],
    ],
    [
      'the oldest gives way when none is of the same type',
      [error('a'), success('b'), { type: 'info', message: 'c' }],
      ['b', 'c'],
    ],
    [
      'one that waits for an answer stays',
      [{ ...error('a'), hasNoTimeout: true }, success('b'), error('c')],
      ['a', 'c'],
    ],
    [
      'the older of two that wait for an answer gives way',
      ['a', 'b', 'c'].map((message) => ({ ...error(message), hasNoTimeout: true })),
      ['b', 'c'],
    ],
  ])('shows two at most: %s', (_case, told, expected) => {
    told.forEach(showNotification);
    expect(messages()).toEqual(expected);
  });

  it('is to be seen for 5000 ms, or until it is answered', () => {
    showNotification({ type: 'info', message: 'short' });
    showNotification({ type: 'warning', message: 'stay', hasNoTimeout: true });
    expect(notificationStore.getState().notifications).toMatchObject([
      { timeToLive: 5000, hasNoTimeout: false },
      { hasNoTimeout: true },
    ]);
  });
});

describe('dismissNotification', () => {
  it('takes away the one it names', () => {
    notificationStore.setState({ notifications: [] });
    showNotification({ type: 'info', message: 'one' });
    showNotification({ type: 'error', message: 'other' });
    dismissNotification(notificationStore.getState().notifications[0]?.id ?? 0);
    expect(messages()).toEqual(['other']);
  });
});

describe('dismissSuccesses', () => {
  it('leaves faults, and what waits for an answer', () => {
    notificationStore.setState({ notifications: [] });
    showNotification(success('added'));
    showNotification({ ...success('order accepted'), hasNoTimeout: true });
    dismissSuccesses();
    showNotification(error('refused'));
    dismissSuccesses();
    expect(messages()).toEqual(['order accepted', 'refused']);
  });
});
