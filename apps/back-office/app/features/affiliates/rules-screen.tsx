import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { Screen } from '../../shell/screen.tsx';

const RulesForm = lazy(async () => ({ default: (await import('./rules-form.tsx')).AffiliateRulesForm }));

/** Rules by which commissions are refused or held. */
export const AffiliateRulesScreen = () => {
  const texts = useTexts('affiliates');
  const answer = useCall('desk/affiliate-rules', {});
  return (
    <Screen
      above={<BackLink to={paths.affiliateHolds}>{texts.holds.title}</BackLink>}
      help={texts.rules.help}
      title={texts.rules.title}
    >
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data !== undefined && (
        <div className="max-w-xl">
          <Panel title={texts.rules.title}>
            <Suspense>
              <RulesForm rules={answer.data} />
            </Suspense>
          </Panel>
        </div>
      )}
    </Screen>
  );
};
