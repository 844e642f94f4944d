import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { type AskedOrder, askOfOrder, type OrderRequest } from '../../../device/order-requests-actions.ts';
import { showNotification } from '../../page/notification-state.ts';

/** Why a request was not sent; `title` names what failed. */
export type RequestProblem = { title: string | null; text: string };

export type Asking = {
  order: AskedOrder;
  /** Names what failed. */
  failed: string;
  onDone: () => void;
};

/**
 * Sends what a form asks of an order, once at a time and only while there is a network: the answer is promised
 * in days that begin when the shop knows of it.
 */
export const useRequest = ({ order, failed, onDone }: Asking) => {
  const { requests: texts } = useTexts('order');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  const send = async (request: OrderRequest): Promise<void> => {
    if (isBusy) return;
    if (!navigator.onLine) return setProblem({ title: failed, text: texts.offline });
    setBusy(true);
    setProblem(null);
    const asked = await askOfOrder(order, request);
    setBusy(false);
    if (!asked.ok)
      return setProblem({ title: failed, text: asked.text === '' ? texts.noAnswer : asked.text });
    showNotification({ type: 'success', message: texts.sent });
    onDone();
  };
  /** Says that something is missing, and moves the focus to the first field that lacks it. */
  const refuse = (form: HTMLFormElement, name: string): void => {
    setProblem({ title: null, text: texts.fixErrors });
    form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  return { isBusy, problem, send, refuse };
};
