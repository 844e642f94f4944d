import { useState } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { paths } from '../../../paths.ts';
import { useFrame } from '../../../shop/page/frame-context.ts';
import { useShopName } from '../../../shop/page/use-shop-name.ts';
import { type BranchView, branchesPage } from './branch-view.ts';

const id = 'branch-data';

/**
 * The branches as structured data (schema.org Store). It is only in the server's HTML, as `StructuredData`
 * says. This part hydrates after the page, so whether the server wrote it is seen by whether it is there.
 */
export const BranchData = ({ branches }: { branches: readonly BranchView[] }) => {
  const { publicUrl } = useFrame();
  const { code } = useStoreView();
  const shopName = useShopName();
  const [isFromServer] = useState(() => import.meta.env.SSR || document.getElementById(id) !== null);
  if (!isFromServer) return null;
  const data = import.meta.env.SSR
    ? {
        '@context': 'https://schema.org',
        '@graph': branches.map(({ identifier, name, address, telephone, position }) => ({
          '@type': 'Store',
          name: `${shopName} · ${name}`,
          url: `${publicUrl}${paths.content(code, branchesPage)}#branch-${identifier}`,
          ...(address !== '' && {
            address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IQ' },
          }),
          ...(telephone !== '' && { telephone }),
          ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
        })),
      }
    : null;
  const json = data === null ? '' : JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return (
    <script
      dangerouslySetInnerHTML={{ __html: json }}
      id={id}
      suppressHydrationWarning
      type="application/ld+json"
    />
  );
};
