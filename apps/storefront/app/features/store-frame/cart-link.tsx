import { NavLink } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useCart } from '../../stores/use-cart.ts';
import { Icon } from '../../ui/icon.tsx';

/** The way to the cart with the pieces in it, which are known only once the device has been read; their room is there before. */
export const CartLink = ({ className, label }: { className: string; label?: string }) => {
  const texts = useTexts('shell');
  const count = useCart((cart) => cart.count);
  return (
    <NavLink aria-label={texts.cartHolds(count)} className={className} to={paths.cart(useStoreView().code)}>
      {({ isActive }) => (
        <>
          <span className="relative grid">
            <Icon name={isActive ? 'cartFull' : 'cart'} />
            {count > 0 && (
              <span
                aria-hidden="true"
                className="absolute -end-2.5 -top-2 grid h-5 min-w-5 animate-[rise_200ms] place-items-center rounded-full bg-accent px-1 text-xs leading-none font-bold text-on-accent tabular-nums"
                key={count}
              >
                {count > 99 ? '99+' : count}
              </span>
            )}
          </span>
          {label}
        </>
      )}
    </NavLink>
  );
};
