import { describe, expect, it } from 'vitest';
import { pseudoMessages } from './pseudo-messages.ts';
import { pseudoText } from './pseudo-text.ts';

describe('pseudoText', () => {
  it.each([
    ['Cart', /^\p{Script=Arabic}{6}$/u],
    ['Categories', /^\p{Script=Arabic}{14}$/u],
    ['Only 3 left!', /^\p{Script=Arabic}{6} 3 \p{Script=Arabic}{6}!$/u],
    [String.raw`Hi \u2068`, /^\p{Script=Arabic}{3} \\u2068$/u],
    ['like noor@example.com.', /^\p{Script=Arabic}{6} noor@example.com\.$/u],
    ['أ – ي', /^أ – ي$/],
  ])('writes %s in Arabic letters, two fifths longer', (source, expected) =>
    expect(pseudoText(source)).toMatch(expected),
  );

  it('keeps different words different', () =>
    expect(new Set(['cart', 'card', 'care', 'cure'].map(pseudoText)).size).toBe(4));
});

describe('pseudoMessages', () => {
  const latin = /\p{Script=Latin}+/gu;

  it.each([
    ["import { x } from '../plural.ts';", "import { x } from '../plural.ts';"],
    ["const a = { 'request.busy': () => 'Busy' };", "const a = { 'request.busy': () => '…' };"],
    ["const a = kind === 'today' ? 'Today' : 'Later';", "const a = kind === 'today' ? '…' : '…';"],
    ["type Kind = 'one' | 'other';", "type Kind = 'one' | 'other';"],
    ['const a = (n: number) => `Only ${n} left`;', 'const a = (n: number) => `… ${n} …`;'],
  ])('translates the words of %s', (code, expected) =>
    expect(pseudoMessages(code).replaceAll(/\p{Script=Arabic}+/gu, '…')).toBe(expected),
  );

  it('leaves no Latin letter in a text', () =>
    expect("const a = 'Only one left';".match(latin)?.length).toBeGreaterThan(
      pseudoMessages("const a = 'Only one left';").match(latin)?.length ?? 0,
    ));
});
