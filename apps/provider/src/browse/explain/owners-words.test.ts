import { describe, expect, it } from 'vitest';
import { ownersWordsIn } from './owners-words.ts';

describe('ownersWordsIn', () => {
  it('reads groups and stop words, each of which may be absent', () => {
    expect(ownersWordsIn('{"synonyms":[["mobile","موبايل"]]}')).toEqual({
      version: 1,
      synonyms: [['mobile', 'موبايل']],
      brandNames: [],
      stopWords: [],
    });
  });

  it.each([
    ['{', 'not JSON'],
    ['[]', 'cannot be used'],
    ['{"synonyms":["mobile"]}', 'synonyms[0]'],
    ['{"stopwords":[]}', 'stopwords'],
    ['{"brandNames":[["Al Mansour", "—"]]}', '"—" has neither letters nor digits'],
  ])('refuses %s', (text, told) => {
    expect(() => ownersWordsIn(text)).toThrow(told);
  });
});
