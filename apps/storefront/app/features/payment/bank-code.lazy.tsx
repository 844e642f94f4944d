import type { PaymentNextStep } from '@dijla/contract/client';
import { useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useTexts } from '../../i18n/texts.tsx';

export type BankStep = Extract<PaymentNextStep, { kind: 'qr' }>;

const apps = ['personal', 'business', 'corporate'] as const;

/** A code to type into the bank's app, with a button that copies it. */
const ReadableCode = ({ code }: { code: string }) => {
  const texts = useTexts('payment');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-sunken py-2 ps-4 pe-2">
      <span className="grid text-start">
        <span className="text-sm text-ink-soft">{texts.code}</span>
        <bdi className="text-xl font-bold tabular-nums select-all" dir="ltr">
          {code}
        </bdi>
      </span>
      {'clipboard' in navigator && (
        <button
          aria-label={`${texts.copy}: ${texts.code}`}
          className="press min-h-11 rounded-card px-3 font-semibold text-accent-ink hover:bg-line"
          onClick={() => void copy().catch(() => undefined)}
          type="button"
        >
          <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
        </button>
      )}
    </p>
  );
};

/**
 * How an order is paid in the app of a bank: links that open it, which come first on a telephone, the code to scan with
 * another and the same to type. The code stands on white in either light, or cameras do not read it.
 */
export const BankCode = ({ step }: { step: BankStep }) => {
  const texts = useTexts('payment');
  return (
    <div className="grid gap-4">
      <p className="max-md:hidden">{texts.scan}</p>
      <p className="max-md:order-2 md:hidden">{texts.scanElsewhere}</p>
      <img
        alt={texts.qrCode}
        className="mx-auto size-56 rounded-card bg-white p-2 [image-rendering:pixelated] max-md:order-2"
        height={224}
        src={step.qrCode}
        width={224}
      />
      <div className="max-md:order-2">
        <ReadableCode code={step.readableCode} />
      </div>
      <p className="flex flex-wrap justify-center gap-2.5 max-md:order-1 max-md:[&>.bg-accent]:w-full">
        {apps.map((app) => {
          const href = step.links[app];
          return (
            href !== undefined && (
              <a
                className={buttonStyle[app === 'personal' ? 'primary' : 'quiet']}
                href={href}
                key={app}
                rel="noreferrer"
              >
                {texts.openApp[app]}
              </a>
            )
          );
        })}
      </p>
    </div>
  );
};
