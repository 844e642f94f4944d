import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { useCallback, useEffect, useState } from 'react';
import { type Identity, loadIdentities, removeIdentity } from '../../../device/social-login-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { AccountPart, actStyle } from '../account-part.lazy.tsx';

/** The login providers that open the account, with a button to remove each; nothing where there is none. */
export const IdentitiesPart = () => {
  const texts = useTexts('account');
  const [identities, setIdentities] = useState<readonly Identity[]>([]);
  const [problem, setProblem] = useState('');
  const load = useCallback(() => void loadIdentities().then(setIdentities), []);
  useEffect(load, [load]);
  const remove = async (id: number) => {
    const refused = await removeIdentity(id);
    setProblem(refused === null ? '' : refused || texts.noAnswer);
    load();
  };
  if (identities.length === 0) return null;
  return (
    <AccountPart icon="person" title={texts.loginsElsewhere}>
      <ul className="divide-y divide-line">
        {identities.map(({ id, name, last_used_at }) => (
          <li className="flex flex-wrap items-center justify-between gap-x-4 py-3" key={id}>
            <div className="grid min-w-0 leading-snug">
              <bdi className="font-medium">{name}</bdi>
              <bdi className="text-sm text-ink-soft">{texts.lastUsed(dayInBaghdad(last_used_at))}</bdi>
            </div>
            <button
              aria-label={texts.removeLogin(name)}
              className={actStyle}
              onClick={() => void remove(id)}
              type="button"
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      <output className="text-sm text-danger empty:hidden">{problem}</output>
    </AccountPart>
  );
};
