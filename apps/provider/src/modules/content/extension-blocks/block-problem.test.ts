import type { BlockField, BlockValue } from '@dijla/contract/arrangements';
import { inTwoLanguages } from '@dijla/test-kit/in-two-languages';
import { describe, expect, it } from 'vitest';
import { problemOfBlock } from './block-problem.ts';

const described = {
  name: 'it',
  label: inTwoLanguages({ en: 'It', ar: '' }),
  hint: inTwoLanguages({ en: '', ar: '' }),
  is_required: false,
};
const fields = {
  words: { ...described, type: 'words', most: 5, is_long: false },
  number: { ...described, type: 'number', least: 1, most: 9 },
  choice: { ...described, type: 'choice', choices: [{ value: 'a', label: described.label }] },
  products: { ...described, type: 'products' },
  picture: { ...described, type: 'picture' },
  link: { ...described, type: 'link' },
  day: { ...described, type: 'day' },
} satisfies Record<string, BlockField>;
type Type = keyof typeof fields;

const problem = (type: Type, value: BlockValue | undefined, isRequired = false) =>
  problemOfBlock(
    { fields: [{ ...fields[type], is_required: isRequired }] },
    { values: value === undefined ? {} : { it: value } },
  );

const good: [Type, BlockValue][] = [
  ['words', inTwoLanguages({ en: 'Tea', ar: '' })],
  ['number', 9],
  ['choice', 'a'],
  ['products', ['MUG']],
  ['picture', { picture: 'a.webp', alt: inTwoLanguages({ en: '', ar: 'شاي' }) }],
  ['link', 'fashion'],
  ['link', '#new'],
  ['day', '2028-02-29'],
];

describe('problemOfBlock', () => {
  it.each(good)('takes for %s %j', (type, value) => expect(problem(type, value, true)).toBeNull());

  it.each(['number', 'products', 'words', 'picture'] as const)('takes a %s for nothing else', (type) => {
    const [, value] = good.find(([each]) => each === type) ?? [];
    const others = (Object.keys(fields) as Type[]).filter((other) => other !== type);
    expect(others.filter((other) => problem(other, value) === null)).toEqual([]);
  });

  it.each<[Type, BlockValue, string]>([
    ['words', inTwoLanguages({ en: 'Teapot', ar: '' }), 'it should have 5 characters at most'],
    ['number', 0, 'it should be a whole number from 1 to 9'],
    ['number', 1.5, 'it should be a whole number from 1 to 9'],
    ['choice', 'b', 'it should be one of its choices'],
    [
      'picture',
      { picture: 'a.webp', alt: inTwoLanguages({ en: '', ar: '' }) },
      'it should be a picture and what it shows',
    ],
    ['link', 'javascript:alert(1)', 'it should be a link'],
    ['day', '2027-02-29', 'it should be a day such as 2027-01-31'],
    ['day', '1.1.2027', 'it should be a day such as 2027-01-31'],
  ])('refuses for %s %j', (type, value, said) => expect(problem(type, value)).toBe(said));

  it.each(Object.keys(fields) as Type[])('wants a %s that is required, and no other', (type) => {
    expect(problem(type, undefined)).toBeNull();
    expect(problem(type, undefined, true)).toBe('it is missing');
  });

  it('refuses what is no field', () =>
    expect(problemOfBlock({ fields: [] }, { values: { other: 'a' } })).toBe(
      'other is no field of the block',
    ));
});
