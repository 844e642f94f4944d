import { Link } from 'react-router';
import type { CustomerProfile } from '@dijla/contract/client';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { groupedPhone } from '../../shop/delivery/phone-number.ts';
import { mobileNumberOf } from '@dijla/device/session/saved-session';
import { signOut } from '../../device/session-actions.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

/** The name and contact details of the signed-in customer. */
export const CustomerCard = ({ profile }: { profile: CustomerProfile }) => {
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
  const { code } = useStoreView();
  const leave = () => {
    onSignOut?.();
    void signOut();
  };
  return (
    <div className="grid gap-5">
      <CustomerCard profile={profile} />
      <Link
        className="press flex min-h-14 items-center gap-3 rounded-card bg-sunken px-4 font-semibold hover:bg-line active:bg-line"
        to={paths.profile(code)}
      >
        <Icon className="size-5.5 text-accent-ink" name="person" />
        <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">{texts.toAccount}</span>
        <Icon className="size-5 text-ink-soft" name="forward" />
      </Link>
      <button className={buttonStyle.quiet} onClick={leave} type="button">
        <Icon className="size-5" name="leave" />
        {texts.logOut}
      </button>
    </div>
  );
};
