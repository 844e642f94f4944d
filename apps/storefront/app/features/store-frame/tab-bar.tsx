import { NavLink } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useCart } from '../../stores/use-cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { CartCount } from './cart-count.tsx';
import { categorySheetId } from './category-sheet.tsx';

const tabStyle =
  'press relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-soft aria-[current=page]:font-bold aria-[current=page]:text-accent-ink';

/** What a thumb reaches on a phone. Each tab has its third from the start, also while the page is still coming in. */
export const TabBar = () => {
  const texts = useTexts('shell');
  const { code } = useStoreView();
  const count = useCart((cart) => cart.count);
  return (
    <nav aria-label={texts.mainMenu} className="sticky bottom-0 z-30 grid grid-cols-3 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden">
      <NavLink className={tabStyle} end to={paths.home(code)}>
        <Icon name="home" />
        {texts.home}
      </NavLink>
      <button className={tabStyle} popoverTarget={categorySheetId} type="button">
        <Icon name="grid" />
        {texts.categories}
      </button>
      <NavLink aria-label={texts.cartHolds(count)} className={tabStyle} to={paths.cart(code)}>
        <span className="relative">
          <Icon name="cart" />
          <CartCount className="-end-3 -top-1.5" />
        </span>
        {texts.cart}
      </NavLink>
    </nav>
  );
};
