import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { type SortOrder, sortParameter } from './sort-order.ts';

/** The four orders as real links, the current one marked. */
export const SortLinks = ({ urlPath, current }: { urlPath: string; current: SortOrder }) => {
  const store = useStoreView();
  const texts = useTexts('listing');
  const labels: Readonly<Record<SortOrder, string>> = {
    popular: texts.sortPopular,
    latest: texts.sortLatest,
    'price-low': texts.sortPriceLow,
    'price-high': texts.sortPriceHigh,
  };
  return (
    <nav aria-label={texts.sort} className="shelf sticky top-16 z-20 -mx-4 auto-cols-max gap-2 bg-ground/92 px-4 py-2 backdrop-blur-md md:static md:mx-0 md:px-0 md:py-0">
      {(Object.keys(labels) as SortOrder[]).map((order) => (
        <Link
          aria-current={order === current ? 'true' : undefined}
          className="press inline-flex min-h-11 snap-start items-center rounded-full bg-sunken px-4 font-medium whitespace-nowrap text-ink-soft hover:bg-line aria-[current=true]:bg-ink aria-[current=true]:text-ground"
          key={order}
          preventScrollReset
          to={paths.entity(store.code, urlPath, { sort: sortParameter(order) })}
        >
          {labels[order]}
        </Link>
      ))}
    </nav>
  );
};
