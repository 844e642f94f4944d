import type { CustomOption } from '@dijla/commerce-rules/choices/product-choices';
import { describe, expect, it } from 'vitest';
import { isMade } from './is-made-to-order.ts';

const option = (type: CustomOption['type'], is_required: boolean): CustomOption => ({
  id: 1,
  title: 'Words',
  type,
  is_required,
  max_characters: null,
  extra: { type: 'fixed', amount: 0 },
  values: [],
});

describe('isMade', () => {
  it.each<[string, CustomOption[], string | number[] | undefined, boolean]>([
    ['nothing can be written', [], undefined, false],
    ['a line must be written', [option('field', true)], undefined, true],
    ['a line may be written and is not', [option('field', false)], undefined, false],
    ['a line may be written and is blank', [option('field', false)], '  ', false],
    ['a line may be written and is', [option('field', false)], 'نور', true],
    ['words go along with it', [option('area', true)], 'إلى نور', false],
    ['a value is chosen', [option('radio', true)], [11], false],
  ])('where %s', (_, custom, answer, expected) => {
    expect(isMade({ custom }, answer === undefined ? {} : { custom: { 1: answer } })).toBe(expected);
  });
});
