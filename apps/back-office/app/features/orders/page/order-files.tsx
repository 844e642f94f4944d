import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { useMomentText } from '../../../parts/time/moment.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import type { OrderFile } from './extend-file-sheet.tsx';

const ExtendFileSheet = lazy(async () => ({
  default: (await import('./extend-file-sheet.tsx')).ExtendFileSheet,
}));

/** Milliseconds after which it is looked whether the buyer went on. */
const everyMs = 30_000;

const tones = {
  ready: 'bg-success',
  'used-up': 'bg-warning',
  ended: 'bg-warning',
  missing: 'bg-danger',
  revoked: 'bg-line-strong',
} as const;

const FileRow = ({ file, onExtend }: { file: OrderFile; onExtend: (() => void) | null }) => {
  const texts = useTexts('order').files;
  const momentText = useMomentText();
  const { product_name, title, file_name, downloads, downloads_at_most: most, until, state } = file;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2 first:border-0">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-3 [overflow-wrap:anywhere]">
          <bdi className="font-semibold">{title || file_name || product_name}</bdi>
          <span className="inline-flex items-center gap-2 whitespace-nowrap text-sm">
            <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${tones[state]}`} />
            {texts.states[state]}
          </span>
        </p>
        {title !== '' && (
          <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
            <bdi>{product_name}</bdi>
          </p>
        )}
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{most === null ? texts.fetched(downloads) : texts.fetchedOf(downloads, most)}</span>
          <span>{until === null ? texts.noEnd : texts.until(momentText(until))}</span>
        </p>
      </div>
      {onExtend !== null && (
        <button
          aria-label={texts.giveMoreOf(title || product_name)}
          className={deskButton.quiet}
          onClick={onExtend}
          type="button"
        >
          {texts.giveMore}
        </button>
      )}
    </li>
  );
};

const canExtend = ({ state, downloads_at_most, until }: OrderFile): boolean =>
  state !== 'revoked' && (downloads_at_most !== null || until !== null);

/** The files that the buyer of an order may download, how often each was fetched and until when; nothing without any. */
export const OrderFiles = ({ orderId }: { orderId: number }) => {
  const texts = useTexts('order').files;
  const may = useMay();
  const [extended, setExtended] = useState<OrderFile | null>(null);
  const answer = useCall('desk/order-downloads', { params: { orderId: String(orderId) } }, { everyMs });
  const files = answer.data?.items ?? [];
  if (!answer.isError && files.length === 0) return null;
  return (
    <Panel title={texts.title}>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      <ul>
        {files.map((file) => (
          <FileRow
            file={file}
            key={file.id}
            onExtend={may('orders.extend-downloads') && canExtend(file) ? () => setExtended(file) : null}
          />
        ))}
      </ul>
      {extended !== null && (
        <Suspense>
          <ExtendFileSheet file={extended} onClose={() => setExtended(null)} orderId={orderId} />
        </Suspense>
      )}
    </Panel>
  );
};
