import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type SignInResult, signInByNativeCode } from '../../../device/session-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { AccountPlaceholder } from '../account-placeholder.tsx';

const base = 'https://shop.invalid';

/** Returns the path of this shop that an app names; its account for an address of anybody else. */
const ownPath = (given: string | null, usual: string): string => {
  const url = given?.startsWith('/') ? URL.parse(given, base) : null;
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : usual;
};

type NativePageProps = { /** Whether somebody is signed in on this device. */ isKnown: boolean };

/**
 * Where an app opens the shop: signs its customer in by the code in the address, and leads on. Who is signed in stays so,
 * as a link of somebody else could bring a code of another account.
 */
export const NativePage = ({ isKnown }: NativePageProps) => {
  const texts = useTexts('account');
  const { code: store } = useStoreView();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<string | null>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const given = new URLSearchParams(location.search);
    const to = ownPath(given.get('to'), paths.account(store));
    // No history keeps the code.
    history.replaceState(history.state, '', location.pathname);
    const done: Promise<SignInResult> = isKnown
      ? Promise.resolve({ ok: true })
      : signInByNativeCode(given.get('code') ?? '');
    void done.then((signedIn) =>
      signedIn.ok ? navigate(to, { replace: true }) : setFailed(signedIn.text || texts.noAnswer),
    );
  }, [isKnown, navigate, store, texts]);
  if (failed === null) return <AccountPlaceholder />;
  return (
    <div className="grid gap-4 text-center" role="alert">
      <p>{failed}</p>
      <Link className={buttonStyle.primary} replace to={paths.login(store)}>
        {texts.logIn}
      </Link>
    </div>
  );
};
