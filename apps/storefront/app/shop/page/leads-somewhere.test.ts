import { describe, expect, it } from 'vitest';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';
import { leadsSomewhere } from './leads-somewhere.ts';

const node = (urlPath: string, children: MenuNode[] = []): MenuNode => ({
  id: 1,
  name: urlPath,
  lang: null,
  urlPath,
  image: null,
  children,
});
const menu = [node('home', [node('home/tea')]), node('books')];

describe('leadsSomewhere', () => {
  it.each([
    ['a place on the page', '#new', true],
    ['another site', 'https://example.com/', true],
    ['the home page', '/ar/', true],
    ['a department', '/ar/home', true],
    ['a department in an order', '/ar/home/?sort=latest', true],
    ['a category', '/ar/home/tea', true],
    ['what is below a category', '/ar/home/tea/pots', true],
    ['a page of text', '/ar/i/about', true],
    ['a brand', '/ar/brands/anker', true],
    ['the offers', '/ar/special-offers', true],
    ['a department the shop does not have', '/ar/furniture', false],
    ['a category its department does not have', '/ar/home/lamps', false],
    ['a category of a department without any', '/ar/books/tea', false],
    ['what only begins like a department', '/ar/homes', false],
  ])('knows %s', (_, href, expected) => {
    expect(leadsSomewhere(href, 'ar', menu)).toBe(expected);
  });
});
