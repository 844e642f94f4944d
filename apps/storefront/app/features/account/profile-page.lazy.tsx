import type { CustomerProfile } from '@dijla/contract/client';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { signOut } from '../../device/session/session-actions.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { Devices } from './devices.lazy.tsx';
import { AccountFrame } from './frame/account-frame.lazy.tsx';
import { NotificationsPart } from './notices/notifications-part.lazy.tsx';
import { IdentitiesPart } from './social/identities-part.lazy.tsx';
import { PasskeysPart } from './passkeys/passkeys-part.lazy.tsx';
import { PasswordPart } from './password-part.lazy.tsx';
import { ProfilePart } from './profile-part.lazy.tsx';

const Account = ({ profile }: { profile: CustomerProfile }) => {
  const texts = useTexts('account');
  const [passwords, setPasswords] = useState(0);
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{texts.toAccount}</h1>
      <div className="grid items-start gap-4 lg:gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-4 lg:gap-6">
          <ProfilePart key={profile.updated_at} profile={profile} />
          <PasswordPart onChanged={() => setPasswords((before) => before + 1)} username={profile.email} />
        </div>
        <div className="grid gap-4 lg:gap-6">
          {/* A new password ends the sessions of all other devices. */}
          <Devices key={passwords} />
          <NotificationsPart />
          <PasskeysPart profile={profile} />
          <IdentitiesPart profile={profile} />
          <button
            className={`${buttonStyle.quiet} justify-self-start lg:hidden`}
            onClick={() => void signOut()}
            type="button"
          >
            <Icon className="size-5" name="leave" />
            {texts.logOut}
          </button>
        </div>
      </div>
    </>
  );
};

/** The customer's details, password and devices. */
export const ProfilePage = () => (
  <AccountFrame place="profile" title={useTexts('account').account}>
    {(profile) => <Account profile={profile} />}
  </AccountFrame>
);
