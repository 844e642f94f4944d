import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { readSearchCounts } from './search-count-sql.ts';
import { type CountedSearch, keepSearchCounts, readPopularSearches } from './search-counts.ts';

const { db } = await testDatabase();
const dayMs = 86_400_000;
const today = Date.parse('2026-11-28T09:00:00Z');

const counted = (folded: string, times: number, more: Partial<CountedSearch> = {}): CountedSearch => ({
  storeCode: 'ar',
  folded,
  times,
  withoutResult: 0,
  ...more,
});
const kept = async () =>
  (await db.selectFrom('search_count').select(['day', 'folded', 'times']).orderBy('day').execute()).map(
    ({ day, folded, times }) => [String(day), folded, times],
  );

describe('search counts', () => {
  it('are popular from five on in a week, where they find something, the most frequent first', async () => {
    await keepSearchCounts(db, [counted('شاي', 3), counted('تمر', 9), counted('رز', 4)], today - dayMs);
    await keepSearchCounts(
      db,
      [
        counted('شاي', 4),
        counted('طائرة', 20, { withoutResult: 20 }),
        counted('kettle', 30, { storeCode: 'en' }),
      ],
      today,
    );
    await keepSearchCounts(db, [counted('شاي', 5)], today);
    expect(await readPopularSearches(db, 'ar', today)).toEqual(['شاي', 'تمر']);
    expect(await readPopularSearches(db, 'en', today)).toEqual(['kettle']);
    expect(await readPopularSearches(db, 'ar', today + 7 * dayMs)).toEqual([]);
  });

  it('are kept for 14 days', async () => {
    expect(await kept()).toContainEqual(['2026-11-27', 'تمر', 9]);
    await keepSearchCounts(db, [counted('سكر', 1)], today + 13 * dayMs);
    expect(await kept()).not.toContainEqual(['2026-11-27', 'تمر', 9]);
    expect(await kept()).toContainEqual(['2026-11-28', 'شاي', 9]);
  });

  it('gives twenty of more, for those that are shown to be chosen from', async () => {
    const day = today + 40 * dayMs;
    await keepSearchCounts(
      db,
      Array.from({ length: 22 }, (_, place) => counted(`text ${place}`, 5 + place)),
      day,
    );
    const popular = await readPopularSearches(db, 'ar', day);
    expect([popular.length, popular[0], popular.at(-1)]).toEqual([20, 'text 21', 'text 2']);
  });

  it('are shown to staff from two on: what found nothing first, or what is searched for most', async () => {
    const day = today + 80 * dayMs;
    const searches = [
      counted('سماور', 4, { withoutResult: 3 }),
      counted('طائرة', 9, { withoutResult: 1 }),
      counted('شاي', 30),
      counted('مرة', 1, { withoutResult: 1 }),
      counted('samovar', 2, { storeCode: 'en', withoutResult: 2 }),
    ];
    await keepSearchCounts(db, searches, day);
    const shown = async (sought: Partial<Parameters<typeof readSearchCounts>[1]>) =>
      (
        await readSearchCounts(
          db,
          { onlyWithoutResult: true, storeCode: undefined, part: undefined, ...sought },
          day,
        )
      ).map(({ text, times, without_result: without }) => [text, times, without]);
    expect(await shown({})).toEqual([
      ['سماور', 4, 3],
      ['samovar', 2, 2],
      ['طائرة', 9, 1],
    ]);
    expect((await shown({ onlyWithoutResult: false })).map(([text]) => text)).toEqual([
      'شاي',
      'طائرة',
      'سماور',
      'samovar',
    ]);
    expect(await shown({ storeCode: 'en' })).toEqual([['samovar', 2, 2]]);
    expect(await shown({ part: 'طا' })).toEqual([['طائرة', 9, 1]]);
  });
});
