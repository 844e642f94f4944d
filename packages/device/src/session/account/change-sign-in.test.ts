import { describe, expect, it } from 'vitest';
import { changeSignIn } from './change-sign-in.ts';
import { noorsProfile, signedIn } from '../../testing/test-session.ts';

const customer = { email: 'nour@example.iq', firstname: 'Noor', lastname: 'Hasan' };

describe('changeSignIn', () => {
  it('sends the password with the customer and keeps nothing of it', async () => {
    const { accounts, browser, tab } = await signedIn();
    expect(await changeSignIn(tab.holder, { customer, currentPassword: 'right' }, 'ar')).toEqual({
      ok: true,
    });
    expect(accounts.asked.map(({ call, body }) => [call, body])).toEqual([
      ['user/me', { customer, currentPassword: 'right' }],
    ]);
    expect([
      await browser.storage.list('tasks'),
      JSON.stringify(await browser.storage.read('session', 'session')).includes('right'),
    ]).toEqual([[], false]);
    expect(tab.notices).toContainEqual({ code: 'session.profile-saved', kind: 'success' });
  });

  it('says in words what the provider refused, and changes nothing', async () => {
    const { accounts, tab } = await signedIn();
    tab.holder.place.fetch = async () =>
      Response.json(
        { code: 500, result: { errorMessage: 'كلمة المرور الحالية غير صحيحة.', code: 403 } },
        { status: 500 },
      );
    expect(await changeSignIn(tab.holder, { customer, currentPassword: 'wrong' }, 'ar')).toEqual({
      ok: false,
      text: 'كلمة المرور الحالية غير صحيحة.',
    });
    expect([
      tab.profile()?.email,
      tab.notices.filter(({ kind }) => kind === 'error'),
      accounts.asked,
    ]).toEqual([noorsProfile.email, [], []]);
  });

  it('is not done where there is no connection', async () => {
    const { accounts, browser, tab } = await signedIn();
    accounts.world.isReachable = false;
    expect([
      await changeSignIn(tab.holder, { customer, currentPassword: 'right' }, 'ar'),
      await browser.storage.list('tasks'),
    ]).toEqual([{ ok: false, text: '' }, []]);
  });
});
