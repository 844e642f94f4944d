import { LRUCache } from 'lru-cache';
import type { PageRouteName } from '../page-routes.ts';

/** An address under which nothing stands, as the log may have it. */
export type MissingAddress = { path: string; status: number; message: string };

export type MissingAddresses = {
  /** Tells of a page that was answered with 404 or 410; does nothing for other statuses, for what may hold an e-mail address, and for what it has told of already. */
  note: (page: { pathname: string; route: PageRouteName; status: number }) => void;
};

/** What was asked for in vain under a route, in the order of spec 1 §2 (URL dispatch); the words are those of its error catalogue (§8). */
const queriesOf: Partial<Record<PageRouteName, readonly string[]>> = {
  entity: ['Product', 'Category'],
  productBySku: ['Product'],
  categoryBySlug: ['Category'],
  content: ['CMS'],
};

const messageOf = (route: PageRouteName): string =>
  queriesOf[route]?.map((query) => `${query} query returned empty result`).join(', ') ??
  'Nothing stands at this address';

const longestPath = 200;
/** Somebody may have written a telephone number or a token where an address was asked for. */
const secretive = /\d{7,}|[A-Za-z0-9_]{24,}/g;
/** Somebody's e-mail address, however often it was encoded, of which nothing is written. */
const mailed = /@|%(?:25)*40/i;
const rememberedAtMost = 10_000;
/** Lines a minute: of addresses that are none there is no end. */
const toldAtMost = 60;
const minuteMs = 60_000;

/** Has addresses that lead nowhere logged, each once, so that their owner hears of broken links (spec 1 §2): without query strings, and never more than the log can bear. */
export const missingAddresses = (
  log: (missing: MissingAddress) => void,
  now: () => number,
): MissingAddresses => {
  const told = new LRUCache<string, true>({ max: rememberedAtMost });
  const minute = { startedAt: -Infinity, told: 0 };
  const mayTell = (): boolean => {
    if (now() - minute.startedAt >= minuteMs) Object.assign(minute, { startedAt: now(), told: 0 });
    minute.told += 1;
    return minute.told <= toldAtMost;
  };
  return {
    note: ({ pathname, route, status }) => {
      if ((status !== 404 && status !== 410) || mailed.test(pathname)) return;
      const path = pathname.slice(0, longestPath).replaceAll(secretive, '…');
      if (told.has(path) || !mayTell()) return;
      told.set(path, true);
      log({ path, status, message: messageOf(route) });
    },
  };
};
