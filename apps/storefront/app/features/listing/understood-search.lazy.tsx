import { Link } from 'react-router';
import { RemovableChip } from '@dijla/ui-kit/chip.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useFacetWords } from './filters/facet-words.ts';
import type { Understanding, UnderstoodFilter } from './loading/load-understanding.ts';

/** What was meant, as a link that searches for it. */
export const MeantTerm = ({ corrected }: { corrected: string }) => {
  const texts = useTexts('results');
  const { code } = useStoreView();
  return (
    <p className="text-lg">
      {texts.meant}{' '}
      <Link
        className="font-semibold text-accent-ink underline underline-offset-4"
        to={paths.search(code, { q: corrected })}
      >
        <bdi>{corrected}</bdi>
      </Link>
      {texts.meantEnd}
    </p>
  );
};

const FilterChip = ({ filter: { label, least, most, rest } }: { filter: UnderstoodFilter }) => {
  const texts = useTexts('listing');
  const { code } = useStoreView();
  const { priceRange } = useFacetWords();
  return (
    <RemovableChip removeLabel={texts.removeFilter} to={paths.search(code, { q: rest })}>
      <bdi>{label === '' ? priceRange({ least, most }) : label}</bdi>
    </RemovableChip>
  );
};

/** Parts of the term that were taken for filters, each removable: the search goes on without it. */
export const TermFilters = ({ filters }: { filters: readonly UnderstoodFilter[] }) => {
  const texts = useTexts('results');
  const shown = filters.filter(({ rest }) => rest !== '');
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="text-ink-soft" id="understood">
        {texts.understood}
      </span>
      <ul aria-labelledby="understood" className="flex flex-wrap gap-2">
        {shown.map((filter) => (
          <li key={`${filter.attribute}-${filter.label}`}>
            <FilterChip filter={filter} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** How the term of a search was understood: what was meant, what filters, and which words nothing has. */
export const UnderstoodSearch = ({
  understanding: { corrected, filters, missing },
}: {
  understanding: Understanding;
}) => {
  const texts = useTexts('results');
  return (
    <div className="frame grid gap-3 pt-3">
      {corrected !== null && <MeantTerm corrected={corrected} />}
      {missing.length > 0 && <p className="text-ink-soft">{texts.missing(missing)}</p>}
      <TermFilters filters={filters} />
    </div>
  );
};
