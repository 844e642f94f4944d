// @chunk listing
import { toggledFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import { type MouseEvent, useState } from 'react';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { FacetAppearance, FacetValue, FacetView } from '../../../view-models/listing/facets-of.ts';
import type { ListingQuery } from '../../../view-models/listing/listing-query.ts';
import { useFacetWords } from './facet-words.ts';
import { useListing } from '../listing-context.ts';
import { textsIn } from '../../../i18n/texts-in.ts';

/** Placeholder for two fields and a button. */
const TypedPricePlaceholder = () => <div className="h-13 beside:h-26" />;
const typedPrice = lazyPart({
  part: async () => (await import('./typed-price.lazy.tsx')).TypedPrice,
  texts: textsIn('listing/typed-price'),
  placeholder: TypedPricePlaceholder,
});

/** Number of values shown at first; the rest expands. */
const openValues = 12;

const listLooks: Readonly<Record<FacetAppearance, string>> = {
  dots: 'facet-chips',
  chips: 'facet-chips',
  lines: 'facet-lines',
  flag: 'facet-lines',
};

const Value = ({ facet, value }: { facet: FacetView; value: FacetValue }) => {
  const { query, filtered, toggle } = useListing();
  const { valueOf } = useFacetWords();
  /** The query in which this value was tapped, so that the tap shows before the router updates. */
  const [tappedIn, setTappedIn] = useState<ListingQuery | null>(null);
  const isAsked = query.filters[facet.code]?.includes(value.id) === true;
  const isChosen = isAsked !== (tappedIn === query);
  const inside = (
    <>
      {facet.look === 'dots' && value.hex !== undefined && <i style={{ backgroundColor: value.hex }} />}
      <bdi>{valueOf(facet, value)}</bdi>
      <small>
        <bdi>{value.count}</bdi>
      </small>
    </>
  );
  if (value.count === 0 && !isChosen) return <span>{inside}</span>;
  const to = filtered(toggledFilters(query.filters, facet.code, value.id));
  const tap = (event: MouseEvent) => {
    if (toggle(event, facet.code, value.id)) setTappedIn(isChosen === isAsked ? query : null);
  };
  return (
    <a aria-current={isChosen ? 'true' : undefined} href={to} onClick={tap} rel="nofollow">
      {inside}
    </a>
  );
};

const Values = ({ facet, values }: { facet: FacetView; values: readonly FacetValue[] }) => (
  <ul className={listLooks[facet.look]}>
    {values.map((value) => (
      <li key={value.id}>
        <Value facet={facet} value={value} />
      </li>
    ))}
  </ul>
);

/**
 * A filter with its values and the number of products each would show; values beyond twelve expand. All
 * values are links, so they work without scripts. `isOpen` says whether the group is open at first.
 */
export const FacetGroup = ({ facet, isOpen }: { facet: FacetView; isOpen: boolean }) => {
  const texts = useTexts('listing');
  const { query } = useListing();
  const { nameOf } = useFacetWords();
  const chosen = query.filters[facet.code] ?? [];
  const open = facet.values.filter(({ id }, place) => place < openValues || chosen.includes(id));
  const rest = facet.values.filter((value) => !open.includes(value));
  if (facet.look === 'flag') return <Values facet={facet} values={facet.values} />;
  return (
    <details className="group/facet" open={isOpen}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-base font-semibold">{nameOf(facet)}</h2>
        <Icon
          className="size-4 text-ink-soft transition-[rotate] duration-160 group-open/facet:-rotate-180"
          name="down"
        />
      </summary>
      <div className="grid gap-2 pb-3">
        {open.length > 0 && <Values facet={facet} values={open} />}
        {facet.code === 'price' && <typedPrice.Part />}
        {rest.length > 0 && (
          <details className="group/rest">
            <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 font-medium text-accent-ink group-open/rest:hidden [&::-webkit-details-marker]:hidden">
              {texts.moreValues(rest.length)}
              <Icon className="size-4" name="down" />
            </summary>
            <Values facet={facet} values={rest} />
          </details>
        )}
      </div>
    </details>
  );
};
