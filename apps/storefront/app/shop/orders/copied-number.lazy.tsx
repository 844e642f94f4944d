import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';

/** A number to read out or type elsewhere, with a button that copies it. */
export const CopiedNumber = ({ label, number }: { label: string; number: string }) => {
  const texts = useTexts('order');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(number);
    setCopied(true);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-ink-soft">{label}</span>
      <bdi className="font-semibold tabular-nums select-all" dir="ltr">
        {number}
      </bdi>
      {'clipboard' in navigator && (
        <button
          aria-label={`${texts.copy}: ${label}`}
          className="press min-h-11 rounded-card px-3 font-semibold text-accent-ink hover:bg-sunken"
          onClick={() => void copy().catch(() => undefined)}
          type="button"
        >
          <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
        </button>
      )}
    </p>
  );
};
