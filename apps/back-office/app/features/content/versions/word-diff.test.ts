import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainTextOf, wordDiff } from './word-diff.ts';

const said = (before: string, after: string) =>
  wordDiff(before, after)?.map(({ kind, text }) => `${{ same: '=', added: '+', deleted: '-' }[kind]}${text}`);

describe('wordDiff', () => {
  it.each([
    ['the same', 'a b', 'a b', ['=a b']],
    ['nothing', '', '', []],
    ['a text that is new', '', 'a b', ['+a b']],
    ['a text that is gone', 'a b', '', ['-a b']],
    ['a word for another', 'نوصل خلال يوم', 'نوصل خلال يومين', ['=نوصل خلال', '-يوم', '+يومين']],
    ['a paragraph more', 'a\nb', 'a\nc\nb', ['=a\n', '+c\n', '=b']],
  ])('tells of %s', (_, before, after, expected) => {
    expect(said(before, after)).toEqual(expected);
  });

  it('tells of both texts every word, in its order', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before.join(' '), after.join(' ')) ?? [];
        const wordsBut = (kind: string) =>
          parts.filter((part) => part.kind !== kind).flatMap((part) => part.text.split(' '));
        expect(wordsBut('added')).toEqual(before);
        expect(wordsBut('deleted')).toEqual(after);
      }),
    );
  });

  it('gives up where too much differs', () => {
    const words = (letter: string) =>
      Array.from({ length: 3000 }, (_, place) => `${letter}${place}`).join(' ');
    expect(wordDiff(words('a'), words('b'))).toBeNull();
  });
});

describe('plainTextOf', () => {
  it.each([
    ['<h2>One</h2>\n<p>Two &amp; <strong>three</strong></p>', 'One\nTwo & three'],
    ['<ul>\n<li>a</li>\n<li>b</li>\n</ul>', 'a\nb'],
    ['{{block id=promise}}', '{{block id=promise}}'],
  ])('reads %s', (html, text) => {
    expect(plainTextOf(html)).toBe(text);
  });
});
