import type { OrderPayment } from '@dijla/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import {
  beginPayment,
  changePaymentMethod,
  type PaymentResult,
  readPayment,
} from '../../device/orders/payment-actions.ts';
import type { PaymentPlan } from './code-again.lazy.tsx';
import { hostedPageOf, isAwaited, isStillChecked } from './returned-payment.ts';

/** A payment as it was told, and when by the page's own clock, which runs evenly. */
export type ToldPayment = { payment: OrderPayment; at: number };

/** How often a payment is asked for: that waits for its buyer, and that a gateway has led back from. */
const [askEveryMs, checkEveryMs] = [5000, 2000];

/** Calls `act` so often while the page is seen, and at once when it is seen again. */
const whileSeen = (act: () => void, everyMs: number): (() => void) => {
  const timer = setInterval(() => document.visibilityState === 'visible' && act(), everyMs);
  const seen = () => document.visibilityState === 'visible' && act();
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
};

/** Goes on to a gateway's own page; `onBack` is called should the browser show this one again as it was left. */
const leaveFor = (page: string, onBack: () => void): void => {
  addEventListener('pageshow', onBack, { once: true });
  location.assign(page);
};

/** Whether a payment that a gateway has just led back from is still checked; `note` takes each answer. */
const useChecking = (hasReturned: boolean) => {
  const [isChecking, setChecking] = useState(hasReturned);
  const readings = useRef(0);
  const note = useCallback((result: PaymentResult): void => {
    const known = result.kind === 'told' ? result.payment : null;
    readings.current += 1;
    setChecking((isOpen) => isOpen && isStillChecked(known, readings.current));
  }, []);
  return { isChecking, note };
};

/** Calls `read` now and while a payment is followed, more often while it is checked. */
const useFollowing = (
  read: () => void,
  { follows, isChecking }: { follows: boolean; isChecking: boolean },
): void => {
  const everyMs = isChecking ? checkEveryMs : askEveryMs;
  useEffect(read, [read]);
  useEffect(() => (follows ? whileSeen(read, everyMs) : undefined), [follows, read, everyMs]);
};

/** What the order says of its months with their code, under the names of the wire. */
const monthsBy = (otp: string, { until: _until, ...plan }: PaymentPlan): object => ({ ...plan, otp });

/**
 * The payment of an order, followed while it is awaited, and what its buyer can do about it. `told` is null until it is
 * known; `isRefused`: this device may not see it; `isChecking`: the gateway has just led back (`hasReturned`) and has
 * not told yet what became of it.
 */
// oxlint-disable-next-line max-lines-per-function -- one payment and what is done with it
export const usePayment = (number: string, hasReturned: boolean) => {
  const texts = useTexts('payment');
  const [told, setTold] = useState<ToldPayment | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { isChecking, note } = useChecking(hasReturned);
  const take = useCallback(
    (result: PaymentResult, failure: string): void => {
      note(result);
      if (result.kind === 'told') {
        setTold({ payment: result.payment, at: performance.now() });
        return setProblem(null);
      }
      if (result.kind === 'refused' && (result.status === 404 || result.status === 401))
        return setRefused(true);
      setProblem(result.kind === 'refused' && result.text !== '' ? result.text : failure);
    },
    [note],
  );
  const { checkFailed, initializeFailed, otherInitializeFailed, notBegun } = texts;
  const read = useCallback(
    () => void readPayment(number, { hasReturned: isChecking }).then((result) => take(result, checkFailed)),
    [number, isChecking, take, checkFailed],
  );
  useFollowing(read, { follows: told !== null && isAwaited(told.payment), isChecking });
  const act = async (asking: () => Promise<PaymentResult>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const result = await asking();
    take(result, notBegun);
    // What was declined at once was not begun at all.
    if (result.kind === 'told' && result.payment.state === 'failed')
      setProblem(result.payment.method.code === 'fib' ? initializeFailed : otherInitializeFailed);
    const page = result.kind === 'told' ? hostedPageOf(result.payment) : null;
    if (page === null) setBusy(false);
    else leaveFor(page, () => setBusy(false));
  };
  return {
    told,
    isRefused,
    problem,
    isBusy,
    isChecking,
    read,
    begin: () => void act(() => beginPayment(number)),
    /** Pays in the months that were chosen for the order, by their code; false where it was not the right one. */
    giveCode: async (otp: string, plan: PaymentPlan): Promise<boolean> => {
      const result = await beginPayment(number, monthsBy(otp, plan));
      take(result, notBegun);
      return result.kind === 'told' && result.payment.state !== 'failed';
    },
    changeMethod: (method: string) => void act(() => changePaymentMethod(number, method)),
  };
};
