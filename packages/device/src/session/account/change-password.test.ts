import { describe, expect, it } from 'vitest';
import { changePassword } from './change-password.ts';
import { signIn } from '../sign-in.ts';
import { testAccounts, testSessions } from '../../testing/test-session.ts';

const passwords = { currentPassword: 'right', newPassword: 'right' };

const signedIn = async () => {
  const accounts = testAccounts();
  const tab = testSessions(accounts).open();
  await signIn(tab.holder, { username: 'noor@example.iq', password: 'right' }, 'ar');
  /** From now on this call gets no answer. */
  const cut = (call: string): void => {
    tab.holder.place.fetch = (request) =>
      request.url.includes(call) ? Promise.reject(new TypeError('Failed to fetch')) : accounts.fetch(request);
  };
  return { accounts, tab, cut };
};

describe('changePassword', () => {
  it('signs in with the new one', async () => {
    const { accounts, tab } = await signedIn();
    expect([
      await changePassword(tab.holder, passwords, 'ar'),
      (await tab.holder.kept())?.profile.id,
      accounts.calls().slice(2),
    ]).toEqual([{ ok: true }, 7, ['user/change-password token-1', 'user/login', 'user/me token-1']]);
  });

  it.each([
    [
      'says so and leaves nobody signed in where the sign-in after it is not answered',
      '/api/user/login',
      { ok: true },
      undefined,
    ],
    [
      'leaves the session where the change itself is not answered',
      '/api/user/change-password',
      { ok: false, text: '' },
      7,
    ],
  ])('%s', async (_, call, expected, customer) => {
    const { tab, cut } = await signedIn();
    cut(call);
    expect([
      await changePassword(tab.holder, passwords, 'ar'),
      (await tab.holder.kept())?.profile.id,
      tab.notices,
    ]).toEqual([expected, customer, []]);
  });
});
