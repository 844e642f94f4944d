import type { CustomerProfile } from '@dijla/contract/client';
import { createStore } from 'zustand/vanilla';
import { newTask, type SyncTask } from '../queue/sync-task.ts';
import { queueLocks } from '../platform/browser-locks.ts';
import { memoryStorage } from '../platform/memory-storage.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';
import type { SessionEvent } from '../session/session-events.ts';
import { sessionHolder } from '../session/session-holder.ts';
import { unreadSession } from '../session/session-state.ts';
import { signIn } from '../session/sign-in.ts';

export const noorsProfile: CustomerProfile = {
  id: 7,
  group_id: 1,
  created_at: '2025-01-05 10:00:00',
  updated_at: '2025-01-05 10:00:00',
  created_in: 'Arabic',
  email: 'noor@example.iq',
  firstname: 'Noor',
  lastname: 'Hasan',
  store_id: 1,
  website_id: 1,
  disable_auto_group_change: 0,
  addresses: [],
  custom_attributes: [{ attribute_code: 'mobilenumber', value: '07701234567' }],
};

const answer = (code: number, result: unknown, meta?: object): Response =>
  Response.json({ code, result, meta }, { status: code });

/**
 * Returns a provider with one customer: its state holds which tokens are valid, whether a refresh is
 * granted, and the calls made.
 */
export const testAccounts = () => {
  const world = {
    good: 'token-1',
    refresh: 'granted' as 'granted' | 'refused' | 'disabled' | 'unanswered' | 'useless',
    isReachable: true,
    isForbidden: false,
    /** Whether the customer has registered; a registration is refused then. */
    isRegistered: true,
    /** Calls whose answers are lost, in the order they are made: before they arrive, or after they were carried out. */
    lost: [] as ('before' | 'after' | 'none')[],
  };
  const asked: { call: string; token: string | null; cookie: string | null; body: unknown }[] = [];
  const refreshed = (): Response => {
    if (world.refresh === 'refused') return answer(401, 'Invalid refresh token provided');
    if (world.refresh === 'disabled') return answer(403, 'Your account was disabled.');
    if (world.refresh === 'unanswered') return answer(503, 'We’re very busy right now.');
    if (world.refresh === 'granted') world.good = `token-${asked.length}`;
    return answer(200, `token-${asked.length}`);
  };
  const register = (): Response => {
    if (world.isRegistered) return answer(400, 'A customer with the same email address already exists.');
    world.isRegistered = true;
    return answer(200, noorsProfile);
  };
  const fetch = async (request: Request): Promise<Response> => {
    const fate = world.lost.shift();
    if (!world.isReachable || fate === 'before') throw new TypeError('Failed to fetch');
    const response = await carryOut(request);
    if (fate === 'after') throw new TypeError('Failed to fetch');
    return response;
  };
  const carryOut = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
    const text = await request.text();
    const body = text === '' ? null : (JSON.parse(text) as { password?: string });
    asked.push({
      call: pathname.replace('/api/', ''),
      token,
      cookie: request.headers.get('x-refresh-token'),
      body,
    });
    if (pathname === '/api/user/create') return register();
    if (pathname === '/api/user/login')
      return world.isRegistered && body?.password === 'right'
        ? answer(200, world.good, {})
        : answer(401, 'The account sign-in was incorrect.');
    if (pathname === '/api/user/refresh') return refreshed();
    if (pathname === '/api/user/logout') return answer(200, true);
    if (token !== null && token !== world.good) return answer(401, 'The token is no longer valid.');
    if (token === null && pathname.startsWith('/api/user/')) return answer(401, 'Sign in first.');
    if (token !== null && world.isForbidden) return answer(403, 'Not yours.');
    return answer(200, pathname === '/api/user/me' ? noorsProfile : { token });
  };
  return {
    world,
    fetch,
    asked,
    calls: () => asked.map(({ call, token }) => (token === null ? call : `${call} ${token}`)),
  };
};

/** A browser with its own storage and locks; its tabs share both. */
export const testSessions = (accounts: ReturnType<typeof testAccounts>) => {
  const storage = memoryStorage();
  const withLock = queueLocks();
  const signs: boolean[] = [];
  const pricesGone: string[] = [];
  const waits: number[] = [];
  const tabs = new Set<() => Promise<void>>();
  let lastId = 0;
  const open = () => {
    const stateStore = createStore(() => unreadSession);
    const events: SessionEvent[] = [];
    const notices: DeviceNotice[] = [];
    const holder = sessionHolder(
      {
        storage,
        withLock,
        fetch: accounts.fetch,
        baseUrl: 'https://shop.example',
        wait: (milliseconds) => {
          waits.push(milliseconds);
          return new Promise((resolve) => setTimeout(resolve, 1));
        },
        now: () => 1_000,
        newId: () => `id-${(lastId += 1)}`,
        mark: (isSignedIn) => signs.at(-1) !== isSignedIn && signs.push(isSignedIn),
        tell: (event) => events.push(event),
        notify: (notice) => notices.push(notice),
        tellPricesGone: () => pricesGone.push('gone'),
        tellOthers: () => tabs.forEach((show) => show !== holder.show && void show()),
      },
      stateStore,
    );
    tabs.add(holder.show);
    return { holder, events, notices, profile: () => stateStore.getState().profile };
  };
  return { open, storage, withLock, signs, waits, pricesGone };
};

/** A tab in which the provider's one customer has signed in, without any other call. */
export const signedIn = async () => {
  const accounts = testAccounts();
  const browser = testSessions(accounts);
  const tab = browser.open();
  const answer = await signIn(tab.holder, { username: '07701234567', password: 'right' }, 'ar');
  if (!answer.ok) throw new Error(answer.text);
  accounts.asked.length = 0;
  return { accounts, browser, tab };
};

/** A pending profile change of a customer; null is a guest's. */
export const taskOf = (task_id: string, customer_id: number | null): SyncTask =>
  newTask({ task_id, call: 'user/update', input: {}, entity: 'profile', customer_id });

/** The browser's sync queue as one of its pages sends it. */
export const queueOf = ({
  browser,
  accounts,
}: Pick<Awaited<ReturnType<typeof signedIn>>, 'browser' | 'accounts'>) => ({
  storage: browser.storage,
  withLock: browser.withLock,
  fetch: accounts.fetch,
  origin: 'https://shop.example',
  now: () => 1_000,
  page: { showRefusal: () => undefined, callBack: async () => undefined },
});
