import { Link, useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useShopName } from '../../shop/page/use-shop-name.ts';
import { AccountPlaceholder } from './account-placeholder.tsx';
import type { Entrance } from './entrance.ts';
import { AccountMenu } from './account-menu.lazy.tsx';
import { LogInForm } from './log-in-form.lazy.tsx';
import { RegisterForm } from './register-form.lazy.tsx';
import { useLiveSession } from './use-live-session.lazy.ts';

const quietLink =
  'inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline';

/** The login or registration form with a link to the other; a signed-in customer sees the account instead. */
export const EntrancePage = ({ kind }: { kind: Entrance }) => {
  const texts = useTexts('account');
  const { code } = useStoreView();
  const shop = useShopName();
  const navigate = useNavigate();
  const { ready, profile } = useLiveSession();
  if (!ready) return <AccountPlaceholder />;
  if (profile !== null) return <AccountMenu profile={profile} />;
  const goOn = () => void navigate(paths.account(code), { replace: true });
  return (
    <>
      {kind === 'login' ? <LogInForm onDone={goOn} /> : <RegisterForm onDone={goOn} />}
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-center">
        {kind === 'login' ? texts.newHere(shop) : texts.haveAccount}
        <Link className={quietLink} replace to={kind === 'login' ? paths.register(code) : paths.login(code)}>
          {kind === 'login' ? texts.register : texts.logIn}
        </Link>
      </p>
    </>
  );
};
