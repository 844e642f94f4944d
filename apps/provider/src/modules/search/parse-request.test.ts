import { describe, expect, it } from 'vitest';
import { parseRequest } from './parse-request.ts';

const request = { _appliedFilters: [{ attribute: 'name', value: { eq: '100% cotton' } }] };

describe('parseRequest', () => {
  it.each([
    ['decoded', JSON.stringify(request)],
    ['still encoded once', encodeURIComponent(JSON.stringify(request))],
  ])('reads a request that is %s', (_, text) => {
    expect(parseRequest(text)).toEqual(request);
  });

  it.each([[undefined], ['']])('takes %j for a request without filters', (text) => {
    expect(parseRequest(text)).toEqual({});
  });

  it.each([['{'], ['[]'], ['"text"'], ['%E0%A4%A'], ['{"_appliedFilters":1}'], ['{"query":{"match_all":{}}}'], ['null']])('refuses %s', (text) => {
    expect(parseRequest(text)).toBeUndefined();
  });
});
