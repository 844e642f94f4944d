import { defineCall } from '../define-call.ts';
import { productFieldsQuery } from '../product/product-fields-query.ts';
import { carousel } from '../values/catalog/carousel.ts';

export const readCarousel = defineCall({
  method: 'GET',
  path: '/api/ext/vaimo-carousel/carousel/id/{id}/indice/{index}',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary: 'A carousel by its number, with at most 20 products of the index (wire §11)',
  query: productFieldsQuery,
  result: carousel,
  refusals: ['carousel.not-found', 'request.invalid'],
});
