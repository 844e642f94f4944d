import type { MouseEvent } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { openPanel, wantPanel } from '../../shop/panels.ts';
import { Icon } from '../../ui/icon.tsx';
import { isPlainClick } from '../../ui/plain-click.ts';

const open = (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  openPanel('account');
};

const bring = () => wantPanel('account');

/** Opens the account over the page; with a key held down, and on its own page, it is the way there. It knows of nobody: who is in shows inside. */
export const AccountLink = ({ className, isLabelled = false }: { className: string; isLabelled?: boolean }) => {
  const { account } = useTexts('shell');
  const { code } = useStoreView();
  const to = paths.profile(code);
  const isElsewhere = useLocation().pathname !== to;
  return (
    <NavLink aria-haspopup={isElsewhere ? 'dialog' : undefined} className={className} data-intent="account" onClick={isElsewhere ? open : undefined} onFocus={bring} onPointerDown={bring} to={to}>
      {({ isActive }) => (
        <>
          <Icon name={isActive ? 'personFull' : 'person'} />
          <span className={isLabelled ? 'max-xs:sr-only' : 'sr-only'}>{account}</span>
        </>
      )}
    </NavLink>
  );
};
