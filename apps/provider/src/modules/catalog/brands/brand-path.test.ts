import { describe, expect, it } from 'vitest';
import { brandAliasAt, brandPath } from './brand-path.ts';

describe('brandAliasAt', () => {
  it.each([
    [brandPath('tefal'), 'tefal'],
    ['brand/tefal', 'tefal'],
    ['brands', undefined],
    ['brands/', undefined],
    ['brands/a/b', undefined],
    ['my-brands/tefal', undefined],
    ['branding/tefal', undefined],
  ])('reads %s as %s', (path, alias) => {
    expect(brandAliasAt(path)).toBe(alias);
  });
});
