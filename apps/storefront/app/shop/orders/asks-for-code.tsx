import { useState } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';
import type { ShownOrder } from '../../view-models/orders/order-view.ts';

const codeToConfirm = lazyPart({
  part: async () => (await import('./code-to-confirm.lazy.tsx')).CodeToConfirm,
  texts: textsIn('orders/order-code', 'account'),
});

/**
 * Asks to confirm an order by a code where the shop waits for that; else it loads nothing. `orderKey` opens it without
 * an account, null for the customer's own.
 */
export const AsksForCode = ({
  order: { number, may, recipient, billing },
  orderKey: key,
  onConfirmed,
}: {
  order: Pick<ShownOrder, 'number' | 'may' | 'recipient' | 'billing'>;
  orderKey: string | null;
  onConfirmed: () => void;
}) => {
  const isAwaited = may.confirm_by_code === true;
  // What was asked here says that it was confirmed, once it is.
  const [wasAwaited, setAwaited] = useState(isAwaited);
  if (isAwaited && !wasAwaited) setAwaited(true);
  const phone = (recipient ?? billing)?.phone ?? '';
  return wasAwaited ? (
    <codeToConfirm.Part onConfirmed={onConfirmed} order={{ number, key, phone, isAwaited }} />
  ) : null;
};
