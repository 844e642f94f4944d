import { LRUCache } from 'lru-cache';
import { contentPageEntities } from '@dijla/contract/entities';
import type { PageRouteName } from '../page-routes.ts';

/** An address without a page, in the form written to the log. */
export type MissingAddress = { path: string; status: number; message: string };

export type MissingAddresses = {
  /**
   * Logs a page that was answered with 404 or 410. Ignores other statuses, paths that may contain an e-mail
   * address, and paths already logged.
   */
  note: (page: { pathname: string; route: PageRouteName; status: number }) => void;
};

/**
 * The queries that found nothing on a route, in the order of spec 1 §2 (URL dispatch), worded as in its
 * error catalog (§8).
 */
const queriesOf: Partial<Record<PageRouteName, readonly string[]>> = {
  entity: ['Product', 'Category'],
  productBySku: ['Product'],
  categoryBySlug: ['Category'],
  ...Object.fromEntries(contentPageEntities.map((entity) => [entity, ['CMS']])),
};

const messageOf = (route: PageRouteName): string =>
  queriesOf[route]?.map((query) => `${query} query returned empty result`).join(', ') ??
  'Nothing stands at this address';

const longestPath = 200;
/** Parts of a path that may be a phone number or a token. They are masked in the log. */
const secretive = /\d{7,}|[A-Za-z0-9_]{24,}/g;
/** Matches an e-mail address, however often it is encoded. Such paths are not logged at all. */
const mailed = /@|%(?:25)*40/i;
const rememberedAtMost = 10_000;
/** Maximum number of log lines a minute, as the number of invalid addresses is unbounded. */
const reportedAtMost = 60;
const minuteMs = 60_000;

/**
 * Creates a log of addresses that lead nowhere, so that the owner learns of broken links (spec 1 §2). Each
 * path is logged once, without its query string, and the rate is limited.
 */
export const missingAddresses = (
  log: (missing: MissingAddress) => void,
  now: () => number,
): MissingAddresses => {
  const logged = new LRUCache<string, true>({ max: rememberedAtMost });
  const minute = { startedAt: -Infinity, logged: 0 };
  const mayTell = (): boolean => {
    if (now() - minute.startedAt >= minuteMs) Object.assign(minute, { startedAt: now(), logged: 0 });
    minute.logged += 1;
    return minute.logged <= reportedAtMost;
  };
  return {
    note: ({ pathname, route, status }) => {
      if ((status !== 404 && status !== 410) || mailed.test(pathname)) return;
      const path = pathname.slice(0, longestPath).replaceAll(secretive, '…');
      if (logged.has(path) || !mayTell()) return;
      logged.set(path, true);
      log({ path, status, message: messageOf(route) });
    },
  };
};
