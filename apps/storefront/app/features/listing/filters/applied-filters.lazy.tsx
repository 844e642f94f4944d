import { toggledFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/texts.tsx';
import { RemovableChip } from '@dijla/ui-kit/chip.tsx';
import type { FacetValue, FacetView } from '../../../view-models/listing/facets-of.ts';
import { useFacetWords } from './facet-words.ts';
import { useListing } from '../listing-context.ts';

const chosenOf = (
  facets: readonly FacetView[],
  filters: Readonly<Record<string, readonly string[]>>,
): { facet: FacetView; value: FacetValue }[] =>
  facets.flatMap((facet) =>
    facet.values
      .filter(({ id }) => filters[facet.code]?.includes(id) === true)
      .map((value) => ({ facet, value })),
  );

/** The chosen filters, each removable with one tap, and a button that removes all. */
export const AppliedFilters = ({
  facets,
  className = '',
}: {
  facets: readonly FacetView[];
  className?: string;
}) => {
  const texts = useTexts('listing');
  const { query, filtered } = useListing();
  const { valueOf } = useFacetWords();
  const chosen = chosenOf(facets, query.filters);
  if (chosen.length === 0) return null;
  return (
    <ul
      aria-label={texts.filtersChosen(chosen.length)}
      className={`flex flex-wrap items-center gap-2 ${className}`}
    >
      {chosen.map(({ facet, value }) => (
        <li key={`${facet.code}-${value.id}`}>
          <RemovableChip
            preventScrollReset
            rel="nofollow"
            removeLabel={texts.removeFilter}
            to={filtered(toggledFilters(query.filters, facet.code, value.id))}
          >
            {value.hex !== undefined && (
              <span
                className="size-4 rounded-full inset-ring-1 inset-ring-ink/20"
                style={{ backgroundColor: value.hex }}
              />
            )}
            <bdi>{valueOf(facet, value)}</bdi>
          </RemovableChip>
        </li>
      ))}
      <li>
        <Link
          className="press inline-flex min-h-11 items-center rounded-full px-3 font-medium text-accent-ink underline underline-offset-4"
          preventScrollReset
          to={filtered({})}
        >
          {texts.clearAll}
        </Link>
      </li>
    </ul>
  );
};
