import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { fetchInvoice } from '../../device/fetch-invoice.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { ShownOrder } from '../../view-models/orders/order-view.ts';
import { showNotification } from '../page/notification-state.ts';

/** Milliseconds for which a browser may still read a file that was handed to it. */
const readingMs = 60_000;

const save = (pdf: Blob, name: string): void => {
  const address = URL.createObjectURL(pdf);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readingMs);
};

/** Saves the invoice of an order as a file; `orderKey` is that of a guest's order. */
export const InvoiceButton = ({
  order: { id, number },
  orderKey,
}: {
  order: Pick<ShownOrder, 'id' | 'number'>;
  orderKey: string | null;
}) => {
  const texts = useTexts('order');
  const [isBusy, setBusy] = useState(false);
  const print = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const pdf = await fetchInvoice(id, orderKey);
    setBusy(false);
    if (pdf === null) showNotification({ type: 'error', message: texts.invoiceFailed });
    else save(pdf, `${number}.pdf`);
  };
  return (
    <button aria-busy={isBusy} className={buttonStyle.quiet} onClick={() => void print()} type="button">
      <Icon className="size-5" name="file" />
      {isBusy ? texts.invoiceComing : texts.invoice}
    </button>
  );
};
