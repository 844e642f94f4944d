import { type RefObject, useEffect, useState } from 'react';
import type { ShownOrder } from '../../../view-models/orders/order-view.ts';
import { CancelSheet } from './cancel-sheet.lazy.tsx';
import type { RequestAct } from './request-button.lazy.tsx';
import { ReturnSheet } from './return-sheet.lazy.tsx';

export type OrderAsking = {
  /** What is being asked in a dialog. */
  act: RequestAct | null;
  ask: (act: RequestAct | null) => void;
  done: () => void;
};

/**
 * Keeps which request a buyer is making. `place` takes the focus once it was made, as the button that opened
 * the dialog is gone. `onAsked` is called then.
 */
export const useOrderAsking = (
  place: RefObject<HTMLElement | null>,
  onAsked: (() => void) | undefined,
): OrderAsking => {
  const [act, ask] = useState<RequestAct | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) place.current?.focus({ preventScroll: true });
  }, [asked, place]);
  const done = (): void => {
    ask(null);
    setAsked((times) => times + 1);
    onAsked?.();
  };
  return { act, ask, done };
};

/** The dialog of the request that is being made. */
export const AskingSheet = ({
  asking: { act, ask, done },
  order: { id, number, returnable },
  orderKey: key,
}: {
  asking: OrderAsking;
  order: Pick<ShownOrder, 'id' | 'number' | 'returnable'>;
  /** Key of an order that was opened without an account; null for the customer's own. */
  orderKey: string | null;
}) => {
  const order = key === null ? { id } : { number, key };
  const sheet = { order, onClose: () => ask(null), onDone: done };
  if (act === 'cancel') return <CancelSheet {...sheet} />;
  return act === 'return' ? <ReturnSheet {...sheet} lines={returnable} /> : null;
};
