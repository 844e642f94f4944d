import { describe, expect, it } from 'vitest';
import { arabicLineOf } from './series-names.ts';

describe('arabicLineOf', () => {
  it.each([
    ['Samarra', '«سامراء»'],
    ['Baghdad Express', '«قطار بغداد»'],
    ['Breeze', '«نسيم»'],
    ['Pro', 'Pro'],
    ['S3', 'S3'],
  ])('calls %s %s', (line, name) => {
    expect(arabicLineOf(line)).toBe(name);
  });

  it('knows no line that is not listed', () => {
    expect(() => arabicLineOf('toString')).toThrow("'toString'");
  });
});
