import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useCallback, useEffect, useState } from 'react';
import {
  type BoughtFile,
  downloadFile,
  type FilesOf,
  readBoughtFiles,
} from '../../device/orders/download-actions.ts';
import { type Texts, useTexts } from '../../i18n/texts.tsx';
import { showNotification } from '../page/notification-state.ts';

/** Milliseconds after which a download that was begun is counted. */
const countedMs = 2500;

const sizeText = (bytes: number, { megabytes, kilobytes }: Texts['downloads']): string => {
  const size = bytes / 1_000_000;
  return size >= 0.95
    ? megabytes(size >= 10 ? String(Math.round(size)) : size.toFixed(1).replace(/\.0$/, ''))
    : kilobytes(String(Math.max(Math.round(bytes / 1000), 1)));
};

/** Size, what is left and until when, of a file that can be downloaded; why not, of another. */
const Facts = ({ file: { bytes, downloads_left: left, until, state } }: { file: BoughtFile }) => {
  const texts = useTexts('downloads');
  const day = until === null ? null : `\u2068${dayInBaghdad(until)}\u2069`;
  if (state !== 'ready')
    return (
      <p className="text-sm font-medium">
        {state === 'used-up' ? texts.usedUp : state === 'ended' ? texts.ended(day ?? '') : texts.missing}
      </p>
    );
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      {bytes !== null && <bdi>{sizeText(bytes, texts)}</bdi>}
      <span>{left === null ? texts.unlimited : texts.left(left)}</span>
      {day !== null && <span>{texts.until(day)}</span>}
    </p>
  );
};

type RowProps = { file: BoughtFile; showsOrder: boolean; onDownload: (id: number) => Promise<void> };

const Row = ({ file, showsOrder, onDownload }: RowProps) => {
  const texts = useTexts('downloads');
  const [isBusy, setBusy] = useState(false);
  const { id, product_name, title, file_name, state, order_increment_id } = file;
  const download = async () => {
    setBusy(true);
    await onDownload(id);
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-3 first:border-0 first:pt-0">
      <Icon className="mt-0.5 size-6 shrink-0 self-start text-accent-ink" name="file" />
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <h3 className="text-base font-semibold [overflow-wrap:anywhere]">
          <bdi>{product_name}</bdi>
        </h3>
        <p className="[overflow-wrap:anywhere]">
          <bdi>{title || file_name}</bdi>
        </p>
        <Facts file={file} />
        {showsOrder && (
          <p className="text-sm text-ink-soft">
            {texts.order} <bdi dir="ltr">{order_increment_id}</bdi>
          </p>
        )}
      </div>
      {state === 'ready' && (
        <button
          aria-busy={isBusy}
          aria-label={texts.downloadOf(`${product_name}, ${title || (file_name ?? '')}`)}
          className={`${buttonStyle.primary} max-md:grow`}
          disabled={isBusy}
          onClick={() => void download()}
          type="button"
        >
          {isBusy ? texts.preparing : texts.download}
        </button>
      )}
    </li>
  );
};

/** What is shown: null while it is read, a text where it cannot be. */
type Shown = readonly BoughtFile[] | { problem: string } | null;

/** Reads bought files, and again once one was downloaded. */
export const useBoughtFiles = (of: FilesOf) => {
  const { noAnswer } = useTexts('downloads');
  const [shown, setShown] = useState<Shown>(null);
  const [orderId, key] = [of?.orderId ?? null, of?.key ?? null];
  const read = useCallback(
    () =>
      readBoughtFiles(orderId === null ? null : { orderId, key }).then((outcome) =>
        setShown(outcome.ok ? outcome.value : { problem: outcome.text || noAnswer }),
      ),
    [orderId, key, noAnswer],
  );
  useEffect(() => void read(), [read]);
  const again = () => {
    setShown(null);
    void read();
  };
  const download = async (id: number): Promise<void> => {
    const outcome = await downloadFile(id, key);
    if (!outcome.ok) showNotification({ type: 'error', message: outcome.text || noAnswer });
    setTimeout(() => void read(), outcome.ok ? countedMs : 0);
  };
  return { shown, again, download };
};

/** Bought files with what is left of each. */
export const FileRows = ({
  files,
  showsOrder,
  onDownload,
}: Pick<RowProps, 'showsOrder' | 'onDownload'> & { files: readonly BoughtFile[] }) => (
  <ul className="grid grid-cols-1 gap-3">
    {files.map((file) => (
      <Row file={file} key={file.id} onDownload={onDownload} showsOrder={showsOrder} />
    ))}
  </ul>
);

/** In place of files that could not be read. */
export const FilesProblem = ({ problem, onAgain }: { problem: string; onAgain: () => void }) => {
  const { tryAgain } = useTexts('downloads');
  return (
    <div className="grid justify-items-start gap-4">
      <output>{problem}</output>
      <button className={buttonStyle.quiet} onClick={onAgain} type="button">
        {tryAgain}
      </button>
    </div>
  );
};
