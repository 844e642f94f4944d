import { storeViews } from '@dijla/contract/store-views';
import { useFormContext } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { FormArea, FormText } from '../../../resource-form/form-fields.tsx';
import { writtenIn } from '../../../parts/written-in.ts';

type Given = {
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  /** Whether one language at least has to have it. */
  isRequired?: boolean;
  isLong?: boolean;
  /** Says what is wrong of a language whose text is empty; null for nothing. */
  faultOfBlank?: (language: string) => string | null;
};

/** A text in both languages, side by side where there is room. */
export const WordsFields = ({
  name,
  label,
  hint,
  maxLength,
  isRequired = false,
  isLong = false,
  faultOfBlank,
}: Given) => {
  const texts = useTexts('arrangements');
  const ordered = useOwnLanguagesFirst();
  const { getValues } = useFormContext();
  const faultOf = (typed: unknown, language: string): true | string => {
    if (String(typed).trim() !== '') return true;
    const fault = faultOfBlank?.(language) ?? null;
    if (fault !== null) return fault;
    const isBlank = ordered.every((each) => String(getValues(`${name}.${each}`) ?? '').trim() === '');
    return isRequired && isBlank ? texts.missing : true;
  };
  const Field = isLong ? FormArea : FormText;
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
      {ordered.map((language) => (
        <Field
          {...writtenIn(language)}
          key={language}
          label={`${label} · ${storeViews[language].name}`}
          maxLength={maxLength}
          name={`${name}.${language}`}
          validate={(typed: unknown) => faultOf(typed, language)}
          {...(hint !== undefined && { hint })}
        />
      ))}
    </div>
  );
};
