import { type Language, storeViews } from '@dijla/contract/store-views';
import { useOwnLanguagesFirst } from '../i18n/use-desk.ts';
import { writtenIn } from '../parts/written-in.ts';
import { FormArea, FormText } from './form-fields.tsx';

/** A text of the form above in each language, beside each other; `nameIn` names the field of a language. */
export const FormInLanguages = ({
  nameIn,
  rows,
  onLeave,
  ...field
}: {
  nameIn: (language: Language) => string;
  label: string;
  hint?: string;
  /** Lines of a longer text; a line where it is left out. */
  rows?: number;
  maxLength: number;
  onLeave?: () => void;
}) => (
  <div className="grid gap-3 lg:grid-cols-2">
    {useOwnLanguagesFirst().map((language) => {
      const own = {
        ...field,
        ...writtenIn(language),
        label: `${field.label} · ${storeViews[language].name}`,
        name: nameIn(language),
      };
      return rows === undefined ? (
        <div key={language} onBlur={onLeave}>
          <FormText {...own} />
        </div>
      ) : (
        <FormArea {...own} key={language} rows={rows} />
      );
    })}
  </div>
);
