import { chosenCount } from '@dijla/commerce-rules/filters/chosen-filters';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts.tsx';
import { buttonStyle, iconButtonStyle } from '../../ui/button-style.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FoundProducts } from './ask-listing.ts';
import { FacetGroup } from './facet-group.tsx';
import { useListing } from './listing-context.ts';

export const filterPanelId = 'filters';

/** Filters that stand open at first; the others open at a tap. */
const openFacets = 4;

const phoneLook =
  'fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none overflow-y-auto overscroll-contain bg-surface p-0 text-ink max-lg:rounded-t-sheet max-lg:shadow-float max-lg:sheet-motion';
const wideLook = 'lg:sticky lg:inset-auto lg:top-(--listing-top) lg:block lg:max-h-[calc(100dvh-var(--listing-top))] lg:bg-transparent lg:pb-8 lg:[scrollbar-width:thin]';

/**
 * All filters once in the page: beside the products where there is room, else a sheet from below. The sheet is a native popover, so it
 * opens without scripts; its button says how many products there are after each tap.
 */
export const FilterPanel = ({ found }: { found: FoundProducts }) => {
  const { facets, total } = found;
  const texts = useTexts('listing');
  const shell = useTexts('shell');
  const { query, filtered, isPending } = useListing();
  return (
    <aside aria-label={texts.filters} className={`${phoneLook} ${wideLook}`} id={filterPanelId} popover="auto">
      <header className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-surface py-2 ps-5 pe-2 lg:hidden">
        <h2 className="text-lg">{texts.filters}</h2>
        <button aria-label={shell.close} className={iconButtonStyle} popoverTarget={filterPanelId} popoverTargetAction="hide" type="button">
          <Icon name="close" />
        </button>
      </header>
      <div className="grid divide-y divide-line px-5 py-2 lg:px-0 lg:py-0">
        {facets.map((facet, place) => (
          <div className="py-1" key={facet.code}>
            <FacetGroup facet={facet} isOpen={place < openFacets || found.filters[facet.code] !== undefined} />
          </div>
        ))}
      </div>
      <footer className="sticky bottom-0 flex gap-3 border-t border-line bg-surface p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] lg:hidden">
        {chosenCount(query.filters) > 0 && (
          <Link className={buttonStyle.quiet} preventScrollReset to={filtered({})}>
            {texts.clearAll}
          </Link>
        )}
        <button aria-live="polite" className={`${buttonStyle.primary} flex-1 ${isPending ? 'opacity-70' : ''}`} popoverTarget={filterPanelId} popoverTargetAction="hide" type="button">
          {texts.showResults(total)}
        </button>
      </footer>
    </aside>
  );
};
