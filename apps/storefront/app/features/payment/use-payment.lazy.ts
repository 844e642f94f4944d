import type { OrderPayment } from '@dijla/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import {
  beginPayment,
  changePaymentMethod,
  type PaymentResult,
  readPayment,
} from '../../device/orders/payment-actions.ts';

/** A payment as it was told, and when by the page's own clock, which runs evenly. */
export type ToldPayment = { payment: OrderPayment; at: number };

const askEveryMs = 5000;

const isAwaited = ({ state }: OrderPayment): boolean => state === 'waiting' || state === 'unknown';

/** Calls `act` every five seconds while the page is seen, and at once when it is seen again. */
const whileSeen = (act: () => void): (() => void) => {
  const timer = setInterval(() => document.visibilityState === 'visible' && act(), askEveryMs);
  const seen = () => document.visibilityState === 'visible' && act();
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
};

/**
 * The payment of an order, followed while it is awaited, and what its buyer can do about it. `told` is null until it is
 * known; `isRefused`: this device may not see it.
 */
export const usePayment = (number: string) => {
  const texts = useTexts('payment');
  const [told, setTold] = useState<ToldPayment | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const take = useCallback((result: PaymentResult, failure: string): void => {
    if (result.kind === 'told') {
      setTold({ payment: result.payment, at: performance.now() });
      return setProblem(null);
    }
    if (result.kind === 'refused' && (result.status === 404 || result.status === 401))
      return setRefused(true);
    setProblem(result.kind === 'refused' && result.text !== '' ? result.text : failure);
  }, []);
  const { checkFailed, initializeFailed, otherInitializeFailed, notBegun } = texts;
  const read = useCallback(
    () => void readPayment(number).then((result) => take(result, checkFailed)),
    [number, take, checkFailed],
  );
  useEffect(read, [read]);
  const follows = told !== null && isAwaited(told.payment);
  useEffect(() => (follows ? whileSeen(read) : undefined), [follows, read]);
  const act = async (asking: () => Promise<PaymentResult>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const result = await asking();
    take(result, notBegun);
    // What was declined at once was not begun at all.
    if (result.kind === 'told' && result.payment.state === 'failed')
      setProblem(result.payment.method.code === 'fib' ? initializeFailed : otherInitializeFailed);
    setBusy(false);
  };
  return {
    told,
    isRefused,
    problem,
    isBusy,
    read,
    begin: () => void act(() => beginPayment(number)),
    changeMethod: (method: string) => void act(() => changePaymentMethod(number, method)),
  };
};
