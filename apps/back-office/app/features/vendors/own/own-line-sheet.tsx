import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { type Fact, Facts } from '../../../parts/facts.tsx';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { Moment } from '../../../parts/time/moment.tsx';
import { StateDot } from '../../../parts/state-dot.tsx';
import { useCall } from '../../../provider-client/use-call.ts';

type Line = DeskResult<'desk/own-vendor-line'>;

const useFacts = (): ((line: Line) => Fact[]) => {
  const texts = useTexts('ownVendor');
  return ({ unit, ...line }) => [
    { key: 'order', name: texts.columns.order, value: <bdi dir="ltr">{line.order_number}</bdi> },
    { key: 'placed', name: texts.columns.placed, value: <Moment at={line.placed_at} /> },
    { key: 'state', name: texts.columns.state, value: <StateDot state={line.state} /> },
    { key: 'sku', name: texts.sku, value: <bdi dir="ltr">{line.sku}</bdi> },
    { key: 'qty', name: texts.ordered, value: grouped(line.qty) },
    { key: 'delivered', name: texts.delivered, value: grouped(line.delivered) },
    { key: 'kept', name: texts.kept, value: grouped(line.kept) },
    { key: 'gross', name: texts.gross, value: <Amount minor={line.gross} unit={unit} /> },
    { key: 'commission', name: texts.commission, value: <Amount minor={-line.commission} unit={unit} /> },
    { key: 'storage', name: texts.storage, value: <Amount minor={-line.storage} unit={unit} /> },
    {
      key: 'net',
      name: texts.columns.net,
      value: (
        <strong>
          <Amount minor={line.net} unit={unit} />
        </strong>
      ),
    },
  ];
};

/** One line of an order with the calling seller's goods: how what it earns comes about. */
export const OwnLineSheet = ({ lineId, onClose }: { lineId: string; onClose: () => void }) => {
  const { close } = useTexts('common');
  const { parts, noTerms } = useTexts('ownVendor');
  const answer = useCall('desk/own-vendor-line', { params: { lineId } });
  const factsOf = useFacts();
  const line = answer.data;
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={line?.product ?? parts.lines}>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton className="h-40 w-full" />}
      {line !== undefined && <Facts facts={factsOf(line)} />}
      {line?.has_terms === false && <p className="pt-4 text-ink-soft">{noTerms}</p>}
    </Sheet>
  );
};
