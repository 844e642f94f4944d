// @chunk trade
import type { StoreCode } from '@dijla/contract/store-views';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';
import type { Crumb } from './breadcrumbs.tsx';
import { useFrame } from './frame-context.ts';
import { StructuredData } from './structured-data.tsx';

/** Returns breadcrumbs for categories of the menu. */
export const crumbsOf = (nodes: readonly Pick<MenuNode, 'name' | 'urlPath'>[], store: StoreCode): Crumb[] =>
  nodes.map(({ name, urlPath }) => ({ name, path: paths.entity(store, urlPath) }));

/** The breadcrumbs as structured data (schema.org BreadcrumbList), with other structured data of the page. */
export const BreadcrumbData = ({
  trail,
  here,
  also = null,
}: {
  trail: readonly Crumb[];
  here: Crumb;
  also?: object | null;
}) => {
  const { publicUrl } = useFrame();
  const home = { name: useTexts('shell').home, path: paths.home(useStoreView().code) };
  const list = import.meta.env.SSR
    ? {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [home, ...trail, here].map(({ name, path }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          item: `${publicUrl}${path}`,
        })),
      }
    : null;
  return <StructuredData data={import.meta.env.SSR && also !== null ? [list, also] : list} key={here.path} />;
};
