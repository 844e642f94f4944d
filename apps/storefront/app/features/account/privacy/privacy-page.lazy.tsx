import { isolatedDayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { recipientOf } from '../codes/recipient-of.lazy.ts';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';
import { DataPart } from './data-part.lazy.tsx';
import { DeletionPart } from './deletion-part.lazy.tsx';

/** Shown instead of the page once the account was given up: until when it can be kept. */
const Farewell = ({ deletesAt }: { deletesAt: string }) => {
  const texts = useTexts('privacy');
  const { code } = useStoreView();
  return (
    <output className="mx-auto grid w-full max-w-md gap-4 text-center">
      <h1 className="text-2xl md:text-3xl">{texts.deletedTitle}</h1>
      <p className="text-ink-soft">
        <bdi>{texts.deletedText(isolatedDayInBaghdad(deletesAt))}</bdi>
      </p>
      <Link className={buttonStyle.primary} to={paths.home(code)}>
        {texts.toShop}
      </Link>
    </output>
  );
};

/** A customer's data in one file, and the end of the account. */
export const PrivacyPage = () => {
  const { account } = useTexts('account');
  const texts = useTexts('privacy');
  const [deletesAt, setDeletesAt] = useState<string | null>(null);
  if (deletesAt !== null) return <Farewell deletesAt={deletesAt} />;
  return (
    <AccountFrame place="privacy" title={account}>
      {(profile) => (
        <>
          <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
          <div className="grid items-start gap-4 lg:gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <DataPart to={recipientOf(profile)} username={profile.email} />
            <DeletionPart onDeleted={setDeletesAt} to={recipientOf(profile)} />
          </div>
        </>
      )}
    </AccountFrame>
  );
};
