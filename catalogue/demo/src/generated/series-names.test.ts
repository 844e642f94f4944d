import { describe, expect, it } from 'vitest';
import { departments } from '../departments/departments.ts';
import { arabicLineOf } from './series-names.ts';

describe('arabicLineOf', () => {
  it.each([
    ['Samarra', 'سامراء'],
    ['Baghdad Express', 'بغداد إكسبريس'],
    ['Note', 'نوت'],
    ['Breeze', 'بريز'],
    ['Pro', 'برو'],
    ['S3', 'إس 3'],
  ])('calls %s %s', (line, name) => {
    expect(arabicLineOf(line)).toBe(name);
  });

  it('says every line without quotation marks and in one script', () => {
    const lines = Object.values(departments).flatMap(({ kinds }) => kinds.flatMap(({ series }) => series));
    expect(lines.map(arabicLineOf).filter((name) => /[«»A-Za-z]/.test(name))).toEqual([]);
  });

  it('knows no line that is not listed', () => {
    expect(() => arabicLineOf('toString')).toThrow("'toString'");
  });
});
