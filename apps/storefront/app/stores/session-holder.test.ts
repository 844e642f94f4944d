import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enqueueTask, sendTasks } from '../offline/send-tasks.ts';
import { newTask } from '../offline/sync-task.ts';
import { emptyCart, readCart } from './device-cart.ts';
import type { DeviceOrder } from './device-order.ts';
import type { Change } from './device-storage.ts';
import { refreshFailed } from './refresh-lock.ts';
import { signIn } from './sign-in.ts';
import { testContext } from './test-provider.ts';
import { noorsProfile, testAccounts, testSessions } from './test-session.ts';
import { withoutOwner } from './with-owner.ts';

const signedIn = async () => {
  const accounts = testAccounts();
  const browser = testSessions(accounts);
  const tab = browser.open();
  expect(await signIn(tab.holder, { username: '07701234567', password: 'right' }, 'ar')).toEqual({ ok: true });
  accounts.asked.length = 0;
  return { accounts, browser, tab };
};

const taskOf = (task_id: string, customer_id: number | null) => newTask({ task_id, call: 'user/update', input: {}, entity: 'profile', customer_id });

const mug = { id: 'o', kind: 'add', line_key: 'MUG', sku: 'MUG', parent_sku: 'MUG', qty: 1, at: 0, store_code: 'en', attempts: 0, qty_before: 0 } as const;

const queueOf = ({ browser, accounts }: Pick<Awaited<ReturnType<typeof signedIn>>, 'browser' | 'accounts'>) => ({
  storage: browser.storage, withLock: browser.withLock, fetch: accounts.fetch, origin: 'https://shop.example', now: () => 1_000, told: { tell: () => undefined, callBack: async () => undefined },
});

describe('signIn', () => {
  it('keeps token and customer, asks for the refresh token as a cookie, and tells of it', async () => {
    const accounts = testAccounts();
    const browser = testSessions(accounts);
    const tab = browser.open();
    await signIn(tab.holder, { username: 'noor@example.iq', password: 'right' }, 'ar');
    expect(await browser.storage.read('session', 'session')).toEqual({ token: 'token-1', refresh_token: null, profile: noorsProfile });
    expect([accounts.calls(), accounts.asked[0]?.cookie, tab.events, browser.signs]).toEqual([
      ['user/login', 'user/me token-1'], 'cookie', [{ code: 'session.signed-in', customer_id: 7 }], [true],
    ]);
  });

  it('hands over the words of a refusal and leaves nobody signed in', async () => {
    const browser = testSessions(testAccounts());
    const tab = browser.open();
    expect([await signIn(tab.holder, { username: 'noor@example.iq', password: 'wrong' }, 'ar'), await tab.holder.kept(), tab.notices]).toEqual([
      { ok: false, text: 'The account sign-in was incorrect.' }, null, [],
    ]);
  });

  it('says nothing of its own without a connection', async () => {
    const accounts = testAccounts();
    accounts.world.isReachable = false;
    expect(await signIn(testSessions(accounts).open().holder, { username: 'a', password: 'right' }, 'ar')).toEqual({ ok: false, text: '' });
  });

  it('leaves a customer what is hers when she signs in again, and takes it away when another does', async () => {
    const { accounts, browser, tab } = await signedIn();
    await enqueueTask(queueOf({ browser, accounts }), taskOf('hers', 7));
    await signIn(tab.holder, { username: '07701234567', password: 'right' }, 'ar');
    expect([(await browser.storage.list('tasks')).map(({ task_id: id }) => id), tab.events]).toEqual([['hers'], [{ code: 'session.signed-in', customer_id: 7 }]]);
    await tab.holder.begin({ token: 'token-9', refresh_token: null, profile: { ...noorsProfile, id: 8 } });
    expect([await browser.storage.list('tasks'), tab.events.slice(1)]).toEqual([
      [], [{ code: 'session.signed-out', customer_id: 7, is_silent: true }, { code: 'session.signed-in', customer_id: 8 }],
    ]);
  });

  it('waits for the goodbye of the session before, which would take its cookie, and for no other task', async () => {
    const { accounts, browser, tab } = await signedIn();
    await tab.holder.end(false);
    const goodbye = Promise.withResolvers<void>();
    const queue = { ...queueOf({ browser, accounts }), fetch: (request: Request) => goodbye.promise.then(() => accounts.fetch(request)) };
    const sending = sendTasks(queue);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const signing = signIn(tab.holder, { username: '07701234567', password: 'right' }, 'ar');
    await new Promise((resolve) => setTimeout(resolve, 0));
    const before = accounts.calls();
    goodbye.resolve();
    await Promise.all([signing, sending]);
    const slow = { ...queueOf({ browser, accounts }), fetch: () => new Promise<never>(() => undefined) };
    await enqueueTask(slow, taskOf('slow', null));
    void sendTasks(slow);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([before, accounts.calls()[0], await signIn(tab.holder, { username: '07701234567', password: 'right' }, 'ar')]).toEqual([[], 'user/logout', { ok: true }]);
  });

  it('makes the goodbye of the session before needless', async () => {
    const { browser, tab } = await signedIn();
    await tab.holder.end(false);
    const goodbyes = await browser.storage.list('tasks');
    await signIn(tab.holder, { username: '07701234567', password: 'right' }, 'ar');
    expect([goodbyes.map(({ url }) => url), await browser.storage.list('tasks')]).toEqual([['/api/user/logout'], []]);
  });
});

describe('sessionHolder', () => {
  it('shows the customer kept on the device, and tells when there is none', async () => {
    const { browser } = await signedIn();
    const other = browser.open();
    const stranger = testSessions(testAccounts()).open();
    await Promise.all([other.holder.show(), stranger.holder.show()]);
    expect([other.profile()?.id, stranger.profile(), stranger.events]).toEqual([7, null, [{ code: 'session.non-authorized' }]]);
  });

  it('makes a call again with a refreshed token', async () => {
    const { accounts, tab } = await signedIn();
    accounts.world.good = 'another';
    const answer = await tab.holder.client('user/me', {});
    expect([answer.ok, accounts.calls()]).toEqual([true, ['user/me token-1', 'user/refresh', 'user/me token-2']]);
  });

  it('refreshes once for all calls and tabs that meet the same dead token', async () => {
    const { accounts, browser, tab } = await signedIn();
    const other = browser.open();
    accounts.world.good = 'another';
    const answers = await Promise.all([tab.holder.client('user/me', {}), tab.holder.client('user/sessions', {}), other.holder.client('user/me', {})]);
    expect([answers.map(({ ok }) => ok), accounts.calls().filter((call) => call === 'user/refresh')]).toEqual([[true, true, true], ['user/refresh']]);
    expect(new Set(browser.waits)).toEqual(new Set([1_000]));
  });

  it('lesson 16: signs out silently when the refresh fails, shows the sign-up and lets a guest’s calls go as a guest’s', async () => {
    const { accounts, browser, tab } = await signedIn();
    accounts.world.good = 'another';
    accounts.world.refresh = 'refused';
    const refused = await tab.holder.client('cart/pull', {});
    const after = await tab.holder.client('cart/pull', {});
    expect([refused, after.ok, tab.notices, await tab.holder.kept(), browser.signs.at(-1)]).toEqual([
      { ok: false, status: 401, result: refreshFailed }, true, [{ code: 'session.ended', kind: 'error', text: '' }], null, false,
    ]);
    expect(tab.events.at(-1)).toEqual({ code: 'session.signed-out', customer_id: 7, is_silent: true });
  });

  it.each([[true, ['user/logout'], ['gone']], [false, [], []]] as const)('takes her own prices with a session that fails, of the device, the cookie and every tab (own: %s)', async (is_own, goodbyes, gone) => {
    const { accounts, browser, tab } = await signedIn();
    await browser.storage.write([{ in: 'contexts', key: 'en', put: { context: { ...testContext, customer_group: 'Wholesale' }, seen_at: 0, is_own } }]);
    accounts.world.good = 'another';
    accounts.world.refresh = 'refused';
    await tab.holder.client('user/me', {});
    expect([accounts.calls().filter((call) => call === 'user/logout'), browser.pricesGone, await browser.storage.list('contexts')]).toEqual([goodbyes, gone, []]);
  });

  it('refuses a customer’s calls on the spot once the refresh has failed, until somebody signs in', async () => {
    const { accounts, tab } = await signedIn();
    accounts.world.good = 'another';
    accounts.world.refresh = 'refused';
    await tab.holder.client('user/me', {});
    accounts.asked.length = 0;
    expect([await tab.holder.client('user/me', {}), accounts.calls()]).toEqual([{ ok: false, status: 401, result: refreshFailed }, []]);
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
    expect(tab.notices).toEqual([{ code: 'session.ended', kind: 'error', text: 'Your account was disabled.' }]);
  });

  it.each([
    ['ends the session of an account disabled since', 'disabled', { status: 401, result: refreshFailed, token: undefined, notices: ['Your account was disabled.'] }],
    ['leaves the session to whoever may not do just this', 'granted', { status: 403, result: 'Not yours.', token: 'token-2', notices: [] }],
    ['leaves the session as it is when nobody says', 'unanswered', { status: 403, result: 'Not yours.', token: 'token-1', notices: [] }],
  ] as const)('%s when a call is forbidden', async (_, refresh, expected) => {
    const { accounts, tab } = await signedIn();
    Object.assign(accounts.world, { refresh, isForbidden: true });
    const answer = await tab.holder.client('user/update', { body: { customer: noorsProfile } });
    expect({ ...answer, token: (await tab.holder.kept())?.token, notices: tab.notices.map((notice) => 'text' in notice && notice.text) }).toEqual({ ok: false, ...expected });
  });

  it('gives the session up when a refreshed token is turned down too', async () => {
    const { accounts, tab } = await signedIn();
    accounts.world.good = 'another';
    accounts.world.refresh = 'useless';
    const answer = await tab.holder.client('user/me', {});
    expect([answer, tab.notices, await tab.holder.kept()]).toEqual([{ ok: false, status: 401, result: refreshFailed }, [{ code: 'session.broken', kind: 'error' }], null]);
  });

  it.each([
    ['unanswered', 'a lot to do'],
    ['unreachable', 'Failed to fetch'],
  ] as const)('keeps the session when the refresh is %s', async (what, words) => {
    const { accounts, tab } = await signedIn();
    accounts.world.good = 'another';
    if (what === 'unanswered') accounts.world.refresh = 'unanswered';
    const { fetch } = accounts;
    if (what === 'unreachable') tab.holder.place.fetch = (request) => (request.url.endsWith('/refresh') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(request));
    await expect(tab.holder.client('user/me', {})).rejects.toThrow(words);
    expect([(await tab.holder.kept())?.token, tab.notices]).toEqual(['token-1', []]);
  });

  it('drops the tasks of the session that failed; orders and those of guests stay', async () => {
    const { accounts, browser, tab } = await signedIn();
    const queue = queueOf({ browser, accounts });
    await enqueueTask(queue, taskOf('hers', 7));
    await enqueueTask(queue, taskOf('nobodys', null));
    await browser.storage.write([{ in: 'orders', key: 'o', put: { order_id: 'o', state: 'saved' } as never }]);
    accounts.world.good = 'another';
    accounts.world.refresh = 'refused';
    await tab.holder.client('user/me', {});
    expect([(await browser.storage.list('tasks')).map(({ task_id: id }) => id), (await browser.storage.list('orders')).length]).toEqual([['nobodys'], 1]);
  });

  it('ends with everything of the customer gone, a confirmation, and word to the other tabs', async () => {
    const { browser, accounts, tab } = await signedIn();
    const other = browser.open();
    await other.holder.show();
    await enqueueTask(queueOf({ browser, accounts }), taskOf('hers', 7));
    await browser.storage.write([
      { in: 'checkout', key: 'details', put: { fullName: 'Noor Hasan' } },
      ...[testContext, { ...testContext, store_code: 'ar', customer_group: 'Wholesale', price_list: 'wholesale' }].map((context): Change => ({ in: 'contexts', key: context.store_code, put: { context, seen_at: 0 } })),
      ...(['accepted', 'rejected', 'saved'] as const).map((state): Change => ({ in: 'orders', key: state, put: { order_id: state, state } as DeviceOrder })),
    ]);
    await browser.storage.write([{ in: 'queries', key: 'q', put: { answer: { hits: [], total: 0 }, seen_at: 0 } }]);
    await tab.holder.end(false);
    await other.holder.show();
    expect([await tab.holder.kept(), await browser.storage.read('checkout', 'details'), (await browser.storage.list('tasks')).map(({ url }) => url)]).toEqual([null, null, ['/api/user/logout']]);
    expect([(await browser.storage.list('orders')).map(({ state }) => state), (await browser.storage.list('contexts')).map(({ context }) => context.customer_group), await browser.storage.list('queries')]).toEqual([['saved'], ['NOT LOGGED IN'], []]);
    expect([tab.notices, tab.events.at(-1), other.profile(), other.events.at(-1)]).toEqual([
      [{ code: 'session.closed', kind: 'success' }], { code: 'session.signed-out', customer_id: 7, is_silent: false }, null, { code: 'session.signed-out', customer_id: 7, is_silent: true },
    ]);
  });

  it.each([[false, []], [true, ['MUG']]])('takes what was not sent of her cart along when it is ended by her: %s', async (isSilent, left) => {
    const { browser, tab } = await signedIn();
    await browser.storage.write([{ in: 'cart', key: 'cart', put: { ...emptyCart, owner: '7', operations: [mug] } }]);
    await tab.holder.end(isSilent);
    expect(withoutOwner(await readCart(browser.storage)).left.flatMap(({ operations }) => operations.map(({ sku }) => sku))).toEqual(left);
  });

  it('leaves what was bought behind an order that waits for her, with the order, when it is ended by her', async () => {
    const { browser, tab } = await signedIn();
    const order = { order_id: 'waits', state: 'saved', draft: { cart: { ...emptyCart, owner: '7' } } } as DeviceOrder;
    await browser.storage.write([{ in: 'orders', key: 'waits', put: order }, { in: 'cart', key: 'cart', put: { ...emptyCart, owner: '7', operations: [mug] } }]);
    await tab.holder.end(false);
    expect(await readCart(browser.storage)).toMatchObject({ owner: null, operations: [], left: [{ owner: '7', operations: [mug] }] });
  });

  it('leaves what waits for another customer when it is ended by its own', async () => {
    const { browser, tab } = await signedIn();
    const hers = { owner: '6', cart_id: 'hers', provider: 'ours', store_code: 'en', base: emptyCart.base, operations: [mug], taken: {} } as const;
    await browser.storage.write([{ in: 'cart', key: 'cart', put: { ...emptyCart, owner: '7', operations: [mug], left: [hers] } }]);
    await tab.holder.end(false);
    expect(await readCart(browser.storage)).toMatchObject({ owner: null, operations: [], left: [hers] });
  });

  it('ends only once', async () => {
    const { tab } = await signedIn();
    await Promise.all([tab.holder.end(false), tab.holder.end(false)]);
    expect(tab.notices).toHaveLength(1);
  });

  it('never asks for two refreshes at once, whatever calls come when, and ends in one state for all', async () => {
    const step = fc.record({ tab: fc.nat(1), call: fc.constantFrom('user/me' as const, 'cart/pull' as const), expires: fc.boolean(), refresh: fc.constantFrom('granted' as const, 'refused' as const, 'useless' as const) });
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
        expect([most <= 1, tabs.map(({ profile }) => profile()?.id ?? null)]).toEqual([true, tabs.map(() => kept?.profile.id ?? null)]);
      }),
      { numRuns: 40 },
    );
  });
});
