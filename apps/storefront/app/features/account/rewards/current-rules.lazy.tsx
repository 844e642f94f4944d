import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { readRewardRates, type RewardRates } from '../../../device/account/reward-actions.ts';
import { useSession } from '../../../device/session/use-session.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { accountPaths } from '../account-paths.lazy.ts';
import { RewardRules } from './reward-rules.tsx';

/** The shop's rates as they are now, with the way to one's own points or to an account. */
export const CurrentRules = () => {
  const texts = useTexts('rewards');
  const { code } = useStoreView();
  const hasAccount = useSession(({ profile }) => profile !== null);
  const [rates, setRates] = useState<RewardRates | 'failed' | null>(null);
  useEffect(() => {
    void readRewardRates().then((read) => setRates(read ?? 'failed'));
  }, []);
  return (
    <>
      {rates === 'failed' && <output className="text-ink-soft">{texts.ratesUnread}</output>}
      {rates !== null && rates !== 'failed' && <RewardRules rates={rates} />}
      <Link
        className={`${buttonStyle.primary} justify-self-start`}
        to={hasAccount ? accountPaths.rewards(code) : paths.register(code)}
      >
        {hasAccount ? texts.toOwn : texts.join}
      </Link>
    </>
  );
};
