import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../call/refusal.ts';
import { engineQueryOf } from '@dijla/search-index/core/query/engine-query-of';
import { parseRequest } from './parse-request.ts';

const request = { _appliedFilters: [{ attribute: 'name', value: { eq: '100% cotton' } }] };
const elasticsearch = { query: { bool: { filter: { terms: { name: ['100% cotton'] } } } } };
const inQuery = (text: string | undefined, format: string | undefined = 'search-query') =>
  parseRequest({ request: text, body: undefined, format });
const refused = (answer: ReturnType<typeof parseRequest>) =>
  isRefusal(answer) ? [answer.code, answer.data] : answer;

describe('parseRequest', () => {
  it.each([
    ['decoded', (text: string) => text],
    ['still encoded once', encodeURIComponent],
  ])('reads a request that is %s', (_, written) => {
    expect(inQuery(written(JSON.stringify(request)))).toEqual(request);
    expect(
      parseRequest({ request: written(JSON.stringify(elasticsearch)), body: undefined, format: undefined }),
    ).toMatchObject({ _appliedFilters: [{ attribute: 'name', value: { in: ['100% cotton'] } }] });
  });

  it('W1: reads the body of a POST before the address, by the format that the address names', () => {
    expect(parseRequest({ request: '{', body: request, format: 'search-query' })).toEqual(request);
    expect(parseRequest({ request: '{', body: elasticsearch, format: undefined })).toMatchObject({
      _appliedFilters: [{ attribute: 'name' }],
    });
  });

  it.each([[undefined], ['']])('takes %j for a request without filters', (text) => {
    expect([inQuery(text), parseRequest({ request: text, body: undefined, format: undefined })]).toEqual([
      {},
      {},
    ]);
  });

  it.each([['{'], ['[]'], ['"text"'], ['%E0%A4%A'], ['{"_appliedFilters":1}'], ['null']])(
    'refuses %s',
    (text) => {
      expect(refused(inQuery(text))).toEqual(['search.unreadable-request', {}]);
    },
  );

  it.each([
    ['{"query":{"match_all":{}}}', 'query.match_all'],
    ['{"size":5}', 'size'],
    [JSON.stringify(request), '_appliedFilters'],
  ])('W1: names what it does not understand of the Elasticsearch body %s', (text, clause) => {
    expect(refused(parseRequest({ request: text, body: undefined, format: undefined }))).toEqual([
      'search.foreign-query',
      { clause },
    ]);
  });

  it('answers whatever it is given', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.json().map(encodeURIComponent),
      fc.anything().map((value) => JSON.stringify({ _appliedFilters: value })),
      fc.anything().map((value) => JSON.stringify({ query: { bool: { filter: value } } })),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom('search-query', undefined), (text, format) => {
        const asked = parseRequest({ request: text, body: undefined, format });
        const size = isRefusal(asked)
          ? 50
          : engineQueryOf(asked, { from: text, size: text, sort: text }).size;
        expect(size).toBeGreaterThan(0);
      }),
    );
  });
});
