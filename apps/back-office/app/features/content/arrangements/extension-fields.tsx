import type { BlockField } from '@dijla/contract/arrangements';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { FormArea, FormSelect, FormText } from '../../../resource-form/form-fields.tsx';
import type { ExtensionValues } from './extension-values.ts';
import { LinkField } from './link-field.tsx';
import { PictureFields } from './picture-fields.tsx';
import { skusTyped } from './typed-values.ts';
import { useOwnWords } from './use-own-words.ts';
import { WordsFields } from './words-fields.tsx';

type FieldProps = { field: BlockField; name: string };
type Typed = { name: string; label: string; hint?: string; isRequired: boolean };

const mostProducts = 12;

const isWhole = (typed: unknown, { least, most }: { least: number; most: number }): boolean => {
  const text = String(typed ?? '').trim();
  return text === '' || (/^-?\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most);
};

const NumberField = ({ least, most, ...typed }: Typed & { least: number; most: number }) => {
  const texts = useTexts('arrangements');
  return (
    <FormText
      {...typed}
      dir="ltr"
      inputMode="numeric"
      maxLength={11}
      validate={(given) => isWhole(given, { least, most }) || texts.numberBad(least, most)}
    />
  );
};

const ProductsField = (typed: Typed) => {
  const texts = useTexts('arrangements');
  return (
    <FormArea
      {...typed}
      dir="ltr"
      hint={typed.hint ?? texts.skusHint}
      maxLength={4000}
      validate={(given) => skusTyped(String(given)).length <= mostProducts || texts.skusBad}
    />
  );
};

/** One field of a block, as its extension describes it. */
const ExtensionField = ({ field, name }: FieldProps) => {
  const ownWords = useOwnWords();
  const { type, is_required: isRequired } = field;
  const [label, hint] = [ownWords(field.label), ownWords(field.hint)];
  const typed = { name, label, isRequired, ...(hint !== '' && { hint }) };
  switch (type) {
    case 'words':
      return <WordsFields {...typed} isLong={field.is_long} maxLength={field.most} />;
    case 'number':
      return <NumberField {...typed} least={field.least} most={field.most} />;
    case 'choice':
      return (
        <FormSelect
          {...typed}
          choices={field.choices.map((choice) => ({ value: choice.value, label: ownWords(choice.label) }))}
        />
      );
    case 'products':
      return <ProductsField {...typed} />;
    case 'picture':
      return (
        <fieldset className="grid gap-4">
          <legend className="pb-2 font-medium">{label}</legend>
          <PictureFields isOptional={!isRequired} name={name} />
        </fieldset>
      );
    case 'link':
      return <LinkField isOptional={!isRequired} label={label} name={name} />;
    default:
      return <FormText {...typed} dir="ltr" type="date" />;
  }
};

/** What is written and chosen of a block that an extension shows. */
export const ExtensionFields = ({ name }: { name: string }) => {
  const texts = useTexts('arrangements');
  const { fields, kind } = useWatch({ name: `${name}.extension` }) as ExtensionValues;
  if (fields === null)
    return <p className="text-ink-soft">{texts.extensionGone(kind.replace(/\/.*$/, ''))}</p>;
  return (
    <div className="grid gap-4">
      {fields.map((field) => (
        <ExtensionField field={field} key={field.name} name={`${name}.extension.typed.${field.name}`} />
      ))}
    </div>
  );
};
