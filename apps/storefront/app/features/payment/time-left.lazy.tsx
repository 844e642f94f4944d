import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import type { ToldPayment } from './use-payment.lazy.ts';

const secondMs = 1000;

/** Milliseconds that are left until an instant, by the shop's clock as it was told and the time since then. */
const leftOf = ({ payment, at }: ToldPayment, until: string, now: number): number =>
  Math.max(0, wireInstant(until) - wireInstant(payment.now) - (now - at));

const clockText = (ms: number): string => {
  const seconds = Math.ceil(ms / secondMs);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How long a payment can still be made, as a clock that runs down; it is not read out each second. */
export const TimeLeft = ({ told, until }: { told: ToldPayment; until: string }) => {
  const texts = useTexts('payment');
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  const left = leftOf(told, until, Math.max(now, told.at));
  if (left === 0) return <p className="text-ink-soft">{texts.timeOver}</p>;
  return (
    <p className="flex items-baseline justify-center gap-3">
      <span className="text-ink-soft">{texts.timeLeft}</span>
      <bdi className="text-2xl font-bold tabular-nums" dir="ltr" role="timer">
        {clockText(left)}
      </bdi>
    </p>
  );
};
