import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../platform/memory-storage.ts';
import {
  followMessagingToken,
  forgetMessagingToken,
  messagingIdOf,
  type MessagingPlace,
  readMessagingToken,
  turnMessagesOn,
} from './messaging-token.ts';

const subscription = (endpoint: string) => JSON.stringify({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
const token = subscription('https://push.example/send/1');

/** A browser with a push service, and a provider, each of which may fail. */
const browser = (given: {
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  isSignedIn?: boolean;
  fails?: readonly ('subscribe' | 'save' | 'remove' | 'unsubscribe')[];
}) => {
  const state = {
    permission: 'default' as NotificationPermission,
    isSignedIn: true,
    fails: [] as readonly string[],
    ...given,
  };
  const acts: string[] = [];
  const logged: string[] = [];
  const act = (name: string, what = ''): Promise<void> => {
    if (state.fails.includes(name)) return Promise.reject(new Error(name));
    acts.push(`${name}${what === '' ? '' : ` ${what}`}`);
    return Promise.resolve();
  };
  const place: MessagingPlace = {
    storage: memoryStorage(),
    now: () => 1000,
    permission: () => state.permission,
    ask: async () => (state.permission = given.answer ?? 'granted'),
    subscribe: async () => {
      await act('subscribe');
      return token;
    },
    unsubscribe: () => act('unsubscribe'),
    isSignedIn: async () => state.isSignedIn,
    save: (saved) => act('save', saved),
    remove: (id) => act('remove', id),
    log: (what) => logged.push(what),
  };
  return { place, state, acts, logged, kept: () => readMessagingToken(place) };
};

describe('the device for messages', () => {
  it('3.29, 4.43: is kept with its moment, and saved once', async () => {
    const { place, acts, kept } = browser({});
    expect(await turnMessagesOn(place)).toBe('on');
    expect(await kept()).toEqual({ token, timestamp: 1000, isSavedToServer: true });
    await followMessagingToken(place);
    expect(acts).toEqual(['subscribe', `save ${token}`]);
  });

  it('is not asked for again, and not kept, where the shopper denies', async () => {
    const { place, acts, kept } = browser({ answer: 'denied' });
    expect(await turnMessagesOn(place)).toBe('denied');
    expect([await kept(), acts]).toEqual([null, []]);
  });

  it('6.13: of a guest is none; her permission is enough for notices of the device itself', async () => {
    const { place, acts, kept } = browser({ isSignedIn: false });
    expect(await turnMessagesOn(place)).toBe('on');
    expect([await kept(), acts]).toEqual([null, []]);
  });

  it('8.75: that was not saved is logged, and saved by a later page', async () => {
    const { place, state, acts, logged, kept } = browser({ fails: ['save'] });
    expect(await turnMessagesOn(place)).toBe('on');
    expect(await kept()).toMatchObject({ isSavedToServer: false });
    expect(logged).toEqual(['the device for messages was not saved']);
    state.fails = [];
    await followMessagingToken(place);
    expect(await kept()).toMatchObject({ isSavedToServer: true });
    expect(acts.at(-1)).toBe(`save ${token}`);
  });

  it.each([
    ['the session ends', { isSignedIn: false }],
    ['the permission is taken back', { permission: 'denied' as const }],
  ])('is deleted when %s', async (_, change) => {
    const { place, state, acts, kept } = browser({});
    await turnMessagesOn(place);
    Object.assign(state, change);
    await followMessagingToken(place);
    const id = createHash('sha256').update('https://push.example/send/1').digest('base64url');
    expect(acts.slice(2)).toEqual(['unsubscribe', `remove ${id}`]);
    expect(await kept()).toBeNull();
  });

  it('8.75: is gone from the device although nobody can be told; that is logged', async () => {
    const { place, state, logged, kept } = browser({});
    await turnMessagesOn(place);
    state.fails = ['unsubscribe', 'remove'];
    await forgetMessagingToken(place);
    expect(await kept()).toBeNull();
    expect(logged).toEqual(['the push service was not told', 'the device for messages was not deleted']);
  });

  it('is not there where the push service cannot be reached', async () => {
    const { place, kept } = browser({ fails: ['subscribe'] });
    expect(await turnMessagesOn(place)).toBe('failed');
    expect(await kept()).toBeNull();
  });

  it('has the id that the provider knows it by', async () => {
    expect(await messagingIdOf(token)).toMatch(/^[\w-]{43}$/);
  });
});
