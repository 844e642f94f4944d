// @chunk listing
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/texts.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { PopoverHead } from '@dijla/ui-kit/overlays/popover-head.tsx';
import { ordersOf } from '../../../view-models/listing/sort-order.ts';
import { useListing } from '../listing-context.ts';

export const sortMenuId = 'sort';

const phoneLook =
  'fixed inset-x-0 top-auto bottom-0 mx-auto my-0 w-full max-w-[36rem] bg-surface p-5 pt-2 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink max-beside:rounded-t-sheet max-beside:shadow-float max-beside:sheet-motion';
const wideLook =
  'beside:static beside:m-0 beside:block beside:w-auto beside:max-w-none beside:bg-transparent beside:p-0';
const orderStyle =
  'press flex min-h-12 w-full items-center justify-between gap-3 rounded-card aria-[current=true]:font-semibold beside:min-h-11 beside:px-3 beside:whitespace-nowrap beside:text-ink-soft beside:hover:bg-sunken beside:aria-[current=true]:bg-sunken beside:aria-[current=true]:text-ink';

/**
 * The sort orders as links: a row where there is space, otherwise a bottom sheet, which also opens without
 * scripts.
 */
export const SortMenu = () => {
  const texts = useTexts('listing');
  const shell = useTexts('shell');
  const { kind, query, sorted, follow } = useListing();
  return (
    <nav aria-label={texts.sort} className={`${phoneLook} ${wideLook}`} id={sortMenuId} popover="auto">
      <header className="-me-3 flex items-center justify-between pb-1 beside:hidden">
        <PopoverHead closeLabel={shell.close} popoverId={sortMenuId} title={texts.sort} />
      </header>
      <ul className="beside:flex beside:gap-1">
        {ordersOf[kind].map((order) => (
          <li key={order}>
            <Link
              aria-current={order === query.sort ? 'true' : undefined}
              className={orderStyle}
              onClick={(event) => {
                event.currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
                follow(event, sorted(order));
              }}
              to={sorted(order)}
            >
              {texts.orders[order]}
              {order === query.sort && <Icon className="size-5 text-accent-ink beside:hidden" name="check" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
