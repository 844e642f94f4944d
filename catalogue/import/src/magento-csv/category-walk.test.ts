import { describe, expect, it } from 'vitest';
import { walkCategories } from './category-walk.ts';

const known = new Set(['Gear', 'Gear/Bags', 'Collections', 'Collections/Picks', 'Sale', 'Gear/Sale']);

describe('walkCategories', () => {
  it.each([
    ['parents with their children', ['Gear', 'Bags'], ['Gear', 'Gear/Bags']],
    [
      'from the top again after a leaf',
      ['Gear', 'Bags', 'Collections', 'Picks'],
      ['Gear', 'Gear/Bags', 'Collections', 'Collections/Picks'],
    ],
    [
      'from the top when there is no such child',
      ['Gear', 'Collections', 'Picks'],
      ['Gear', 'Collections', 'Collections/Picks'],
    ],
    ['the child before the top', ['Gear', 'Sale'], ['Gear', 'Gear/Sale']],
    ['a category once', ['Gear', 'Bags', 'Gear', 'Bags'], ['Gear', 'Gear/Bags']],
  ])('assigns %s', (_, names, paths) => {
    expect(walkCategories(names, known)).toEqual({ paths, unknown: [] });
  });

  it('names what does not exist and goes on', () => {
    expect(walkCategories(['Gear', 'Picks New', 'Bags'], known)).toEqual({
      paths: ['Gear', 'Gear/Bags'],
      unknown: ['Picks New'],
    });
  });
});
