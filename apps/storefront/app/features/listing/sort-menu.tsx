import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts.tsx';
import { iconButtonStyle } from '../../ui/button-style.ts';
import { Icon } from '../../ui/icon.tsx';
import { ordersOf } from '../../view-models/sort-order.ts';
import { useListing } from './listing-context.ts';

export const sortMenuId = 'sort';

const phoneLook =
  'fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none bg-surface p-5 pt-2 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink max-lg:rounded-t-sheet max-lg:shadow-float max-lg:sheet-motion';
const wideLook = 'lg:static lg:block lg:w-auto lg:bg-transparent lg:p-0';
const orderStyle =
  'press flex min-h-12 w-full items-center justify-between gap-3 rounded-card aria-[current=true]:font-semibold lg:min-h-11 lg:px-3 lg:whitespace-nowrap lg:text-ink-soft lg:hover:bg-sunken lg:aria-[current=true]:bg-sunken lg:aria-[current=true]:text-ink';

/** The orders as links: a row where there is room, else a sheet from below, which opens without scripts too. */
export const SortMenu = () => {
  const texts = useTexts('listing');
  const shell = useTexts('shell');
  const { kind, query, sorted, follow } = useListing();
  return (
    <nav aria-label={texts.sort} className={`${phoneLook} ${wideLook}`} id={sortMenuId} popover="auto">
      <header className="flex items-center justify-between pb-1 lg:hidden">
        <h2 className="text-lg">{texts.sort}</h2>
        <button aria-label={shell.close} className={`${iconButtonStyle} -me-3`} popoverTarget={sortMenuId} popoverTargetAction="hide" type="button">
          <Icon name="close" />
        </button>
      </header>
      <ul className="lg:flex lg:gap-1">
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
              {order === query.sort && <Icon className="size-5 text-accent-ink lg:hidden" name="check" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
