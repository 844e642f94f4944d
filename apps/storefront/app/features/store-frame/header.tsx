import { Link, NavLink, useLocation } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { otherStore, storeViews } from '../../i18n/store-views.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useFrame } from '../../shop/frame-context.ts';
import { Wordmark } from '../../shop/wordmark.tsx';
import { useCart } from '../../stores/use-cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { CartCount } from './cart-count.tsx';
import { categorySheetId } from './category-sheet.tsx';

/** Top categories a wide header names; the rest is in the sheet. */
const namedCategories = 6;

/** The same page in the other store: slugs are equal in both. A whole new document, as language and direction change. */
const StoreSwitch = () => {
  const { pathname, search } = useLocation();
  const other = storeViews[otherStore(useStoreView().code)];
  return (
    <a
      className="press flex min-h-11 items-center gap-1.5 rounded-full px-3 font-medium hover:bg-sunken lang-ar:font-system"
      href={`${paths.inStore(other.code, pathname)}${search}`}
      hrefLang={other.hreflang}
      lang={other.locale}
    >
      <Icon className="size-5" name="globe" />
      <bdi>{other.name}</bdi>
    </a>
  );
};

const CartLink = () => {
  const texts = useTexts('shell');
  const count = useCart((cart) => cart.count);
  return (
    <Link aria-label={texts.cartHolds(count)} className="press relative grid size-11 place-items-center rounded-full hover:bg-sunken" to={paths.cart(useStoreView().code)}>
      <Icon name="cart" />
      <CartCount className="end-0 top-0.5" />
    </Link>
  );
};

const CategoryLinks = () => {
  const store = useStoreView();
  const texts = useTexts('shell');
  const { menu } = useFrame();
  return (
    <nav aria-label={texts.mainMenu} className="hidden min-w-0 flex-1 items-center gap-1 md:flex">
      <button className="press flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold whitespace-nowrap hover:bg-sunken" popoverTarget={categorySheetId} type="button">
        <Icon className="size-5" name="grid" />
        {texts.allCategories}
      </button>
      <div className="flex min-w-0 flex-wrap gap-1 overflow-hidden max-lg:hidden" style={{ maxBlockSize: '2.75rem' }}>
        {menu.slice(0, namedCategories).map(({ id, name, lang, urlPath }) => (
          <NavLink
            className="press inline-flex min-h-11 items-center rounded-full px-3 whitespace-nowrap text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            key={id}
            lang={lang ?? undefined}
            to={paths.entity(store.code, urlPath)}
          >
            <bdi>{name}</bdi>
          </NavLink>
        ))}
      </div>
    </nav>
  );
};

export const Header = () => {
  const store = useStoreView();
  const texts = useTexts('shell');
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground/92 backdrop-blur-md">
      <div className="frame flex h-16 items-center gap-4 lg:gap-8">
        <Link aria-label={texts.shopHome} className="press -ms-1 rounded-card p-1" to={paths.home(store.code)}>
          <Wordmark />
        </Link>
        <CategoryLinks />
        <div className="ms-auto flex items-center gap-1">
          <StoreSwitch />
          <span className="hidden md:block">
            <CartLink />
          </span>
        </div>
      </div>
    </header>
  );
};
