import { calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { countStatements } from '../../../database/count-statements.ts';
import { type CountedSearch, keepSearchCounts } from '../search-counts.ts';

const counted = (term: string, times: number): CountedSearch => ({
  storeCode: 'ar',
  folded: term,
  term,
  times,
  withoutResult: 0,
});
const { url, provider } = await providerOverHttp({}, (db) =>
  keepSearchCounts(db, [counted('شاي', 7), counted('تمر', 4)], Date.now()),
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
  it('lists what many searched for in the store, and no other store', async () => {
    const popular = async (storeCode: string) => {
      const answer = await fetch(`${url}/api/ext/dijla/popular-searches?storeCode=${storeCode}`);
      const body = (await answer.json()) as { result: unknown };
      return calls['catalog/popular-searches'].result.parse(body.result).terms;
    };
    expect(await popular('ar')).toEqual(['شاي']);
    expect(await popular('en')).toEqual([]);
  });
});
