// @chunk shell
import { NavLink, useLocation } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { opensPanel as opening } from '../../../shop/page/panels.ts';
import { useCart } from '../../../device/cart-view/use-cart.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';

export type CartLinkProps = {
  className: string;
  label?: string;
  /** Where there is room beside the page a plain click opens the drawer; the cart's page is a click with a key away, or one on its own page. */
  opensPanel?: boolean;
};

const openDrawer = opening('microcart');

/** The way to the cart with the pieces in it, which are known only once the device has been read; their room is there before. */
export const CartLink = ({ className, label, opensPanel = false }: CartLinkProps) => {
  const texts = useTexts('shell');
  const { code } = useStoreView();
  const count = useCart((cart) => cart.count);
  const isElsewhere = useLocation().pathname !== paths.cart(code);
  return (
    <NavLink
      className={className}
      onClick={opensPanel && isElsewhere ? openDrawer : undefined}
      to={paths.cart(code)}
    >
      {({ isActive }) => (
        <>
          <span className="relative grid">
            <Icon name={isActive ? 'cartFull' : 'cart'} />
            {count > 0 && (
              <span
                aria-hidden="true"
                className="absolute -end-4 -top-2 grid h-5 min-w-5 animate-[rise_200ms] place-items-center rounded-full bg-accent px-1 ring-2 ring-ground in-[nav]:ring-surface text-xs leading-none font-bold text-on-accent tabular-nums"
                key={count}
              >
                {count > 99 ? '99+' : count}
              </span>
            )}
          </span>
          {label !== undefined && (
            <span aria-hidden="true" className="max-xs:hidden">
              {label}
            </span>
          )}
          <span className="sr-only">{texts.cartHolds(count)}</span>
        </>
      )}
    </NavLink>
  );
};
