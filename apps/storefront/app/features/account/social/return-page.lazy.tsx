import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  finishSocialLogin,
  type SocialReturn,
  type UnknownLogin,
} from '../../../device/session/social-login-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { AccountPlaceholder } from '../account-placeholder.tsx';
import { accountPaths } from '../account-paths.lazy.ts';
import { JoinForm } from './join-form.lazy.tsx';
import { SignUpForm } from './sign-up-form.lazy.tsx';

/** Takes what came back out of the address at once, so that no history keeps it, and ends the login by it. */
const useReturn = (): SocialReturn | null => {
  const [back, setBack] = useState<SocialReturn | null>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const returned = location.search.slice(1);
    history.replaceState(history.state, '', location.pathname);
    void finishSocialLogin(returned).then(setBack);
  }, []);
  return back;
};

type Named = { provider: string; to: string; unknown: UnknownLogin };

/** Asks whom a provider named for a new account, or for the password of the one they have. */
const WhoIsThis = ({ provider, to, unknown }: Named) => {
  const texts = useTexts('account');
  const { code } = useStoreView();
  const navigate = useNavigate();
  const [hasAccount, setHasAccount] = useState(unknown.has_account);
  return (
    <div className="grid gap-4">
      <p className="text-center text-ink-soft">
        {hasAccount ? texts.joinAccount(provider) : texts.newAccountBy(provider)}
      </p>
      {hasAccount ? (
        <JoinForm onDone={() => void navigate(to, { replace: true })} username={unknown.email ?? ''} />
      ) : (
        <SignUpForm
          onDone={() =>
            void navigate(accountPaths.verify(code), { replace: true, state: { from: to, wasSent: true } })
          }
          unknown={unknown}
        />
      )}
      {!unknown.has_account && (
        <button className={buttonStyle.quiet} onClick={() => setHasAccount(!hasAccount)} type="button">
          {hasAccount ? texts.register : texts.haveAccount}
        </button>
      )}
    </div>
  );
};

/** Where a login provider leads back to. */
export const ReturnPage = () => {
  const texts = useTexts('account');
  const { code } = useStoreView();
  const navigate = useNavigate();
  const back = useReturn();
  useEffect(() => {
    if (back?.ok && back.unknown === null) void navigate(back.to, { replace: true });
  }, [back, navigate]);
  if (back === null || (back.ok && back.unknown === null)) return <AccountPlaceholder />;
  if (back.ok && back.unknown !== null)
    return <WhoIsThis provider={back.provider} to={back.to} unknown={back.unknown} />;
  return (
    <div className="grid gap-4 text-center" role="alert">
      <p>{(!back.ok && back.text) || texts.noAnswer}</p>
      <Link className={buttonStyle.primary} replace to={paths.login(code)}>
        {texts.logIn}
      </Link>
    </div>
  );
};
