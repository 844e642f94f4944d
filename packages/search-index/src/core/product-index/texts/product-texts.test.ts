import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords } from './product-texts.ts';

const piece = fc.oneof(
  fc.constantFrom(
    ' ',
    '  ',
    '\u00a0',
    '\n',
    'Σ',
    'ΟΔΟΣ',
    'é',
    'e\u0301',
    '\u0301',
    'ء',
    'أَحْمَر',
    'ـ',
    '٠٧',
    'Red',
    'سی\u200cو',
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);

describe('foldedWords', () => {
  it('are the words of the whole text folded', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        (text) => {
          const words = foldedWords([text]).filter((word) => word !== '');
          expect(words).toEqual(
            foldedText(text)
              .split(' ')
              .filter((word) => word !== ''),
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});
