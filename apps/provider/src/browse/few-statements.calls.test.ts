import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { countStatements } from '../database/count-statements.ts';

const brands = '/api/ext/amasty-shop-by-brand';

describe('calls about brands, categories and carousels', async () => {
  const { provider } = await providerOverHttp();
  const ask = async (path: string) => provider.fetch(new Request(`http://shop${path}`), { inProcess: true });
  const tops = await ask(
    `/api/catalog/iq_catalog_en/category/_search?size=1&request_format=search-query&response_format=compact&request=${JSON.stringify({ _appliedFilters: [{ attribute: 'level', value: { eq: 2 } }] })}`,
  );
  const {
    hits: [top],
  } = (await tops.json()) as { hits: { id: number }[] };

  it.each([
    [`${brands}/list`, 2],
    [`${brands}/count-by-brand/attribute_code/brand`, 1],
    [`${brands}/part`, 1],
    [`${brands}/brand/attribute/brand/value/anker/`, 1],
    [`/api/ext/category-brands/indice/iq_catalog_en/category/${top?.id}`, 1],
    [`/api/ext/vaimo-category-sort/${top?.id}`, 1],
    ['/api/ext/vaimo-carousel/carousel/bestsellers/indice/iq_catalog_en', 1],
    ['/api/ext/vaimo-carousel/carousel/home-picks/indice/iq_catalog_ar', 1],
    ['/api/url/resolver?url=brands/anker', 1],
  ])('asks for %s in so many statements: %d', async (path, most) => {
    const { result, statements } = await countStatements(() => ask(path));
    expect([path, result.status, statements.length]).toEqual([path, 200, most]);
  });
});
