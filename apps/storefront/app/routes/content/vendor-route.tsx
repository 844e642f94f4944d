import { useCallback } from 'react';
import { useLoaderData } from 'react-router';
import { FilteredListing } from '../../features/listing/filtered-listing.tsx';
import { VendorHeader } from '../../features/vendors/vendor-header.tsx';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { loadVendorPage } from '../loading/load-vendor-page.ts';
import { onDevice } from '../loading/on-device.ts';
import { onServer } from '../loading/on-server.ts';

export const loader = onServer(loadVendorPage);
export const clientLoader = onDevice(
  async () => (await import('../loading/load-vendor-page.ts')).loadVendorPage,
);

/** Rarely shown, so it is loaded on demand. */
const emptyListing = lazyPart({
  part: async () => (await import('../../features/listing/empty/empty-listing.lazy.tsx')).EmptyListing,
});

const VendorRoute = () => {
  const { vendor, found } = useLoaderData<typeof loader>();
  const { code } = useStoreView();
  const addressOf = useCallback(
    (parameters: Record<string, string | undefined>) => paths.entity(code, vendor.urlPath, parameters),
    [code, vendor.urlPath],
  );
  return (
    <FilteredListing
      addressOf={addressOf}
      empty={<emptyListing.Part isUnavailable={typeof found !== 'string' && found.isUnavailable === true} />}
      found={found}
      head={{ title: vendor.title, description: vendor.description }}
      header={<VendorHeader vendor={vendor} />}
      key={vendor.identifier}
      kind="category"
      title={vendor.name}
      trail={[]}
    />
  );
};
export default VendorRoute;
