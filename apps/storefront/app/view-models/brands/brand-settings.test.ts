import { describe, expect, it } from 'vitest';
import { brandSettingsOf, defaultBrandSettings, unknownBrandSettings } from './brand-settings.ts';

describe('brandSettingsOf', () => {
  it.each([
    ['none', undefined, {}],
    ['null', null, {}],
    ['a text', 'name', {}],
    ['those it does not know', { sort: 'price', show_count: 'yes', columns: 3 }, {}],
    ['an order by position', { sort: 'position' }, { sort: 'position' }],
    ['pictures alone', { show_only_image: true }, { showOnlyImage: true }],
    ['no counts', { show_count: false }, { showCount: false }],
  ])('takes of %s what it knows and defaults beside it', (_, given, expected) => {
    expect(brandSettingsOf(given)).toEqual({ ...defaultBrandSettings, ...expected });
  });
});

describe('unknownBrandSettings', () => {
  it.each<[unknown, string[]]>([
    [undefined, []],
    [{}, []],
    [{ sort: 'position', show_count: false, show_only_image: true }, []],
    [{ sort: 'price', show_count: 'yes', show_only_image: null }, ['sort', 'show_count', 'show_only_image']],
  ])('names of %j what nobody knows', (given, expected) => {
    expect(unknownBrandSettings(given)).toEqual(expected);
  });
});
