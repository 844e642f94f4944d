import type { CustomerProfile } from '@dijla/contract/client';
import { useTexts } from '../../i18n/texts.tsx';
import { groupedPhone } from '../../shop/delivery/phone-number.ts';
import { mobileNumberOf } from '@dijla/device/session/saved-session';
import { signOut } from '../../device/session/session-actions.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { AccountRows } from './frame/account-nav.lazy.tsx';

/** The name and contact details of the signed-in customer. */
const CustomerCard = ({ profile }: { profile: CustomerProfile }) => {
  const texts = useTexts('account');
  const mobile = mobileNumberOf(profile);
  return (
    <div className="flex items-center gap-4 rounded-sheet bg-accent-soft p-4">
      <span className="grid size-13 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        <Icon name="person" />
      </span>
      <div className="grid min-w-0 leading-snug">
        <p className="text-lg font-semibold [overflow-wrap:anywhere]">
          <bdi>{texts.hello(profile.firstname)}</bdi>
        </p>
        <bdi className="text-sm text-ink-soft [overflow-wrap:anywhere]" dir="ltr">
          {mobile === '' ? profile.email : groupedPhone(mobile)}
        </bdi>
      </div>
    </div>
  );
};

/** The account's links and the sign-out button. */
export const AccountMenu = ({
  profile,
  onSignOut,
}: {
  profile: CustomerProfile;
  /** Called before the sign-out starts. */ onSignOut?: () => void;
}) => {
  const texts = useTexts('account');
  const leave = () => {
    onSignOut?.();
    void signOut();
  };
  return (
    <div className="grid gap-5">
      <CustomerCard profile={profile} />
      <div className="grid gap-2.5">
        <AccountRows but={null} />
      </div>
      <button className={buttonStyle.quiet} onClick={leave} type="button">
        <Icon className="size-5" name="leave" />
        {texts.logOut}
      </button>
    </div>
  );
};
