import { useCallback } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../shop/page/breadcrumbs.tsx';
import { useUnpacked } from '../../view-models/wire/unpacked.ts';
import { FilteredListing } from './filtered-listing.tsx';
import { kindOfListed } from './loading/kind-of-listed.ts';
import type { Query } from './listing-context.ts';
import type { ListedView } from './loading/load-listed.ts';

/** Loaded only when needed, because it is rarely shown. */
const nothingListed = lazyPart({
  part: async () => (await import('./empty/nothing-listed.lazy.tsx')).NothingListed,
});

const seenBelow = lazyPart({
  part: async () => (await import('./seen-below.lazy.tsx')).SeenBelow,
  texts: textsIn('cart/cart'),
});

const Header = ({ view: { page, isOwn }, isEmpty }: { view: ListedView; isEmpty: boolean }) => {
  const texts = useTexts('listed');
  const { title, lead } = texts[page];
  return (
    <div className="frame grid grid-cols-1 gap-1 pt-1 md:pt-3">
      <Breadcrumbs here={title} trail={[]} />
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{title}</h1>
      {!isEmpty && <p className="text-ink-soft">{isOwn ? texts.forDevice : lead}</p>}
    </div>
  );
};

/**
 * One of the shop's own listings: bestsellers, offers, trending products, or recommendations for this
 * device, which does not first show the general ones.
 */
export const ListedScreen = ({ view }: { view: ListedView }) => {
  const { code } = useStoreView();
  const { page, isAnswered } = view;
  const found = useUnpacked(view.found);
  const { title } = useTexts('listed')[page];
  const addressOf = useCallback((parameters: Query) => paths.listed(code, page, parameters), [code, page]);
  return (
    <div className={isAnswered ? undefined : 'until-answered'}>
      <FilteredListing
        addressOf={addressOf}
        empty={<nothingListed.Part page={page} />}
        found={found}
        header={<Header isEmpty={found.total === 0} view={view} />}
        isPersonal={page === 'recommendations'}
        kind={kindOfListed[page]}
        title={title}
        trail={[]}
      />
      {isAnswered && page === 'recommendations' && <seenBelow.Part />}
    </div>
  );
};
