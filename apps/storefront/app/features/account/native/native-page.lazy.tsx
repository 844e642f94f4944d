import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { nativeAccountOf, signInByNativeCode } from '../../../device/session/session-actions.ts';
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
type Named = { code: string; to: string; firstname: string; lastname: string; email: string };

const Failed = ({ text }: { text: string }) => {
  const texts = useTexts('account');
  const { code: store } = useStoreView();
  return (
    <div className="grid gap-4 text-center" role="alert">
      <p>{text}</p>
      <Link className={buttonStyle.primary} replace to={paths.login(store)}>
        {texts.logIn}
      </Link>
    </div>
  );
};

/** Whether to go on as the customer whose code it is. */
const Question = ({ named, onYes }: { named: Named; onYes: () => void }) => {
  const texts = useTexts('account');
  const { code: store } = useStoreView();
  return (
    <div className="grid gap-4 text-center">
      <button className={buttonStyle.primary} type="button" onClick={onYes}>
        {texts.continueAs(`${named.firstname} ${named.lastname}`)}
      </button>
      <p className="text-ink-soft">
        <bdi>{named.email}</bdi>
      </p>
      <p className="text-ink-soft">{texts.continueAsIntro}</p>
      <Link className={buttonStyle.quiet} replace to={paths.login(store)}>
        {texts.logIn}
      </Link>
    </div>
  );
};

/**
 * Where an app opens the shop: asks whether to go on as the customer whose code is in the address, signs her in and leads
 * on. A link of somebody else could bring a code of another account, so nobody is signed in without a press (record
 * 139), and who is signed in stays so.
 */
export const NativePage = ({ isKnown }: NativePageProps) => {
  const texts = useTexts('account');
  const { code: store } = useStoreView();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<string | null>(null);
  const [named, setNamed] = useState<Named | null>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const given = new URLSearchParams(location.search);
    const to = ownPath(given.get('to'), paths.account(store));
    const code = given.get('code') ?? '';
    // No history keeps the code.
    history.replaceState(history.state, '', location.pathname);
    if (isKnown) return void navigate(to, { replace: true });
    const ask = async (): Promise<void> => {
      const answer = await nativeAccountOf(code);
      if (answer.ok) setNamed({ ...answer.result, code, to });
      else setFailed(answer.text || texts.noAnswer);
    };
    void ask();
  }, [isKnown, navigate, store, texts]);
  const goOn = async ({ code, to }: Named): Promise<void> => {
    setNamed(null);
    const signedIn = await signInByNativeCode(code);
    if (signedIn.ok) await navigate(to, { replace: true });
    else setFailed(signedIn.text || texts.noAnswer);
  };
  if (failed !== null) return <Failed text={failed} />;
  if (named === null) return <AccountPlaceholder />;
  return <Question named={named} onYes={() => void goOn(named)} />;
};
