// @chunk listing
import { chosenCount } from '@dijla/commerce-rules/filters/chosen-filters';
import { useTexts } from '../../../i18n/texts.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { filterPanelId } from './filter-panel.tsx';
import { useListing } from '../listing-context.ts';
import { SortMenu, sortMenuId } from './sort-menu.tsx';

const openerStyle =
  'press inline-flex min-h-11 items-center gap-2 rounded-full bg-sunken px-4 max-[24rem]:gap-1.5 max-[24rem]:px-3 font-medium whitespace-nowrap hover:bg-line active:bg-line beside:hidden';

/** A sticky bar with the filter button, the sort order and the number of products. */
export const Toolbar = ({ total, hasFilters }: { total: number; hasFilters: boolean }) => {
  const texts = useTexts('listing');
  const { productCount } = useTexts('catalogue');
  const { query, isPending } = useListing();
  const chosen = chosenCount(query.filters);
  return (
    <div className="sticky top-(--listing-top) z-20 -mx-4 flex flex-wrap items-center gap-2 bg-ground/92 px-4 py-2 backdrop-blur-md md:-mx-8 md:px-8 beside:static beside:mx-0 beside:bg-transparent beside:px-0 beside:pt-0 beside:backdrop-blur-none">
      {hasFilters && (
        <button className={openerStyle} popoverTarget={filterPanelId} type="button">
          <Icon className="size-5" name="filter" />
          {texts.filter}
          {chosen > 0 && (
            <span className="grid min-w-5.5 place-items-center rounded-full bg-accent px-1.5 text-sm leading-5.5 text-on-accent">
              <span className="sr-only">{texts.filtersChosen(chosen)}</span>
              <bdi aria-hidden="true">{chosen}</bdi>
            </span>
          )}
        </button>
      )}
      <button
        aria-label={`${texts.sort}: ${texts.orders[query.sort]}`}
        className={`${openerStyle} min-w-0`}
        popoverTarget={sortMenuId}
        type="button"
      >
        <Icon className="size-5" name="sort" />
        <span className="truncate">{texts.orders[query.sort]}</span>
      </button>
      <output
        className={`ms-auto text-sm whitespace-nowrap text-ink-soft beside:ms-0 beside:me-auto beside:text-base ${isPending ? 'opacity-50' : ''}`}
      >
        {productCount(total)}
      </output>
      <SortMenu />
    </div>
  );
};
