import { describe, expect, it } from 'vitest';
import { areNamed, attributeTyped, blankOption, type OptionValue } from './attribute-values.ts';

const named = (en: string, ar = ''): OptionValue => ({ ...blankOption(), labels: { en, ar } });
const typed = (...options: OptionValue[]) =>
  attributeTyped({
    code: 'color',
    input: 'select',
    attribute: {
      labels: { en: 'Color', ar: 'اللون' },
      is_filterable: true,
      is_comparable: true,
      is_visible_on_front: true,
      options,
    },
  }).options.map(({ code }) => code);
const red: OptionValue = { code: 'red', hex: '#a82a2c', labels: { en: 'Red', ar: 'أحمر' } };

describe('values of an attribute', () => {
  it('keep their codes; new ones get codes of their own from their names', () => {
    expect(
      typed(red, named('Dark Green'), named('Red'), named('', 'أخضر'), named('Red'), named('!!')),
    ).toEqual(['red', 'dark-green', 'red-2', 'أخضر', 'red-3', 'value']);
  });

  it('need a name once they are new', () => {
    expect(areNamed([red, named('Green')])).toBe(true);
    expect(areNamed([red, named(' ')])).toBe(false);
  });
});
