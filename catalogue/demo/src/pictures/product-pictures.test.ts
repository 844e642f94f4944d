import { describe, expect, it } from 'vitest';
import { colors } from '../demo-attributes.ts';
import { departments } from '../departments/departments.ts';
import { departmentScenes, pictureNames } from './picture-names.ts';
import { frontsOf, hasPicture, pictureNamed, pictureOf, viewsOf } from './product-pictures.ts';

describe('hasPicture', () => {
  it('knows every picture that goods and categories may name, and a scene for every department', () => {
    expect([...pictureNames, ...Object.values(departmentScenes)].filter((name) => !hasPicture(name))).toEqual(
      [],
    );
    expect(Object.keys(departments).filter((name) => departmentScenes[name] === undefined)).toEqual([]);
  });
});

describe('pictureOf', () => {
  it('tints what can be tinted, and gives bright metal its own picture', () => {
    expect(pictureOf('kettle', 'red')).toEqual({
      path: `/d/kettle~${colors.red.hex.slice(1)}.webp`,
      hash: null,
      tone: colors.red.hex,
    });
    expect([pictureOf('kettle', 'silver').path, pictureOf('bulb', 'red').path]).toEqual([
      '/d/kettle-steel.webp',
      '/d/bulb.webp',
    ]);
  });
});

describe('viewsOf', () => {
  it('begins with the front, all in one colour', () => {
    const paths = viewsOf('backpack', 'navy').map(({ path }) => path);
    const hex = colors.navy.hex.slice(1);
    expect([paths[0], paths.length > 1, paths.filter((path) => !path.includes(hex))]).toEqual([
      `/d/backpack~${hex}.webp`,
      true,
      [],
    ]);
  });
});

describe('viewsOf a turned view', () => {
  it('begins with that view and goes on with the others, the one beside a person last', () => {
    expect(viewsOf('wardrobe-six-side').map(({ path }) => path)).toEqual([
      '/d/wardrobe-six-side.webp',
      '/d/wardrobe-six.webp',
      '/d/wardrobe-six-scale.webp',
    ]);
  });

  it('stays with bright metal', () => {
    expect(viewsOf('kettle-side', 'silver').map(({ path }) => path)).toEqual([
      '/d/kettle-steel-side.webp',
      '/d/kettle-steel.webp',
    ]);
  });
});

describe('frontsOf', () => {
  it('gives the front and the turned view, but no detail', () => {
    expect([frontsOf('backpack'), frontsOf('vase')]).toEqual([['backpack', 'backpack-side'], ['vase']]);
  });
});

describe('pictureNamed', () => {
  it.each([
    ['vase', '/d/vase.webp'],
    ['vase~blue', `/d/vase~${colors.blue.hex.slice(1)}.webp`],
    ['jar~4a2a18', '/d/jar~4a2a18.webp'],
  ])('reads %s', (text, path) => {
    expect(pictureNamed(text).path).toBe(path);
  });
});
