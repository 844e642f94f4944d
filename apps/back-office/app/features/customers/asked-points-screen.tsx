import { useTexts } from '../../i18n/use-desk.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { Screen } from '../../shell/screen.tsx';
import { AskedPoints } from './asked-points.tsx';

/** Points of all customers that wait for a second member of the staff. */
export const AskedPointsScreen = () => {
  const texts = useTexts('customers');
  const answer = useCall('desk/points-adjustments', {});
  const items = answer.data?.items;
  return (
    <Screen
      above={<BackLink to={paths.customers}>{texts.title}</BackLink>}
      help={texts.points.askedHelp}
      title={texts.points.asked}
    >
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {items !== undefined && (
        <Panel title={texts.points.asked}>
          {items.length === 0 ? <p className="text-ink-soft">{texts.points.noneAsked}</p> : null}
          <AskedPoints asked={items} names />
        </Panel>
      )}
    </Screen>
  );
};
