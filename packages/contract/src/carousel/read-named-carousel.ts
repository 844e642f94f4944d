import { defineCall } from '../define-call.ts';
import { paths } from '../paths.ts';
import { productFieldsQuery } from '../product/product-fields-query.ts';
import { carousel } from '../values/catalog/carousel.ts';

export const readNamedCarousel = defineCall({
  ...paths['carousel/by-name'],
  summary: 'A carousel by its identifier, with at most 20 products of the index (wire §11)',
  query: productFieldsQuery,
  result: carousel,
  refusals: ['carousel.not-found', 'request.invalid'],
});
