import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useEffect, useState } from 'react';
import {
  goToLoginProvider,
  type LoginProvider,
  readLoginProviders,
} from '../../../device/session/social-login-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';

/** A button for each provider that the shop's settings name, such as Google; nothing where there is none. */
export const SocialButtons = ({ to }: { to?: string | undefined }) => {
  const texts = useTexts('account');
  const [providers, setProviders] = useState<readonly LoginProvider[]>([]);
  const [problem, setProblem] = useState('');
  useEffect(() => void readLoginProviders().then(setProviders), []);
  const go = async (provider: string) => {
    const refused = await goToLoginProvider({ provider, ...(to === undefined ? {} : { to }) });
    if (refused !== null) setProblem(refused || texts.noAnswer);
  };
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      {providers.map(({ id, name }) => (
        <button className={buttonStyle.quiet} key={id} onClick={() => void go(id)} type="button">
          {texts.logInAt(name)}
        </button>
      ))}
      <output className="text-center text-sm text-danger empty:hidden">{problem}</output>
    </div>
  );
};
