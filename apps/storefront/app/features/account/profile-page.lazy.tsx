import type { CustomerProfile } from '@dijla/contract/client';
import { useState } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useShopName } from '../../shop/page/use-shop-name.ts';
import { signOut } from '../../device/session-actions.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { AccountPlaceholder } from './account-placeholder.tsx';
import { CustomerCard } from './account-menu.lazy.tsx';
import { Devices } from './devices.lazy.tsx';
import { LogInForm } from './log-in-form.lazy.tsx';
import { PasswordPart } from './password-part.lazy.tsx';
import { ProfilePart } from './profile-part.lazy.tsx';
import { useLiveSession } from './use-live-session.lazy.ts';

/** Shown to guests (spec 2 §6): explains why the page is empty and links to the login. */
const NotSignedIn = () => {
  const texts = useTexts('account');
  const { code } = useStoreView();
  return (
    <div className="mx-auto grid w-full max-w-md gap-5">
      <p className="flex items-center gap-2.5 rounded-card bg-accent-soft px-4 py-3 font-medium">
        <Icon className="size-5 text-accent-ink" name="lock" />
        {texts.loginNeeded}
      </p>
      <LogInForm onDone={() => undefined} />
      <p className="flex flex-wrap items-center gap-x-2">
        {texts.newHere(useShopName())}
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
          to={paths.register(code)}
        >
          {texts.register}
        </Link>
      </p>
    </div>
  );
};

const Account = ({ profile }: { profile: CustomerProfile }) => {
  const texts = useTexts('account');
  const [passwords, setPasswords] = useState(0);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-8">
      <div className="grid gap-6">
        <CustomerCard profile={profile} />
        <ProfilePart key={profile.updated_at} profile={profile} />
        <PasswordPart onChanged={() => setPasswords((before) => before + 1)} username={profile.email} />
      </div>
      <div className="grid gap-6">
        {/* A new password ends the sessions of all other devices. */}
        <Devices key={passwords} />
        <button
          className={`${buttonStyle.quiet} justify-self-start`}
          onClick={() => void signOut()}
          type="button"
        >
          <Icon className="size-5" name="leave" />
          {texts.logOut}
        </button>
      </div>
    </div>
  );
};

/** The customer's details, password and devices. */
export const ProfilePage = () => {
  const { ready, profile } = useLiveSession();
  if (!ready) return <AccountPlaceholder />;
  return profile === null ? <NotSignedIn /> : <Account profile={profile} />;
};
