// @chunk listing
import { chosenCount } from '@dijla/commerce-rules/filters/chosen-filters';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/texts.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { PopoverHead } from '@dijla/ui-kit/overlays/popover-head.tsx';
import type { FoundProducts } from '../loading/ask-listing.ts';
import { FacetGroup } from './facet-group.tsx';
import { useListing } from '../listing-context.ts';
import { useSteadyFilters } from '../use-steady-filters.ts';

export const filterPanelId = 'filters';

/** Number of filters that are open at first; the others open at a tap. */
const openFacets = 4;

const phoneLook =
  'fixed inset-x-0 top-auto bottom-0 mx-auto my-0 max-h-[88dvh] w-full max-w-[36rem] overflow-y-auto overscroll-contain bg-surface p-0 text-ink max-beside:rounded-t-sheet max-beside:shadow-float max-beside:sheet-motion';
const wideLook =
  'beside:sticky beside:inset-auto beside:m-0 beside:max-w-none beside:top-(--listing-top) beside:block beside:max-h-[calc(100dvh-var(--listing-top))] beside:bg-transparent beside:pb-8 beside:[scrollbar-width:thin]';

/**
 * All filters, once in the page: beside the products where there is space, otherwise in a bottom sheet. The
 * sheet is a native popover, so it opens without scripts; its button shows the number of products after each
 * tap.
 */
export const FilterPanel = ({ found }: { found: FoundProducts }) => {
  const { facets, total } = found;
  const texts = useTexts('listing');
  const shell = useTexts('shell');
  const { query, filtered, isPending } = useListing();
  const { panel, values, handlers } = useSteadyFilters(found);
  return (
    <aside
      aria-label={texts.filters}
      className={`${phoneLook} ${wideLook}`}
      id={filterPanelId}
      popover="auto"
      ref={panel}
      {...handlers}
    >
      <header className="sticky -top-0.5 z-10 flex items-center justify-between gap-4 border-b border-line bg-surface pt-2.5 pb-2 ps-5 pe-2 beside:hidden">
        <PopoverHead closeLabel={shell.close} popoverId={filterPanelId} title={texts.filters} />
      </header>
      <div className="grid divide-y divide-line px-5 py-2 beside:px-0 beside:py-0" ref={values}>
        {facets.map((facet, place) => (
          <div className="py-1" key={facet.code}>
            <FacetGroup
              facet={facet}
              isOpen={place < openFacets || found.filters[facet.code] !== undefined}
            />
          </div>
        ))}
      </div>
      <footer className="sticky bottom-0 flex gap-3 border-t border-line bg-surface p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] beside:hidden">
        {chosenCount(query.filters) > 0 && (
          <Link className={buttonStyle.quiet} preventScrollReset to={filtered({})}>
            {texts.clearAll}
          </Link>
        )}
        <button
          aria-live="polite"
          className={`${buttonStyle.primary} flex-1 ${isPending ? 'opacity-70' : ''}`}
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          type="button"
        >
          {texts.showResults(total)}
        </button>
      </footer>
    </aside>
  );
};
