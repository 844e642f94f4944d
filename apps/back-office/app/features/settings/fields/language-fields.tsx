import { type Language, languages, storeViews } from '@dijla/contract/store-views';
import { useOwnLanguagesFirst } from '../../../i18n/use-desk.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { writtenIn } from '../../../parts/written-in.ts';

/** A text in each of the shop's languages. */
export const LanguageFields = ({
  name,
  label,
  isRequired = false,
}: {
  name: string;
  label: string;
  isRequired?: boolean;
}) => {
  const ordered = useOwnLanguagesFirst();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {ordered.map((language) => (
        <FormText
          {...writtenIn(language)}
          isRequired={isRequired}
          key={language}
          label={`${label} · ${storeViews[language].name}`}
          name={`${name}.${language}`}
        />
      ))}
    </div>
  );
};

export type TypedTexts = Partial<Record<Language, string>>;

/** Returns texts by language as fields have them, of a list of them. */
export const typedTextsOf = (texts: readonly { language: string; text: string }[]): TypedTexts =>
  Object.fromEntries(
    languages.map((language) => [language, texts.find((each) => each.language === language)?.text ?? '']),
  );

/** Returns what was typed as a list, without languages in which nothing was. */
export const textsTyped = (typed: TypedTexts): { language: string; text: string }[] =>
  languages.flatMap((language) => {
    const text = typed[language]?.trim() ?? '';
    return text === '' ? [] : [{ language, text }];
  });
