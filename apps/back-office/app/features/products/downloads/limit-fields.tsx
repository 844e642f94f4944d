import { useTexts } from '../../../i18n/use-desk.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { isLimit } from './download-values.ts';

/** How often and how long a file can be downloaded; `within` is where the form has both. */
export const LimitFields = ({ within = '' }: { within?: string }) => {
  const texts = useTexts('downloads');
  const fields = [
    ['max_downloads', texts.maxDownloads, texts.maxDownloadsHint, 10_000],
    ['days', texts.days, texts.daysHint, 3650],
  ] as const;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map(([name, label, hint, atMost]) => (
        <FormText
          dir="ltr"
          hint={hint}
          inputMode="numeric"
          key={name}
          label={label}
          name={`${within}${name}`}
          validate={(value) => isLimit(String(value ?? ''), atMost) || texts.wrongLimit(atMost)}
        />
      ))}
    </div>
  );
};
