import { account as arabic } from '@dijla/messages/ar/account';
import { account as english } from '@dijla/messages/en/account';
import { describe, expect, it } from 'vitest';
import { linkedWords } from './linked-words.ts';

describe('linkedWords', () => {
  it('splits a sentence at each of the words, whichever comes first', () => {
    const linked = [
      { words: 'c', to: '/c' },
      { words: 'a', to: '/a' },
    ];
    expect(linkedWords('a b c', linked)).toEqual([
      { words: 'a', to: '/a' },
      { words: ' b ', to: null },
      { words: 'c', to: '/c' },
    ]);
    expect(linkedWords('b', linked)).toEqual([{ words: 'b', to: null }]);
  });

  it.each([english, arabic])('finds both pages in what is agreed to: $consentToTerms', (account) => {
    const linked = Object.entries(account.consentWords).map(([to, words]) => ({ words, to }));
    const said = linkedWords(account.consentToTerms, linked);
    expect(said.flatMap(({ to }) => to ?? [])).toEqual(['terms', 'privacy']);
    expect(said.map(({ words }) => words).join('')).toBe(account.consentToTerms);
  });
});
