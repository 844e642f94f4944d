import { useEffect } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../shop/breadcrumbs.tsx';
import { crumbsOf, BreadcrumbData } from '../../shop/breadcrumb-data.tsx';
import { useFrame } from '../../shop/frame-context.ts';
import { showNotification } from '../../shop/notification-store.ts';
import { PageHead } from '../../shop/page-head.tsx';
import { ProductCard } from '../../shop/product-card.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RiverPicture } from '../../ui/river-picture.tsx';
import { trailTo } from '../../view-models/menu-view.ts';
import type { ListingView } from './load-listing.ts';
import { SortLinks } from './sort-links.tsx';
import { sortParameter } from './sort-order.ts';

/** Cards of the first screen on a phone: their pictures are fetched at once. */
const firstCards = 4;

const EmptyListing = () => {
  const shell = useTexts('shell');
  const texts = useTexts('listing');
  const store = useStoreView();
  useEffect(() => {
    if (!navigator.onLine) showNotification({ type: 'warning', message: shell.noProductsOffline, action1: { label: shell.ok } });
  }, [shell]);
  return (
    <EmptyState picture={<RiverPicture floating="basket" />} text={texts.emptyListingText} title={texts.emptyListingTitle}>
      <Link className={buttonStyle.primary} to={paths.home(store.code)}>
        {shell.goHome}
      </Link>
    </EmptyState>
  );
};

const Subcategories = ({ categoryId }: { categoryId: number }) => {
  const store = useStoreView();
  const texts = useTexts('listing');
  const children = trailTo(useFrame().menu, [categoryId]).at(-1)?.children ?? [];
  if (children.length === 0) return null;
  return (
    <nav aria-label={texts.subcategories} className="shelf -mx-4 auto-cols-max gap-2 px-4 md:mx-0 md:px-0">
      {children.map(({ id, name, lang, urlPath }) => (
        <Link
          className="press inline-flex min-h-11 snap-start items-center rounded-full px-4 font-medium whitespace-nowrap inset-ring-1 inset-ring-line hover:bg-sunken"
          key={id}
          lang={lang ?? undefined}
          to={paths.entity(store.code, urlPath)}
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  );
};

const LoadMore = ({ view }: { view: ListingView }) => {
  const store = useStoreView();
  const texts = useTexts('listing');
  return (
    <div className="grid justify-items-center gap-3 pt-10">
      {view.cards.length < view.total && <p className="text-sm text-ink-soft">{texts.shownOf(view.cards.length, view.total)}</p>}
      {view.hasMore && (
        <Link className={buttonStyle.quiet} preventScrollReset rel="next" to={paths.entity(store.code, view.category.urlPath, { page: view.page + 1, sort: sortParameter(view.sort) })}>
          {texts.loadMore}
        </Link>
      )}
    </div>
  );
};

/** A category: its products in one of four orders, more of them at a link. */
export const ListingScreen = ({ view }: { view: ListingView }) => {
  const store = useStoreView();
  const { productCount } = useTexts('catalogue');
  const { menu } = useFrame();
  const path = paths.entity(store.code, view.category.urlPath);
  const trail = crumbsOf(trailTo(menu, [view.category.id]).slice(0, -1), store.code);
  return (
    <>
      <PageHead canonicalPath={path} description={`${view.category.name} · ${productCount(view.total)}`} title={view.category.name} />
      <BreadcrumbData here={{ name: view.category.name, path }} trail={trail} />
      <div className="frame grid gap-4 pt-2 md:pt-4">
        <Breadcrumbs here={view.category.name} trail={trail} />
        <header className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-3xl md:text-4xl" lang={view.category.lang ?? undefined}>
            <bdi>{view.category.name}</bdi>
          </h1>
          <p className="text-ink-soft">{productCount(view.total)}</p>
        </header>
        <Subcategories categoryId={view.category.id} />
      </div>
      {view.cards.length === 0 ? (
        <EmptyListing />
      ) : (
        <div className="frame pt-4">
          <SortLinks current={view.sort} urlPath={view.category.urlPath} />
          <ul className="grid grid-cols-2 gap-x-3 gap-y-7 pt-6 md:grid-cols-3 md:gap-x-4 lg:grid-cols-4">
            {view.cards.map((card, position) => (
              <li key={card.sku}>
                <ProductCard card={card} heading="h2" isMain={position < firstCards} />
              </li>
            ))}
          </ul>
          <LoadMore view={view} />
        </div>
      )}
    </>
  );
};
