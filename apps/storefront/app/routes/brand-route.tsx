import { useCallback } from 'react';
import { useLoaderData } from 'react-router';
import { BrandHeader } from '../features/brands/brand-header.tsx';
import { FilteredListing } from '../features/listing/filtered-listing.tsx';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { useStoreView } from '../i18n/store-context.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import { loadBrandPage } from './loading/load-brand-page.ts';
import { onDevice } from './loading/on-device.ts';
import { onServer } from './loading/on-server.ts';
import { textsIn } from '../i18n/texts-in.ts';

export const loader = onServer(loadBrandPage);
export const clientLoader = onDevice(
  async () => (await import('./loading/load-brand-page.ts')).loadBrandPage,
);

/** Rarely shown, so it is loaded on demand. */
const noProducts = lazyPart({
  part: async () => (await import('../features/brands/no-products.lazy.tsx')).NoProducts,
  texts: textsIn('listing/no-brand'),
});

const BrandRoute = () => {
  const { brand, found } = useLoaderData<typeof loader>();
  const { code } = useStoreView();
  const trail = [{ name: useTexts('brands').title, path: paths.brands(code) }];
  const addressOf = useCallback(
    (parameters: Record<string, string | undefined>) => paths.brands(code, brand.key, parameters),
    [code, brand.key],
  );
  return (
    <FilteredListing
      addressOf={addressOf}
      empty={<noProducts.Part brand={brand.name} />}
      found={found}
      header={<BrandHeader brand={brand} trail={trail} />}
      key={brand.key}
      kind="category"
      title={brand.name}
      trail={trail}
    />
  );
};
export default BrandRoute;
