import { describe, expect, it } from 'vitest';
import { enqueueTask, sendTasks } from '../queue/send-tasks.ts';
import { signIn } from './sign-in.ts';
import {
  noorsProfile,
  queueOf,
  signedIn,
  taskOf,
  testAccounts,
  testSessions,
} from '../testing/test-session.ts';

describe('signIn', () => {
  it('keeps token and customer, asks for the refresh token as a cookie, and tells of it', async () => {
    const accounts = testAccounts();
    const browser = testSessions(accounts);
    const tab = browser.open();
    await signIn(tab.holder, { username: 'noor@example.iq', password: 'right' }, 'ar');
    expect(await browser.storage.read('session', 'session')).toEqual({
      token: 'token-1',
      refresh_token: null,
      profile: noorsProfile,
    });
    expect([accounts.calls(), accounts.asked[0]?.cookie, tab.events, browser.signs]).toEqual([
      ['user/login', 'user/me token-1'],
      'cookie',
      [{ code: 'session.signed-in', customer_id: 7 }],
      [true],
    ]);
  });

  it('is marked before it is stored, and the mark of one that was never stored goes', async () => {
    const { open, storage, signs } = testSessions(testAccounts());
    await signIn(open().holder, { username: 'noor@example.iq', password: 'right' }, 'ar');
    expect(signs).toEqual([true]);
    await storage.write([{ in: 'session', key: 'session', put: null }]);
    await open().holder.show();
    await expect.poll(() => signs).toEqual([true, false]);
  });

  it('hands over the words of a refusal and leaves nobody signed in', async () => {
    const browser = testSessions(testAccounts());
    const tab = browser.open();
    expect([
      await signIn(tab.holder, { username: 'noor@example.iq', password: 'wrong' }, 'ar'),
      await tab.holder.kept(),
      tab.notices,
    ]).toEqual([{ ok: false, text: 'The account sign-in was incorrect.' }, null, []]);
  });

  it('says nothing of its own without a connection', async () => {
    const accounts = testAccounts();
    accounts.world.isReachable = false;
    expect(
      await signIn(testSessions(accounts).open().holder, { username: 'a', password: 'right' }, 'ar'),
    ).toEqual({ ok: false, text: '' });
  });

  it('leaves a customer what is hers when she signs in again, and takes it away when another does', async () => {
    const { accounts, browser, tab } = await signedIn();
    await enqueueTask(queueOf({ browser, accounts }), taskOf('hers', 7));
    await signIn(tab.holder, { username: '07701234567', password: 'right' }, 'ar');
    expect([(await browser.storage.list('tasks')).map(({ task_id: id }) => id), tab.events]).toEqual([
      ['hers'],
      [{ code: 'session.signed-in', customer_id: 7 }],
    ]);
    await tab.holder.begin({ token: 'token-9', refresh_token: null, profile: { ...noorsProfile, id: 8 } });
    expect([await browser.storage.list('tasks'), tab.events.slice(1)]).toEqual([
      [],
      [
        { code: 'session.signed-out', customer_id: 7, is_silent: true },
        { code: 'session.signed-in', customer_id: 8 },
      ],
    ]);
  });

  it('waits for the goodbye of the session before, which would take its cookie, and for no other task', async () => {
    const { accounts, browser, tab } = await signedIn();
    await tab.holder.end(false);
    const goodbye = Promise.withResolvers<void>();
    const queue = {
      ...queueOf({ browser, accounts }),
      fetch: (request: Request) => goodbye.promise.then(() => accounts.fetch(request)),
    };
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
    expect([
      before,
      accounts.calls()[0],
      await signIn(tab.holder, { username: '07701234567', password: 'right' }, 'ar'),
    ]).toEqual([[], 'user/logout', { ok: true }]);
  });

  it('makes the goodbye of the session before needless', async () => {
    const { browser, tab } = await signedIn();
    await tab.holder.end(false);
    const goodbyes = await browser.storage.list('tasks');
    await signIn(tab.holder, { username: '07701234567', password: 'right' }, 'ar');
    expect([goodbyes.map(({ url }) => url), await browser.storage.list('tasks')]).toEqual([
      ['/api/user/logout'],
      [],
    ]);
  });
});
