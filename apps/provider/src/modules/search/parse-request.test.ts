import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineQueryOf } from './engine-query-of.ts';
import { parseRequest } from './parse-request.ts';

const request = { _appliedFilters: [{ attribute: 'name', value: { eq: '100% cotton' } }] };

describe('parseRequest', () => {
  it.each([
    ['decoded', JSON.stringify(request)],
    ['still encoded once', encodeURIComponent(JSON.stringify(request))],
  ])('reads a request that is %s', (_, text) => {
    expect(parseRequest(text)).toEqual({ ok: true, query: request });
  });

  it.each([[undefined], ['']])('takes %j for a request without filters', (text) => {
    expect(parseRequest(text)).toEqual({ ok: true, query: {} });
  });

  it.each([['{'], ['[]'], ['"text"'], ['%E0%A4%A'], ['{"_appliedFilters":1}'], ['null']])('refuses %s', (text) => {
    expect(parseRequest(text)).toEqual({ ok: false, code: 'search.unreadable-request' });
  });

  it.each([['{"query":{"match_all":{}}}'], ['{"aggs":{}}'], [encodeURIComponent('{"query":{"bool":{}},"size":5}')]])('knows %s as a query of another engine', (text) => {
    expect(parseRequest(text)).toEqual({ ok: false, code: 'search.foreign-query' });
  });

  it('answers whatever it is given', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.json().map(encodeURIComponent), fc.anything().map((value) => JSON.stringify({ _appliedFilters: value })));
    fc.assert(fc.property(texts, (text) => {
      const request = parseRequest(text);
      const size = request.ok ? engineQueryOf(request.query, { from: text, size: text, sort: text }).size : 50;
      expect(size).toBeGreaterThan(0);
    }));
  });
});
