import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { fetchInvoice } from '../../device/orders/fetch-invoice.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { saveFile } from '@dijla/ui-kit/save-file.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { ShownOrder } from '../../view-models/orders/order-view.ts';
import { showNotification } from '../page/notification-state.ts';

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
    else saveFile(pdf, `${number}.pdf`);
  };
  return (
    <button aria-busy={isBusy} className={buttonStyle.quiet} onClick={() => void print()} type="button">
      <Icon className="size-5" name="file" />
      {isBusy ? texts.invoiceComing : texts.invoice}
    </button>
  );
};
