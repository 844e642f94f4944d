// @chunk shell
import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';
import { AccountLink } from './header/account-link.tsx';
import { CartLink } from './header/cart-link.tsx';
import { categoryMenuId } from './menu/category-menu-id.ts';

/**
 * The icon's position does not depend on the label, so it stays when the label's text is laid out after the
 * first paint. A long label continues on a second line.
 */
const tabStyle =
  'press relative flex min-h-14 min-w-0 flex-col items-center *:max-w-full text-center [overflow-wrap:anywhere] gap-0.5 pt-[0.47rem] text-xs max-xs:justify-center max-xs:pt-0 leading-tight font-medium text-ink-soft aria-[current=page]:font-bold aria-[current=page]:text-accent-ink';

type TabProps = {
  to: string;
  icon: IconName;
  fullIcon: IconName;
  label: string;
  onClick?: (event: MouseEvent) => void;
};

const Tab = ({ to, icon, fullIcon, label, onClick }: TabProps) => (
  <NavLink className={tabStyle} end onClick={onClick} to={to}>
    {({ isActive }) => (
      <>
        <Icon name={isActive ? fullIcon : icon} />
        <span className="max-xs:sr-only">{label}</span>
      </>
    )}
  </NavLink>
);

/** Focuses a visible search field, if there is one; otherwise the link leads to the search page. */
const enterSearch = (event: MouseEvent) => {
  const fields = document.querySelectorAll<HTMLInputElement>('input[type="search"]');
  const field = [...fields].find((candidate) => candidate.checkVisibility({ visibilityProperty: true }));
  if (!field) return;
  event.preventDefault();
  field.focus();
};

/**
 * The tab bar on phones. Each tab takes a fifth of the width from the start, also while the page is still
 * streaming in.
 */
export const TabBar = () => {
  const texts = useTexts('shell');
  const { code } = useStoreView();
  return (
    <nav
      aria-label={texts.mainMenu}
      className="tab-bar sticky bottom-0 z-30 grid grid-cols-5 bg-surface pb-[env(safe-area-inset-bottom)] shadow-edge md:hidden"
    >
      <Tab fullIcon="homeFull" icon="home" label={texts.home} to={paths.home(code)} />
      <button className={tabStyle} popoverTarget={categoryMenuId} type="button">
        <Icon name="grid" />
        <span className="max-xs:sr-only">{texts.categories}</span>
      </button>
      <Tab
        fullIcon="searchFull"
        icon="search"
        label={texts.search}
        onClick={enterSearch}
        to={paths.search(code)}
      />
      <CartLink className={tabStyle} label={texts.cart} />
      <AccountLink className={tabStyle} isLabelled />
    </nav>
  );
};
