import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enqueueTask } from '../queue/send-tasks.ts';
import { refreshFailed } from './refresh-lock.ts';
import { signIn } from './sign-in.ts';
import { testContext } from '../testing/test-provider.ts';
import {
  noorsProfile,
  queueOf,
  signedIn,
  taskOf,
  testAccounts,
  testSessions,
} from '../testing/test-session.ts';

describe('sessionHolder', () => {
  it('shows the customer kept on the device, and tells when there is none', async () => {
    const { browser } = await signedIn();
    const other = browser.open();
    const stranger = testSessions(testAccounts()).open();
    await Promise.all([other.holder.show(), stranger.holder.show()]);
    expect([other.profile()?.id, stranger.profile(), stranger.events]).toEqual([
      7,
      null,
      [{ code: 'session.non-authorized' }],
    ]);
  });

  it('makes a call again with a refreshed token', async () => {
    const { accounts, tab } = await signedIn();
    accounts.world.good = 'another';
    const answer = await tab.holder.client('user/me', {});
    expect([answer.ok, accounts.calls()]).toEqual([
      true,
      ['user/me token-1', 'user/refresh', 'user/me token-2'],
    ]);
  });

  it('refreshes once for all calls and tabs that meet the same dead token', async () => {
    const { accounts, browser, tab } = await signedIn();
    const other = browser.open();
    accounts.world.good = 'another';
    const answers = await Promise.all([
      tab.holder.client('user/me', {}),
      tab.holder.client('user/sessions', {}),
      other.holder.client('user/me', {}),
    ]);
    expect([answers.map(({ ok }) => ok), accounts.calls().filter((call) => call === 'user/refresh')]).toEqual(
      [[true, true, true], ['user/refresh']],
    );
    expect(new Set(browser.waits)).toEqual(new Set([1_000]));
  });

  it('lesson 16: signs out silently when the refresh fails, shows the sign-up and lets a guest’s calls go as a guest’s', async () => {
    const { accounts, browser, tab } = await signedIn();
    accounts.world.good = 'another';
    accounts.world.refresh = 'refused';
    const refused = await tab.holder.client('cart/pull', {});
    const after = await tab.holder.client('cart/pull', {});
    expect([refused, after.ok, tab.notices, await tab.holder.kept(), browser.signs.at(-1)]).toEqual([
      { ok: false, status: 401, result: refreshFailed },
      true,
      [{ code: 'session.ended', kind: 'error', text: '' }],
      null,
      false,
    ]);
    expect(tab.events.at(-1)).toEqual({ code: 'session.signed-out', customer_id: 7, is_silent: true });
  });

  it.each([
    [true, ['user/logout'], ['gone']],
    [false, [], []],
    ['not read yet', ['user/logout'], ['gone']],
  ] as const)(
    'takes her own prices with a session that fails, of the device, the cookie and every tab (own: %s)',
    async (is_own, goodbyes, gone) => {
      const { accounts, browser, tab } = await signedIn();
      if (is_own !== 'not read yet')
        await browser.storage.write([
          {
            in: 'contexts',
            key: 'en',
            put: { context: { ...testContext, customer_group: 'Wholesale' }, seen_at: 0, is_own },
          },
        ]);
      accounts.world.good = 'another';
      accounts.world.refresh = 'refused';
      await tab.holder.client('user/me', {});
      expect([
        accounts.calls().filter((call) => call === 'user/logout'),
        browser.pricesGone,
        await browser.storage.list('contexts'),
      ]).toEqual([goodbyes, gone, []]);
    },
  );

  it('refuses a customer’s calls on the spot once the refresh has failed, until somebody signs in', async () => {
    const { accounts, tab } = await signedIn();
    accounts.world.good = 'another';
    accounts.world.refresh = 'refused';
    await tab.holder.client('user/me', {});
    accounts.asked.length = 0;
    expect([await tab.holder.client('user/me', {}), accounts.calls()]).toEqual([
      { ok: false, status: 401, result: refreshFailed },
      [],
    ]);
    accounts.world.refresh = 'granted';
    await signIn(tab.holder, { username: 'noor@example.iq', password: 'right' }, 'ar');
    expect((await tab.holder.client('user/me', {})).ok).toBe(true);
  });

  it('refreshes again after somebody has signed in in another tab', async () => {
    const { accounts, browser, tab } = await signedIn();
    const other = browser.open();
    accounts.world.good = 'another';
    accounts.world.refresh = 'refused';
    await tab.holder.client('user/me', {});
    accounts.world.refresh = 'granted';
    await signIn(other.holder, { username: 'noor@example.iq', password: 'right' }, 'ar');
    await tab.holder.show();
    accounts.world.good = 'a third';
    expect((await tab.holder.client('user/me', {})).ok).toBe(true);
  });

  it('hands over why an account cannot be used', async () => {
    const { accounts, tab } = await signedIn();
    accounts.world.good = 'another';
    accounts.world.refresh = 'disabled';
    await tab.holder.client('user/me', {});
    expect(tab.notices).toEqual([
      { code: 'session.ended', kind: 'error', text: 'Your account was disabled.' },
    ]);
  });

  it.each([
    [
      'ends the session of an account disabled since',
      'disabled',
      { status: 401, result: refreshFailed, token: undefined, notices: ['Your account was disabled.'] },
    ],
    [
      'leaves the session to whoever may not do just this',
      'granted',
      { status: 403, result: 'Not yours.', token: 'token-2', notices: [] },
    ],
    [
      'leaves the session as it is when nobody says',
      'unanswered',
      { status: 403, result: 'Not yours.', token: 'token-1', notices: [] },
    ],
  ] as const)('%s when a call is forbidden', async (_, refresh, expected) => {
    const { accounts, tab } = await signedIn();
    Object.assign(accounts.world, { refresh, isForbidden: true });
    const answer = await tab.holder.client('user/update', { body: { customer: noorsProfile } });
    expect({
      ...answer,
      token: (await tab.holder.kept())?.token,
      notices: tab.notices.map((notice) => 'text' in notice && notice.text),
    }).toEqual({ ok: false, ...expected });
  });

  it('gives the session up when a refreshed token is turned down too', async () => {
    const { accounts, tab } = await signedIn();
    accounts.world.good = 'another';
    accounts.world.refresh = 'useless';
    const answer = await tab.holder.client('user/me', {});
    expect([answer, tab.notices, await tab.holder.kept()]).toEqual([
      { ok: false, status: 401, result: refreshFailed },
      [{ code: 'session.broken', kind: 'error' }],
      null,
    ]);
  });

  it.each([
    ['unanswered', 'very busy'],
    ['unreachable', 'Failed to fetch'],
  ] as const)('keeps the session when the refresh is %s', async (what, words) => {
    const { accounts, tab } = await signedIn();
    accounts.world.good = 'another';
    if (what === 'unanswered') accounts.world.refresh = 'unanswered';
    const { fetch } = accounts;
    if (what === 'unreachable')
      tab.holder.place.fetch = (request) =>
        request.url.endsWith('/refresh') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(request);
    await expect(tab.holder.client('user/me', {})).rejects.toThrow(words);
    expect([(await tab.holder.kept())?.token, tab.notices]).toEqual(['token-1', []]);
  });

  it('drops the tasks of the session that failed; orders and those of guests stay', async () => {
    const { accounts, browser, tab } = await signedIn();
    const queue = queueOf({ browser, accounts });
    await enqueueTask(queue, taskOf('hers', 7));
    await enqueueTask(queue, taskOf('nobodys', null));
    await browser.storage.write([
      { in: 'orders', key: 'o', put: { order_id: 'o', state: 'saved' } as never },
    ]);
    accounts.world.good = 'another';
    accounts.world.refresh = 'refused';
    await tab.holder.client('user/me', {});
    expect([
      (await browser.storage.list('tasks')).map(({ task_id: id }) => id),
      (await browser.storage.list('orders')).length,
    ]).toEqual([['nobodys'], 1]);
  });

  it('never asks for two refreshes at once, whatever calls come when, and ends in one state for all', async () => {
    const step = fc.record({
      tab: fc.nat(1),
      call: fc.constantFrom('user/me' as const, 'cart/pull' as const),
      expires: fc.boolean(),
      refresh: fc.constantFrom('granted' as const, 'refused' as const, 'useless' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const { accounts, browser, tab } = await signedIn();
        const tabs = [tab, browser.open()];
        let most = 0;
        let running = 0;
        for (const { holder } of tabs) {
          const { fetch } = holder.place;
          holder.place.fetch = async (request) => {
            const isRefresh = request.url.endsWith('/refresh');
            running += isRefresh ? 1 : 0;
            most = Math.max(most, running);
            await new Promise((resolve) => setTimeout(resolve, 0));
            return fetch(request).finally(() => (running -= isRefresh ? 1 : 0));
          };
        }
        await Promise.all(
          steps.map(async ({ tab: which, call, expires, refresh }) => {
            if (expires) accounts.world.good = 'another';
            accounts.world.refresh = refresh;
            await tabs[which]?.holder.client(call, {});
          }),
        );
        await Promise.all(tabs.map(({ holder }) => holder.show()));
        const kept = await tab.holder.kept();
        expect([most <= 1, tabs.map(({ profile }) => profile()?.id ?? null)]).toEqual([
          true,
          tabs.map(() => kept?.profile.id ?? null),
        ]);
      }),
      { numRuns: 40 },
    );
  });
});
