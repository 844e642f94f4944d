import { quietLink } from './quiet-link.lazy.ts';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { accountPaths } from './account-paths.lazy.ts';
import { useShopName } from '../../shop/page/use-shop-name.ts';
import { AccountPlaceholder } from './account-placeholder.tsx';
import type { Entrance } from './entrance.ts';
import { AccountMenu } from './account-menu.lazy.tsx';
import { ForgotCodePage } from './codes/forgot-code-page.lazy.tsx';
import { ForgotForm } from './codes/forgot-form.lazy.tsx';
import { NewPasswordPage } from './codes/new-password-page.lazy.tsx';
import { VerifyPage } from './codes/verify-page.lazy.tsx';
import { NativePage } from './native/native-page.lazy.tsx';
import { ReturnPage } from './social/return-page.lazy.tsx';
import { SocialButtons } from './social/social-buttons.lazy.tsx';
import { LogIn } from './log-in.lazy.tsx';
import { RegisterForm } from './register-form.lazy.tsx';
import { useLiveSession } from './use-live-session.lazy.ts';
import { useWayBack } from './use-way-back.lazy.ts';

/** A form with a sentence and a link to another below. */
const WithLink = ({
  text,
  link,
  children,
}: {
  text?: string;
  link: { label: string; to: string };
  children: ReactNode;
}) => {
  const { state } = useWayBack();
  return (
    <>
      {children}
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-center">
        {text}
        <Link className={quietLink} replace state={state} to={link.to}>
          {link.label}
        </Link>
      </p>
    </>
  );
};

/** Leads away at once. */
const GoTo = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <AccountPlaceholder />;
};

/** The form of a page for guests; who has logged in there is led back to where they came from. */
const Door = ({ kind }: { kind: Exclude<Entrance, 'verify' | 'return' | 'native'> }) => {
  const texts = useTexts('account');
  const { code } = useStoreView();
  const shop = useShopName();
  const navigate = useNavigate();
  const { goBack, state } = useWayBack();
  const toLogIn = { label: texts.logIn, to: paths.login(code) };
  switch (kind) {
    case 'login':
      return (
        <WithLink link={{ label: texts.register, to: paths.register(code) }} text={texts.newHere(shop)}>
          <LogIn onDone={goBack} />
          <SocialButtons to={state.from} />
        </WithLink>
      );
    case 'register':
      return (
        <WithLink link={toLogIn} text={texts.haveAccount}>
          <RegisterForm
            onDone={() =>
              void navigate(accountPaths.verify(code), { replace: true, state: { ...state, wasSent: true } })
            }
          />
          <SocialButtons to={state.from} />
        </WithLink>
      );
    case 'forgot':
      return (
        <WithLink link={toLogIn} text={texts.rememberedPassword}>
          <ForgotForm />
        </WithLink>
      );
    case 'code':
      return <ForgotCodePage />;
    case 'change':
      return <NewPasswordPage onDone={goBack} />;
  }
};

/** The forms by which somebody gets in; a signed-in customer sees the account instead. */
export const EntrancePage = ({ kind }: { kind: Entrance }) => {
  const { code } = useStoreView();
  const { ready, profile } = useLiveSession();
  if (!ready) return <AccountPlaceholder />;
  if (kind === 'return') return <ReturnPage />;
  if (kind === 'native') return <NativePage isKnown={profile !== null} />;
  if (kind === 'verify')
    return profile === null ? <GoTo to={paths.login(code)} /> : <VerifyPage profile={profile} />;
  if (profile !== null && kind !== 'change') return <AccountMenu profile={profile} />;
  return <Door kind={kind} />;
};
