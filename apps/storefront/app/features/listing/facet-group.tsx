import { toggledFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FacetLook, FacetValue, FacetView } from '../../view-models/facets-of.ts';
import { useFacetWords } from './facet-words.ts';
import { useListing } from './listing-context.ts';

/** Values that stand open; the rest opens. */
const openValues = 12;

// The looks stand on the list and not on each of a hundred links.
const chips =
  'flex flex-wrap gap-2 *:*:inline-flex *:*:min-h-11 *:*:min-w-11 *:*:items-center *:*:justify-center *:*:gap-2 *:*:rounded-full *:*:px-3.5 *:*:inset-ring-1 *:*:inset-ring-line [&_a]:press [&_a:hover]:inset-ring-line-strong [&_a[aria-current]]:bg-ink [&_a[aria-current]]:text-ground [&_a[aria-current]_small]:text-ground/80';
const marks =
  "[&_a]:before:grid [&_a]:before:size-5.5 [&_a]:before:shrink-0 [&_a]:before:place-items-center [&_a]:before:rounded-[6px] [&_a]:before:text-base [&_a]:before:leading-none [&_a]:before:text-on-accent [&_a]:before:inset-ring-[1.5px] [&_a]:before:inset-ring-line-strong [&_a]:before:content-[''] [&_a:hover]:before:inset-ring-ink [&_a[aria-current]]:before:bg-accent [&_a[aria-current]]:before:inset-ring-accent [&_a[aria-current]]:before:content-['✓'/'']";
const lines = `grid *:*:flex *:*:min-h-11 *:*:items-center *:*:gap-3 *:*:rounded-card [&_a]:press [&_bdi:first-of-type]:min-w-0 [&_bdi:first-of-type]:flex-1 [&_span]:ps-8.5 ${marks}`;
const common = '[&_small]:text-sm [&_small]:text-ink-soft [&_span]:opacity-40';

const listLooks: Readonly<Record<FacetLook, string>> = { dots: `${chips} ${common}`, chips: `${chips} ${common}`, lines: `${lines} ${common}`, flag: `${lines} ${common}` };

const Value = ({ facet, value }: { facet: FacetView; value: FacetValue }) => {
  const { query, filtered } = useListing();
  const { valueOf } = useFacetWords();
  const isChosen = query.filters[facet.code]?.includes(value.id) === true;
  const inside = (
    <>
      {facet.look === 'dots' && value.hex !== undefined && <i className="size-4.5 shrink-0 rounded-full inset-ring-1 inset-ring-ink/20" style={{ backgroundColor: value.hex }} />}
      <bdi>{valueOf(facet, value)}</bdi>
      <small>
        <bdi>{value.count}</bdi>
      </small>
    </>
  );
  if (value.count === 0 && !isChosen) return <span>{inside}</span>;
  return (
    <Link aria-current={isChosen ? 'true' : undefined} preventScrollReset rel="nofollow" to={filtered(toggledFilters(query.filters, facet.code, value.id))}>
      {inside}
    </Link>
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
 * One filter with its values and how many products each would show; what goes beyond twelve opens. All are links: they work without
 * scripts. `isOpen` says whether it stands open at first.
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
        <h3 className="text-base font-semibold">{nameOf(facet)}</h3>
        <Icon className="size-4 text-ink-soft transition-[rotate] duration-160 group-open/facet:-rotate-180" name="down" />
      </summary>
      <div className="grid gap-2 pb-3">
        <Values facet={facet} values={open} />
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
