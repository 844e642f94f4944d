import { deskAddress, type DeskResult } from '@dijla/contract/desk-client';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { useDeskLanguage, useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { dayText } from '../../parts/time/day-text.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { StatementLink } from '../../parts/statement-link.tsx';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay } from '../../session/use-session.ts';

const AskedPoints = lazy(async () => ({ default: (await import('./asked-points.tsx')).AskedPoints }));
const AdjustSheet = lazy(async () => ({
  default: (await import('./adjust-points-sheet.tsx')).AdjustPointsSheet,
}));

type Points = DeskResult<'desk/customer-points'>;

const Changes = ({ changes }: Pick<Points, 'changes'>) => {
  const texts = useTexts('customers').points;
  if (changes.length === 0) return <p className="text-ink-soft">{texts.none}</p>;
  return (
    <ul>
      {changes.map(({ id, kind, points, created_at, order_increment_id, comment, status }) => (
        <li className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-2 first:border-0" key={id}>
          <span>
            {texts.kinds[kind]}
            {order_increment_id !== null && (
              <>
                {' '}
                <bdi dir="ltr">{order_increment_id}</bdi>
              </>
            )}
            {status === 'held' && <span className="ms-2 text-sm text-ink-soft">{texts.held}</span>}
          </span>
          <bdi className="text-end font-semibold" dir="ltr">
            {points > 0 ? `+${points}` : points}
          </bdi>
          <span className="text-sm text-ink-soft">
            <Moment at={created_at} />
            {comment !== null && (
              <>
                {' · '}
                <bdi>{comment}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** A customer's points and what changed them; who may gives or takes some. */
export const PointsPanel = ({ customerId }: { customerId: number }) => {
  const texts = useTexts('customers').points;
  const { store } = useDeskLanguage();
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const params = { customerId: String(customerId) };
  const pdfOf = (month: string): string =>
    deskAddress('desk/points-statement-pdf', { params, query: { storeCode: store.code, month } });
  const { data, error, isError, refetch } = useCall('desk/customer-points', { params });
  return (
    <Panel title={texts.title}>
      {isError && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <Skeleton className="h-24 w-full" />}
      {data && (
        <>
          <p className="pb-2 text-lg font-semibold">{texts.balance(data.account.balance)}</p>
          {data.account.expiring !== null && (
            <p className="pb-2 text-ink-soft">
              {texts.expiring(data.account.expiring.points, dayText(data.account.expiring.day))}
            </p>
          )}
          {data.account.owed > 0 && <p className="pb-2 text-ink-soft">{texts.owed(data.account.owed)}</p>}
          {may('rewards.adjust') && data.asked.length > 0 && (
            <Suspense>
              <h3 className="font-medium">{texts.asked}</h3>
              <AskedPoints asked={data.asked} />
            </Suspense>
          )}
          <Changes changes={data.changes} />
          {data.changes.length > 0 && (
            <div className="pt-3">
              <StatementLink addressOf={pdfOf} words={texts.statement} />
            </div>
          )}
          {may('rewards.adjust') && (
            <button className={`${deskButton.quiet} mt-3`} onClick={() => setIsOpen(true)} type="button">
              {texts.adjust}
            </button>
          )}
        </>
      )}
      {isOpen && <AdjustSheet customerId={customerId} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
};
