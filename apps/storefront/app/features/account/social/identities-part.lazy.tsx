import type { CustomerProfile } from '@dijla/contract/client';
import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useCallback, useEffect, useState } from 'react';
import {
  goToAddLogin,
  type Identity,
  loadIdentities,
  type LoginProvider,
  readLoginProviders,
  removeIdentity,
} from '../../../device/session/social-login-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { AccountPart, actStyle } from '../account-part.lazy.tsx';
import { ProofForm } from '../codes/proof-form.lazy.tsx';
import { recipientOf } from '../codes/recipient-of.lazy.ts';

/** Providers of the shop that do not open the account yet, with a button to add each by a proof. */
const AddLogin = ({
  profile,
  providers,
}: {
  profile: CustomerProfile;
  providers: readonly LoginProvider[];
}) => {
  const texts = useTexts('logins');
  const { cancel } = useTexts('account');
  const [chosen, setChosen] = useState<LoginProvider | null>(null);
  if (chosen === null)
    return providers.map((provider) => (
      <button
        className={`${buttonStyle.quiet} justify-self-start`}
        key={provider.id}
        onClick={() => setChosen(provider)}
        type="button"
      >
        {texts.addLogin(provider.name)}
      </button>
    ));
  return (
    <>
      <ProofForm
        busyLabel={texts.adding}
        hint={texts.loginProof}
        label={texts.goToLogin(chosen.name)}
        // The page is left for the provider's.
        onDone={() => undefined}
        reason="add-login"
        send={(proof) => goToAddLogin({ provider: chosen.id, to: location.pathname, proof })}
        to={recipientOf(profile)}
        username={profile.email}
      />
      <button className={buttonStyle.quiet} onClick={() => setChosen(null)} type="button">
        {cancel}
      </button>
    </>
  );
};

/** The login providers that open the account, with a button to remove each, and those that may; nothing where there is none. */
export const IdentitiesPart = ({ profile }: { profile: CustomerProfile }) => {
  const texts = useTexts('account');
  const [identities, setIdentities] = useState<readonly Identity[]>([]);
  const [providers, setProviders] = useState<readonly LoginProvider[]>([]);
  const [problem, setProblem] = useState('');
  const load = useCallback(() => void loadIdentities().then(setIdentities), []);
  useEffect(load, [load]);
  useEffect(() => void readLoginProviders().then(setProviders), []);
  const remove = async (id: number) => {
    const refused = await removeIdentity(id);
    setProblem(refused === null ? '' : refused || texts.noAnswer);
    load();
  };
  if (identities.length === 0 && providers.length === 0) return null;
  const others = providers.filter(({ id }) => !identities.some(({ provider }) => provider === id));
  return (
    <AccountPart icon="person" title={texts.loginsElsewhere}>
      <ul className="divide-y divide-line empty:hidden">
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
      <AddLogin profile={profile} providers={others} />
    </AccountPart>
  );
};
