import type { ProductOption } from '@dijla/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKeyOf } from '../cart/line-key-of.ts';
import { orderedAnswers } from './ordered-answers.ts';
import type { CustomOption } from './product-choices.ts';

const anOption = (id: number, type: CustomOption['type']): CustomOption => ({
  id,
  type,
  title: `Option ${id}`,
  is_required: false,
  max_characters: null,
  extra: { type: 'fixed', amount: 0 },
  values: [],
});
const options = [
  anOption(1, 'checkbox'),
  anOption(2, 'multiple'),
  anOption(3, 'field'),
  anOption(4, 'radio'),
];
const answering = (option_id: number | string, option_value: string): ProductOption => ({
  extension_attributes: { custom_options: [{ option_id, option_value }] },
});

describe('orderedAnswers', () => {
  it.each([
    ['the values of boxes to tick', answering(1, '5,3'), answering(1, '3,5')],
    ['by number, not by letter', answering(2, '10, 9'), answering(2, '9,10')],
    ['ids given as text', answering('1', '5,3'), answering('1', '3,5')],
    ['nothing of what is written', answering(3, 'b, a'), answering(3, 'b, a')],
    ['nothing of one value', answering(4, '7'), answering(4, '7')],
  ])('orders %s', (_, given, ordered) => expect(orderedAnswers(options, given)).toEqual(ordered));

  it.each([[undefined], [null], [{}]])('leaves %o as it is', (given) =>
    expect(orderedAnswers(options, given)).toBe(given),
  );

  it('makes one line of the same values in whatever order they were ticked', () => {
    const ticked = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 6 });
    const keyOf = (ids: readonly number[]) =>
      lineKeyOf('MUG', orderedAnswers(options, answering(1, ids.join(','))));
    fc.assert(
      fc.property(ticked, fc.infiniteStream(fc.nat()), (ids, random) => {
        const shuffled = ids
          .map((id) => ({ id, at: random.next().value ?? 0 }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ id }) => id);
        expect(keyOf(shuffled)).toBe(keyOf(ids));
      }),
    );
  });
});
