import { beforeEach, describe, expect, it } from 'vitest';
import {
  type NewNotification,
  notificationStore,
  showNotification,
} from '../../shop/page/notification-state.ts';
import { takeDrawerWords } from './drawer-words.ts';

const about = { name: 'Steel bottle', lang: null };
const added: NewNotification = { type: 'success', message: 'added', about };
const unsure: NewNotification = { type: 'warning', message: 'not sure how many are left', about };
const refused: NewNotification = { type: 'error', message: 'out of stock', about };
const messages = () => notificationStore.getState().notifications.map(({ message }) => message);

beforeEach(() => notificationStore.setState({ notifications: [], lastId: 0 }));

describe('takeDrawerWords', () => {
  it.each<[string, NewNotification[], string | null, string[]]>([
    ['takes that something was added', [added], null, []],
    ['takes the warning about what was added, and answers it', [unsure], unsure.message, []],
    ['answers the warning rather than the success', [unsure, added], unsure.message, []],
    ['leaves a warning about the page', [{ type: 'warning', message: 'offline' }], null, ['offline']],
    [
      'leaves what waits for an answer',
      [{ ...added, message: 'order sent', hasNoTimeout: true }],
      null,
      ['order sent'],
    ],
    ['takes the refusal of what was added, and answers it', [refused, unsure], refused.message, []],
    ['leaves an error about the page', [{ type: 'error', message: 'not saved' }], null, ['not saved']],
  ])('%s', (_, shown, answer, left) => {
    for (const notification of shown) showNotification(notification);
    expect([takeDrawerWords()?.message ?? null, messages()]).toEqual([answer, left]);
  });
});
