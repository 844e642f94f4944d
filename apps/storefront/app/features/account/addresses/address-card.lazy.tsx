import type { CustomerAddress } from '@dijla/contract/client';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '@dijla/ui-kit/badge.tsx';
import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { accountPaths } from '../account-paths.lazy.ts';
import { nameOfAddress, streetOfAddress, textOfAddress } from '../../../shop/addresses/known-address.ts';
import { governorateOf } from '../../../shop/delivery/governorates.ts';
import { groupedPhone } from '../../../shop/delivery/phone-number.ts';

const action =
  'press inline-flex min-h-11 items-center rounded-card px-3 font-semibold hover:bg-sunken active:bg-sunken';

/** Place, street and landmark, a line each. */
const Lines = ({ address }: { address: CustomerAddress }) => {
  const texts = useTexts('addresses');
  const { language } = useStoreView();
  const landmark = textOfAddress(address, 'shipping_note');
  const place = [governorateOf(address.region_id)?.names[language], address.city].filter(Boolean).join(' · ');
  const street = streetOfAddress(address);
  return (
    <div className="grid gap-0.5 text-ink-soft [overflow-wrap:anywhere]">
      <p>
        <bdi>{place}</bdi>
      </p>
      {street !== '' && (
        <p>
          <bdi>{street}</bdi>
        </p>
      )}
      {landmark !== '' && (
        <p>
          <bdi>{texts.near(landmark)}</bdi>
        </p>
      )}
      <p>
        <bdi>{`${address.firstname} ${address.lastname}`}</bdi>
        {address.telephone !== '' && (
          <>
            {' · '}
            <bdi className="whitespace-nowrap" dir="ltr">
              {groupedPhone(address.telephone)}
            </bdi>
          </>
        )}
      </p>
    </div>
  );
};

/** The name of an address, and what it is used for by itself. */
const Title = ({ address, name }: { address: CustomerAddress; name: string }) => {
  const texts = useTexts('addresses');
  return (
    <>
      <header className="flex flex-wrap items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon className="size-5.5" name={textOfAddress(address, 'label') === 'Home' ? 'home' : 'pin'} />
        </span>
        <h2 className="min-w-0 flex-1 text-lg [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </h2>
      </header>
      {(address.default_shipping || address.default_billing) && (
        <p className="flex flex-wrap gap-2">
          {address.default_shipping && <Badge tone="soft">{texts.defaultShipping}</Badge>}
          {address.default_billing && <Badge tone="soft">{texts.defaultBilling}</Badge>}
        </p>
      )}
    </>
  );
};

/** One address of the address book, with what can be done with it. */
export const AddressCard = ({ address, onRemove }: { address: CustomerAddress; onRemove: () => void }) => {
  const texts = useTexts('addresses');
  const { code } = useStoreView();
  const [isAsking, setAsking] = useState(false);
  const name = nameOfAddress(address, texts);
  return (
    <article className="grid content-start gap-3 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line">
      <Title address={address} name={name} />
      <Lines address={address} />
      {address.id < 0 && <p className="text-sm text-ink-soft">{texts.waiting}</p>}
      <div className="-mx-3 flex flex-wrap gap-x-2">
        <Link
          aria-label={texts.editOf(name)}
          className={`${action} text-accent-ink`}
          to={accountPaths.addressBook(code, address.id)}
        >
          {texts.edit}
        </Link>
        <button
          aria-label={texts.removeOf(name)}
          className={`${action} text-danger`}
          onClick={() => setAsking(true)}
          type="button"
        >
          {texts.remove}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          cancelLabel={texts.cancel}
          confirmLabel={texts.remove}
          isDangerous
          onClose={() => setAsking(false)}
          onConfirm={onRemove}
          title={texts.removeTitle}
        >
          <bdi>{name}</bdi>
        </ConfirmDialog>
      )}
    </article>
  );
};
