import { useTexts } from '../../i18n/texts.tsx';
import { OrderCard } from '../orders/order-card.lazy.tsx';
import { FileRows, FilesProblem, useBoughtFiles } from './file-list.lazy.tsx';

type OrderFilesProps = {
  orderId: number;
  /** Opens the order without an account; null for the customer's own. */
  orderKey: string | null;
  /** Whether the order holds a product of files for certain. */
  isCertain: boolean;
  /** Whether it was called off, so that none is handed out any more. */
  isOff: boolean;
};

/** The files of an order; that they come once it is paid, where there are none yet. */
export const OrderFiles = ({ orderId, orderKey, isCertain, isOff }: OrderFilesProps) => {
  const texts = useTexts('downloads');
  const { shown, again, download } = useBoughtFiles({ orderId, key: orderKey });
  if (shown === null || (!isCertain && ('problem' in shown || shown.length === 0))) return null;
  if (!('problem' in shown) && shown.length === 0 && isOff) return null;
  return (
    <OrderCard title={texts.files}>
      {'problem' in shown ? (
        <FilesProblem onAgain={again} problem={shown.problem} />
      ) : shown.length === 0 ? (
        <p className="text-ink-soft">{texts.notPaid}</p>
      ) : (
        <FileRows files={shown} onDownload={download} showsOrder={false} />
      )}
    </OrderCard>
  );
};
