// @chunk shell
import { NavLink } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { opensPanel, wantPanel } from '../../../shop/page/panels.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

const open = opensPanel('account');

const bring = () => wantPanel('account');

/**
 * Opens the account panel; with a modifier key it opens the account page. It does not show who is signed in;
 * the panel does.
 */
export const AccountLink = ({
  className,
  isLabelled = false,
}: {
  className: string;
  isLabelled?: boolean;
}) => (
  <NavLink
    aria-haspopup="dialog"
    className={className}
    data-intent="account"
    onClick={open}
    onFocus={bring}
    onPointerDown={bring}
    to={paths.account(useStoreView().code)}
  >
    <Icon name="person" />
    <span className={isLabelled ? 'max-xs:sr-only' : 'sr-only'}>{useTexts('shell').account}</span>
  </NavLink>
);
