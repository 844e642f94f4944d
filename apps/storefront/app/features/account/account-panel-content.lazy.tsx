import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { openPanel } from '../../shop/page/panels.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { isWide } from '@dijla/ui-kit/hooks/is-wide.ts';
import { AccountPlaceholder } from './account-placeholder.tsx';
import type { WayBack } from './use-way-back.lazy.ts';
import { Link, useLocation, useNavigate } from 'react-router';
import { listPagePaths } from '../../shop/lists/list-paths.lazy.ts';
import { accountPaths } from './account-paths.lazy.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { AccountMenu } from './account-menu.lazy.tsx';
import { LogIn } from './log-in.lazy.tsx';
import { RegisterForm } from './register-form.lazy.tsx';
import { useLiveSession } from './use-live-session.lazy.ts';

/** The login and registration forms, one at a time. */
const Ways = ({ onDone }: { onDone: () => void }) => {
  const texts = useTexts('account');
  const { code } = useStoreView();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [kind, setKind] = useState<'login' | 'register'>('login');
  const confirm = () => {
    onDone();
    void navigate(accountPaths.verify(code), {
      state: { from: pathname + search, wasSent: true } satisfies WayBack,
    });
  };
  const ways = [
    { value: 'login' as const, label: texts.logIn },
    { value: 'register' as const, label: texts.register },
  ];
  return (
    <div className="grid gap-5">
      <div className="[&_legend]:block! [&_legend]:sr-only!">
        <Segmented legend={texts.account} name="entrance" onChange={setKind} segments={ways} value={kind} />
      </div>
      {kind === 'login' ? <LogIn onDone={onDone} /> : <RegisterForm onDone={confirm} />}
    </div>
  );
};

/** On phones the tab bar has space for the account only, so settings and help open from here. */
const SettingsRow = () => (
  <button
    aria-haspopup="dialog"
    className="press mt-5 flex min-h-14 w-full items-center gap-3 rounded-card bg-sunken px-4 text-start font-semibold hover:bg-line active:bg-line md:hidden"
    onClick={() => openPanel('settings')}
    type="button"
  >
    <Icon className="size-5.5 text-accent-ink" name="settings" />
    <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">{useTexts('shell').settings}</span>
    <Icon className="size-5 text-ink-soft" name="forward" />
  </button>
);

/** What a guest has saved is on this device, without an account. */
const WishlistRow = ({ onDone }: { onDone: () => void }) => {
  const { wishlist } = useTexts('account');
  const { code } = useStoreView();
  return (
    <Link
      className="press mt-5 flex min-h-14 w-full items-center gap-3 rounded-card bg-sunken px-4 text-start font-semibold hover:bg-line active:bg-line"
      onClick={onDone}
      to={listPagePaths.wishlist(code)}
    >
      <Icon className="size-5.5 text-accent-ink" name="heart" />
      <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">{wishlist}</span>
      <Icon className="size-5 text-ink-soft" name="forward" />
    </Link>
  );
};

/**
 * The account panel: the login and registration forms, or the signed-in customer's menu. A bottom sheet on
 * phones, a drawer on wide screens.
 */
export const AccountPanelContent = ({ onClose }: { onClose: () => void }) => {
  const { close } = useTexts('shell');
  const texts = useTexts('account');
  const [from] = useState(() => (isWide() ? ('end' as const) : ('bottom' as const)));
  const { ready, profile, hasEnded } = useLiveSession();
  return (
    <Sheet closeLabel={close} from={from} onClose={onClose} title={texts.account}>
      {hasEnded && profile === null && (
        <p className="mb-4 rounded-card bg-warning-soft px-4 py-3 font-medium">{texts.sessionEnded}</p>
      )}
      {!ready && <AccountPlaceholder />}
      {ready &&
        (profile === null ? (
          <>
            <Ways onDone={onClose} />
            <WishlistRow onDone={onClose} />
          </>
        ) : (
          <AccountMenu onSignOut={onClose} profile={profile} />
        ))}
      <SettingsRow />
    </Sheet>
  );
};
