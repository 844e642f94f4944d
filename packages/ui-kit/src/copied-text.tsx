import { useState } from 'react';

/** A number or code to read out or type elsewhere, with a button that copies it; `className` styles the text. */
export const CopiedText = ({
  label,
  text,
  className,
  labelClassName = '',
  words,
}: {
  label: string;
  text: string;
  className: string;
  labelClassName?: string;
  words: { copy: string; copied: string };
}) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className={`text-ink-soft ${labelClassName}`}>{label}</span>
      <bdi className={`font-semibold select-all ${className}`} dir="ltr">
        {text}
      </bdi>
      {'clipboard' in navigator && (
        <button
          aria-label={`${words.copy}: ${label}`}
          className="press min-h-11 rounded-card px-3 font-semibold text-accent-ink hover:bg-sunken"
          onClick={() => void copy().catch(() => undefined)}
          type="button"
        >
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </button>
      )}
    </p>
  );
};
