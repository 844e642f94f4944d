import type { CustomerProfile } from '@dijla/contract/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { AccountPlaceholder } from '../account-placeholder.tsx';
import { useLiveSession } from '../use-live-session.lazy.ts';
import { AccountNav } from './account-nav.lazy.tsx';
import type { AccountPlace } from './account-places.lazy.ts';
import { NotSignedIn } from './not-signed-in.lazy.tsx';

/** The way back to where one came from, above the heading. */
const Back = ({ to, label, isOnPhones }: { to: string; label: string; isOnPhones: boolean }) => (
  <Link
    className={`press -ms-3 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-card px-3 font-semibold text-accent-ink hover:bg-sunken ${isOnPhones ? 'lg:hidden' : ''}`}
    to={to}
  >
    <Icon className="size-5" name="back" />
    {label}
  </Link>
);

export type AccountFrameProps = {
  place: AccountPlace;
  /** Title of the page for guests, who see the login form. */
  title: string;
  /** Where the page leads back to; by default to the overview, on phones only. Null for none. */
  back?: { to: string; label: string } | null;
  children: (profile: CustomerProfile) => ReactNode;
};

/**
 * The frame of every page of the account: the list of its parts at the start side on wide screens, and the
 * guard. What is shown within comes from the device, so that pages open without a network.
 */
export const AccountFrame = ({ place, title, back, children }: AccountFrameProps) => {
  const { code } = useStoreView();
  const { account } = useTexts('account');
  const { ready, profile, hasEnded } = useLiveSession();
  if (!ready)
    return (
      <div className="mx-auto w-full max-w-md lg:max-w-none">
        <AccountPlaceholder />
      </div>
    );
  if (profile === null) return <NotSignedIn hasEnded={hasEnded} title={title} />;
  return (
    <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[13.5rem_minmax(0,1fr)] xl:gap-x-14">
      <AccountNav here={place} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-4 lg:gap-6">
        {back !== null && (
          <Back
            isOnPhones={back === undefined}
            label={back?.label ?? account}
            to={back?.to ?? paths.account(code)}
          />
        )}
        {children(profile)}
      </div>
    </div>
  );
};
