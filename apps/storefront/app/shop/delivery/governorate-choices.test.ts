import { describe, expect, it } from 'vitest';
import { governorateChoices } from './governorate-choices.ts';

describe('governorateChoices', () => {
  it.each([
    ['ar', 'بغداد', ['القادسية (الديوانية)', 'الديوانية (القادسية)']],
    ['en', 'Baghdad', ['Al Qadisiyah (Diwaniyah)', 'Diwaniyah (Al Qadisiyah)']],
  ] as const)(
    'has all 19 with Baghdad first, and one of two names under both, in %s',
    (language, first, both) => {
      const choices = governorateChoices(language);
      expect(choices[0]?.label).toBe(first);
      expect(new Set(choices.map(({ value }) => Number.parseInt(value, 10))).size).toBe(19);
      expect(new Set(choices.map(({ value }) => value)).size).toBe(20);
      expect(
        choices
          .filter(({ value }) => value.startsWith('616'))
          .map(({ label }) => label)
          .toSorted(),
      ).toEqual(both.toSorted());
    },
  );

  it('stands in the order of the alphabet by every name', () => {
    const labels = governorateChoices('ar').map(({ label }) => label);
    expect(labels.indexOf('الديوانية (القادسية)')).toBe(labels.indexOf('البصرة') + 1);
    expect(labels.indexOf('القادسية (الديوانية)')).toBe(labels.indexOf('السليمانية') + 1);
  });
});
