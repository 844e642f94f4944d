import { useCallback, useEffect, useState } from 'react';
import {
  type KeptIdentity,
  readIdentities,
  removeIdentity,
} from '../../../device/checkout/months-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { AccountPart, actStyle } from '../account-part.lazy.tsx';

type Removing = { busy: number | null; remove: (id: number) => void };

const IdentityRow = ({ identity, busy, remove }: Removing & { identity: KeptIdentity }) => {
  const texts = useTexts('cardMonths');
  const { remove: removeLabel, removing } = useTexts('account');
  const { id, label, identity_number: number, phone } = identity;
  const name = texts.kept(`\u2066${number}\u2069`, `\u2066${phone}\u2069`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-3">
      <span className="min-w-0">{label || name}</span>
      <button
        aria-busy={busy === id}
        aria-label={texts.removeIdentity(number)}
        className={actStyle}
        onClick={() => remove(id)}
        type="button"
      >
        {busy === id ? removing : removeLabel}
      </button>
    </li>
  );
};

/** The identities with which the customer pays in months, each with a button that removes it; nothing where there are none. */
export const IdentitiesPart = () => {
  const texts = useTexts('cardMonths');
  const { noAnswer } = useTexts('account');
  const [identities, setIdentities] = useState<readonly KeptIdentity[]>([]);
  const [busy, setBusy] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const load = useCallback(() => void readIdentities().then(setIdentities), []);
  useEffect(load, [load]);
  const remove = async (id: number): Promise<void> => {
    if (busy !== null) return;
    setBusy(id);
    const removed = await removeIdentity(id);
    setBusy(null);
    setProblem(removed.ok ? '' : removed.text || noAnswer);
    if (removed.ok) showNotification({ type: 'success', message: texts.identityRemoved });
    load();
  };
  if (identities.length === 0 && problem === '') return null;
  return (
    <AccountPart icon="cash" intro={texts.identitiesIntro} title={texts.identities}>
      <ul className="divide-y divide-line">
        {identities.map((identity) => (
          <IdentityRow busy={busy} identity={identity} key={identity.id} remove={(id) => void remove(id)} />
        ))}
      </ul>
      <output className="text-sm text-danger empty:hidden">{problem}</output>
    </AccountPart>
  );
};
