import { calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { countStatements } from '../../../database/count-statements.ts';
import { type CountedSearch, keepSearchCounts } from '../search-counts.ts';

const counted = (folded: string, times: number): CountedSearch => ({
  storeCode: 'ar',
  folded,
  times,
  withoutResult: 0,
});
const { url, provider, database } = await providerOverHttp();
await keepSearchCounts(
  database.db,
  [
    ...['شاي', 'صابون غار', 'صابون', 'مزهريه', 'غار'].map((text, place) => counted(text, 10 - place)),
    counted('صحون', 4),
    // A word of the owner's that no product has.
    counted('محمود', 60),
    // Words that a catalogue does not have, beside one that it has, and misspelt ones.
    ...['شاي جاسم', 'جاسم العبيدي', 'صابوون', 'dijla-casino'].map((text) => counted(text, 50)),
  ],
  Date.now(),
);
const tell = (body: unknown) =>
  new Request(`${url}/api/ext/dijla/events?storeCode=ar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('other/event', () => {
  it('answers true without a statement or a cookie', async () => {
    const { statements } = await countStatements(async () => {
      const response = await fetch(tell({ event: 'search', term: 'شاي', total: 3 }));
      expect([response.status, response.headers.get('set-cookie'), await response.json()]).toEqual([
        200,
        null,
        { code: 200, result: true },
      ]);
    });
    expect(statements).toEqual([]);
  });

  it.each([
    [{}],
    [{ event: 'visit', term: 'tea', total: 1 }],
    [{ event: 'search', term: '', total: 1 }],
    [{ event: 'search', term: 'x'.repeat(257), total: 1 }],
    [{ event: 'search', term: 'tea', total: -1 }],
  ])('refuses %j', async (body) => {
    expect((await provider.fetch(tell(body), {})).status).toBe(400);
  });
});

describe('catalog/popular-searches', () => {
  it('lists four that many searched for in the store, in words of the catalogue alone, and no other store', async () => {
    const popular = async (storeCode: string) => {
      const answer = await fetch(`${url}/api/ext/dijla/popular-searches?storeCode=${storeCode}`);
      const body = (await answer.json()) as { result: unknown };
      return calls['catalog/popular-searches'].result.parse(body.result).terms;
    };
    expect(await popular('ar')).toEqual(['شاي', 'صابون غار', 'صابون', 'مزهريه']);
    expect(await popular('en')).toEqual([]);
  });
});
