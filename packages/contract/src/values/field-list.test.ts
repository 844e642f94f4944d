import { describe, expect, it } from 'vitest';
import { fieldList } from './field-list.ts';

const takes = (fields: readonly string[]): boolean => fieldList.safeParse(fields.join(',')).success;
const fields = (count: number, end: string) => Array.from({ length: count }, (_, place) => `f${place}${end}`);

describe('fieldList', () => {
  it.each([
    ['few', fields(80, ''), true],
    ['five hundred', fields(500, ''), true],
    ['more', fields(501, ''), false],
    ['fifty with a star', fields(50, '*'), true],
    ['more with a star', fields(51, '*'), false],
    ['eight hundred with a star', fields(800, '*x*'), false],
  ])('takes %s fields or refuses them', (_, list, isTaken) => {
    expect(takes(list)).toBe(isTaken);
  });
});
