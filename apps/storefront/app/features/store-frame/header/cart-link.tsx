// @chunk shell
import { NavLink, useLocation } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { opensPanel as opening } from '../../../shop/page/panels.ts';
import { useCart } from '../../../device/cart/use-cart.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

export type CartLinkProps = {
  className: string;
  label?: string;
  /**
   * On wide screens, whether a plain click opens the drawer. A click with a modifier key, or one on the cart
   * page, leads to the cart page.
   */
  opensPanel?: boolean;
};

const openDrawer = opening('microcart');

/**
 * Link to the cart with the number of pieces, which is known only once the device has been read; its space
 * is reserved until then.
 */
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
