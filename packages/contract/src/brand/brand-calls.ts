import { readCarousel } from '../carousel/read-carousel.ts';
import { readNamedCarousel } from '../carousel/read-named-carousel.ts';
import { listCategoryBrands } from '../category/list-category-brands.ts';
import { countBrands } from './count-brands.ts';
import { listBrands } from './list-brands.ts';
import { listSomeBrands } from './list-some-brands.ts';
import { readBrand } from './read-brand.ts';

/** Calls about brands and the carousels that show them and their goods. */
export const brandCalls = {
  'brand/list': listBrands,
  'brand/count': countBrands,
  'brand/one': readBrand,
  'brand/part': listSomeBrands,
  'carousel/by-id': readCarousel,
  'carousel/by-name': readNamedCarousel,
  'category/brands': listCategoryBrands,
};
