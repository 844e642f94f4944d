import { useTexts } from '../../../i18n/texts.tsx';
import type { FoundProducts } from '../loading/ask-listing.ts';
import { AppliedFilters } from '../filters/applied-filters.lazy.tsx';

/** Shown when no product matches all chosen filters: each filter can be removed with one tap. */
export const NoneLeft = ({ found }: { found: FoundProducts }) => {
  const texts = useTexts('listing');
  return (
    <section className="grid justify-items-center gap-4 py-16 text-center">
      <h2 className="text-2xl">{texts.noneTitle}</h2>
      <p className="text-ink-soft">{texts.noneText}</p>
      <AppliedFilters className="justify-center" facets={found.facets} />
    </section>
  );
};
