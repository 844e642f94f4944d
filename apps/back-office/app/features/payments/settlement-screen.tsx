import type { DeskResult } from '@dijla/contract/desk-client';
import { Link, useParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { useMomentText } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { Screen } from '../../shell/screen.tsx';

type Row = DeskResult<'desk/settlement'>['lines'][number];

const tones: Readonly<Record<Row['outcome'], string>> = {
  settled: 'text-success',
  differs: 'font-semibold text-danger',
  'settled-before': 'text-ink-soft',
  'not-found': 'font-semibold text-danger',
};

const head = 'py-2 pe-6 text-start font-medium text-ink-soft';
const cell = 'border-t border-line py-2 pe-6 align-top';

const FileRow = ({ row }: { row: Row }) => {
  const texts = useTexts('payments');
  const { reference, order_id, order_number, amount, fee, unit, expected, outcome } = row;
  return (
    <tr>
      <td className={cell}>
        <bdi dir="ltr">{reference}</bdi>
      </td>
      <td className={cell}>
        {order_id !== null && (
          <Link className="text-accent-ink" to={paths.order(order_id)}>
            <bdi dir="ltr">{order_number}</bdi>
          </Link>
        )}
      </td>
      <td className={`${cell} text-end`}>
        <Amount minor={amount} unit={unit} />
      </td>
      <td className={`${cell} text-end`}>{fee === 0 ? '–' : <Amount minor={fee} unit={unit} />}</td>
      <td className={`${cell} text-end`}>
        {expected === null ? '–' : <Amount minor={expected} unit={unit} />}
      </td>
      <td className={`${cell} ${tones[outcome]}`}>{texts.outcomes[outcome]}</td>
    </tr>
  );
};

const Rows = ({ lines }: { lines: readonly Row[] }) => {
  const texts = useTexts('payments');
  const heads = [texts.referenceOfPayment, texts.order, texts.said, texts.fee, texts.expected, texts.outcome];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <section aria-label={texts.rows} className="overflow-x-auto" tabIndex={0}>
      <table className="w-full min-w-[44rem]">
        <thead>
          <tr>
            {heads.map((name, place) => (
              <th className={`${head} ${place >= 2 && place <= 4 ? 'text-end' : ''}`} key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((row) => (
            <FileRow key={row.number} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** A file that was compared, row by row: what differs stands first. */
export const SettlementScreen = () => {
  const texts = useTexts('payments');
  const momentText = useMomentText();
  const { settlementId = '' } = useParams();
  const answer = useCall('desk/settlement', { params: { settlementId } });
  const file = answer.data;
  return (
    <Screen
      above={<BackLink to={paths.settlements}>{texts.allFiles}</BackLink>}
      help={texts.helpSettlement}
      title={file?.file_name ?? texts.files}
    >
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {file !== undefined && (
        <>
          <p className="pb-3 text-ink-soft">
            {texts.partyKinds[file.kind]} · <bdi dir="ltr">{file.party}</bdi> · {momentText(file.imported_at)}{' '}
            ·{' '}
            <strong className={file.differences === 0 ? 'text-success' : 'text-danger'}>
              {texts.compared(file.differences)}
            </strong>
          </p>
          <Rows lines={file.lines} />
        </>
      )}
    </Screen>
  );
};
