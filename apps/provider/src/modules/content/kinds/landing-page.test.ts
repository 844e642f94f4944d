import { describe, expect, it } from 'vitest';
import { landingPlaceOf } from './landing-page.ts';

describe('landingPlaceOf', () => {
  it.each([
    ['ramadan', 'ramadan', 1],
    ['new-home', 'new-home', 1],
    ['ramadan--2', 'ramadan', 2],
    ['ramadan--10', 'ramadan', 10],
    ['ramadan--1', 'ramadan--1', 1],
    ['ramadan--x', 'ramadan--x', 1],
    ['--2', '--2', 1],
  ])('reads %s as page of %s', (identifier, slug, page_number) => {
    expect(landingPlaceOf(identifier)).toEqual({ slug, page_number });
  });
});
