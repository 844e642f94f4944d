import { describe, expect, it } from 'vitest';
import { brandNames } from './brand-names.ts';

const counts = { agg_terms_brand: { buckets: [{ key: 7, doc_count: 3 }, { key: 8, doc_count: 9 }, { key: 9, doc_count: 5 }] } };
const definition = { options: [{ label: 'Beko', value: '7' }, { label: 'LG', value: '8' }, { label: ' ', value: '9' }] };

describe('brandNames', () => {
  it('names the largest first and leaves out those without a name', () =>
    expect(brandNames(counts, definition, 10)).toEqual([{ id: 8, name: 'LG' }, { id: 7, name: 'Beko' }]));
  it('names so many at most', () => expect(brandNames(counts, definition, 1)).toEqual([{ id: 8, name: 'LG' }]));
  it.each([
    ['counts', undefined, definition],
    ['a definition', counts, undefined],
  ])('names none without %s', (_, counted, defined) => expect(brandNames(counted, defined, 10)).toEqual([]));
});
