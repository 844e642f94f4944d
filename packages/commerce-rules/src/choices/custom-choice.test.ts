import { describe, expect, it } from 'vitest';
import { ringOptions } from '../../test/some-choices.ts';
import { customChoice } from './custom-choice.ts';

const answer = (option_id: number | string, option_value: string | number | null) => ({
  option_id,
  option_value,
});
const engraved = answer(1, 'Noor');
const readingOf = (given: Parameters<typeof customChoice>[1]) => {
  const found = customChoice(ringOptions, given);
  return found.ok
    ? found.answers.map(({ option, texts, extras }) => [option.title, texts.join('|'), extras.length])
    : found;
};

describe('customChoice', () => {
  it.each<[string, Parameters<typeof customChoice>[1], (string | number)[][]]>([
    ['a text', [engraved], [['Engraving', 'Noor', 1]]],
    ['a text without the blanks around it', [answer('1', ' Noor ')], [['Engraving', 'Noor', 1]]],
    [
      'a value, as a number too',
      [engraved, answer(2, 22)],
      [
        ['Engraving', 'Noor', 1],
        ['Metal', 'Gold', 1],
      ],
    ],
    [
      'several values',
      { 3: answer(3, '32, 31'), 1: engraved },
      [
        ['Engraving', 'Noor', 1],
        ['Extras', 'Card|Box', 2],
      ],
    ],
    [
      'a date',
      [engraved, answer(4, '2028-02-29')],
      [
        ['Engraving', 'Noor', 1],
        ['Day', '29-2-2028', 1],
      ],
    ],
    ['twelve characters of any kind', [answer(1, '👰🏽'.repeat(6))], [['Engraving', '👰🏽'.repeat(6), 1]]],
    [
      'blank and null as no answer',
      [engraved, answer(2, null), answer(5, ' '), answer(99, null)],
      [['Engraving', 'Noor', 1]],
    ],
  ])('takes %s', (_, given, reading) => expect(readingOf(given)).toEqual(reading));

  it.each([
    [null, 1000, true],
    [null, 1001, false],
    [2000, 2000, true],
    [2000, 2001, false],
    [9000, 4000, true],
    [9000, 4001, false],
  ])('with room for %s characters: a text of %i is taken: %s', (max_characters, length, isTaken) => {
    const option = {
      id: 1,
      title: 'Story',
      type: 'area' as const,
      is_required: true,
      max_characters,
      extra: { type: 'fixed' as const, amount: 0 },
      values: [],
    };
    expect(customChoice([option], [answer(1, 'x'.repeat(length))]).ok).toBe(isTaken);
  });

  it.each<[string, Parameters<typeof customChoice>[1], object]>([
    ['nothing', null, { code: 'cart.options-missing', data: { option_id: 1, option: 'Engraving' } }],
    [
      'a blank answer to what must be answered',
      [answer(1, ' ')],
      { code: 'cart.options-missing', data: { option_id: 1, option: 'Engraving' } },
    ],
    [
      'a text that is too long',
      [answer(1, 'thirteen char')],
      { code: 'cart.text-too-long', data: { option_id: 1, option: 'Engraving', most: 12 } },
    ],
    [
      'an endless text',
      [engraved, answer(5, 'x'.repeat(1001))],
      { code: 'cart.text-too-long', data: { option_id: 5, option: 'Story', most: 1000 } },
    ],
    [
      'an unknown value',
      [engraved, answer(2, '31')],
      { code: 'cart.choice-not-found', data: { option_id: 2, option: 'Metal' } },
    ],
    [
      'an empty place in a list',
      [engraved, answer(3, '31,')],
      { code: 'cart.choice-not-found', data: { option_id: 3, option: 'Extras' } },
    ],
    [
      'two where one may be chosen',
      [engraved, answer(2, '21,22')],
      { code: 'cart.choice-too-many', data: { option_id: 2, option: 'Metal' } },
    ],
    [
      'one value twice',
      [engraved, answer(3, '31,31')],
      { code: 'cart.choice-too-many', data: { option_id: 3, option: 'Extras' } },
    ],
    [
      'one option twice',
      [engraved, engraved],
      { code: 'cart.choice-too-many', data: { option_id: 1, option: 'Engraving' } },
    ],
    ['an unknown option', [engraved, answer(99, 'x')], { code: 'cart.choice-not-found', data: {} }],
    [
      'no day of the calendar',
      [engraved, answer(4, '2027-02-29')],
      { code: 'cart.date-invalid', data: { option_id: 4, option: 'Day' } },
    ],
  ])('refuses %s', (_, given, refused) => expect(readingOf(given)).toEqual({ ok: false, ...refused }));
});
