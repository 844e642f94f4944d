// @chunk shell
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { hotlineHref } from '../../../shop/page/contact-links.ts';
import { useFrame } from '../../../shop/page/frame-context.ts';
import { useShopName } from '../../../shop/page/use-shop-name.ts';
import { Wordmark } from '../../../shop/page/wordmark.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { categoryMenuId } from '../menu/category-menu-id.ts';
import { SettingsLink } from './settings-link.tsx';
import { StoreSwitch } from './store-switch.tsx';

const roundStyle = 'press grid size-11 place-items-center rounded-full hover:bg-sunken active:bg-sunken';

const CategoriesButton = () => (
  <button
    className="press flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-sunken px-4 font-semibold hover:bg-line active:bg-line max-md:hidden"
    popoverTarget={categoryMenuId}
    type="button"
  >
    <Icon className="size-5" name="grid" />
    {useTexts('shell').categories}
  </button>
);

const CallLink = () => {
  const { callUs } = useTexts('shell');
  const { hotline } = useFrame().contact;
  return hotline === null ? null : (
    <a aria-label={callUs} className={`${roundStyle} md:hidden`} href={hotlineHref(hotline)}>
      <Icon name="phone" />
    </a>
  );
};

/**
 * The header, one row on every screen. On phones the home page has a search field of its own, which leaves
 * space for the hotline here; elsewhere the field is in the header and the logo replaces the shop's name.
 */
export const Header = ({ search }: { search: ReactNode }) => {
  const { code } = useStoreView();
  const texts = useTexts('shell');
  const isHome = useLocation().pathname.replace(/\/$/, '') === paths.home(code);
  return (
    <header className="sticky top-0 z-30 bg-ground/95 shadow-[0_1px_0_var(--line)] backdrop-blur-md">
      <div className="frame flex h-(--header) items-center gap-1 md:gap-5">
        <Link
          aria-label={texts.shopHome(useShopName())}
          className="press -ms-1 shrink-0 rounded-card p-1 max-md:me-1"
          to={paths.home(code)}
        >
          <Wordmark nameOn={isHome ? 'roomy' : 'wide'} />
        </Link>
        <CategoriesButton />
        <div className={`min-w-0 flex-1 md:max-w-2xl ${isHome ? 'max-md:invisible' : ''}`}>{search}</div>
        <div className="ms-auto flex items-center md:gap-1">
          {isHome && <CallLink />}
          <StoreSwitch />
          <SettingsLink className={`${roundStyle} max-md:hidden`}>
            <Icon name="settings" />
          </SettingsLink>
          <AccountLink className={`${roundStyle} max-md:hidden`} />
          <CartLink className={`${roundStyle} max-md:hidden`} opensPanel />
        </div>
      </div>
    </header>
  );
};
