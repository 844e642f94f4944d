import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { Panel } from '../../../parts/panel.tsx';
import { PickedValues } from '../../../parts/picked-values.tsx';
import { paths } from '../../../paths.ts';
import { FormSelect, FormText } from '../../../resource-form/form-fields.tsx';
import { FormInLanguages } from '../../../resource-form/form-in-languages.tsx';
import { type Attribute, fieldOf, typedNumber } from './typed-attributes.ts';
import type { ProductValues } from './product-values.ts';
import type { OpenedProduct, ProductChoices } from './opened-product.ts';

const useLabel = (): ((thing: Pick<Attribute, 'code' | 'labels'>) => string) => {
  const { store } = useDeskLanguage();
  return ({ code, labels }) => labels[store.language] ?? Object.values(labels)[0] ?? code;
};

type FieldProps = { attribute: Attribute };

const Several = ({ attribute }: FieldProps) => {
  const label = useLabel();
  const { field } = useController({ name: `product.attributes.${fieldOf(attribute)}` });
  return (
    <PickedValues
      choices={attribute.options.map((option) => ({ value: option.code, label: label(option) }))}
      label={label(attribute)}
      onChange={field.onChange}
      values={field.value as string[]}
    />
  );
};

/** What a product has of one attribute, said in the way of its kind. */
export const AttributeField = ({ attribute }: FieldProps) => {
  const texts = useTexts('productForm');
  const labelOf = useLabel();
  const { input, options } = attribute;
  const name = `product.attributes.${fieldOf(attribute)}`;
  const label = labelOf(attribute);
  const none = { value: '', label: texts.none };
  switch (input) {
    case 'select':
      return (
        <FormSelect
          choices={[none, ...options.map((option) => ({ value: option.code, label: labelOf(option) }))]}
          label={label}
          name={name}
        />
      );
    case 'multiselect':
      return <Several attribute={attribute} />;
    case 'boolean':
      return (
        <FormSelect
          choices={[none, { value: 'true', label: texts.yes }, { value: 'false', label: texts.no }]}
          label={label}
          name={name}
        />
      );
    case 'text':
      return <FormInLanguages label={label} maxLength={2000} nameIn={(language) => `${name}.${language}`} />;
    case 'price':
      return (
        <FormText
          dir="ltr"
          inputMode="decimal"
          label={label}
          maxLength={24}
          name={name}
          validate={(value) =>
            String(value ?? '').trim() === '' || typedNumber(String(value)) !== null || texts.wrongAmount
          }
        />
      );
    case 'date':
      return <FormText dir="ltr" label={label} name={name} type="date" />;
  }
};

const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((part) => part !== '')
    : value !== undefined && value !== '';

/** Returns the attributes that have fields: those that say something, and those added here. */
const useShownAttributes = (choices: ProductChoices, product: OpenedProduct | null) => {
  const { getValues } = useFormContext<ProductValues>();
  const elsewhere = new Set(['vendor', ...(product?.axes ?? [])]);
  const offered = choices.attributes.filter(({ code }) => !elsewhere.has(code));
  const [codes, setCodes] = useState(() => {
    const said = getValues('product.attributes');
    const beginning = offered.filter((attribute) => isSaid(said[fieldOf(attribute)]));
    return new Set(beginning.map(({ code }) => code));
  });
  return {
    shown: offered.filter(({ code }) => codes.has(code)),
    others: offered.filter(({ code }) => !codes.has(code)),
    add: (code: string | undefined): void => {
      if (code !== undefined) setCodes(new Set([...codes, code]));
    },
  };
};

/** What a product has of its attributes; those it has nothing of are added one by one. */
export const AttributeFields = ({
  choices,
  product,
}: {
  choices: ProductChoices;
  product: OpenedProduct | null;
}) => {
  const texts = useTexts('productForm');
  const labelOf = useLabel();
  const { shown, others, add } = useShownAttributes(choices, product);
  return (
    <Panel title={texts.attributes}>
      <div className="grid gap-4">
        {shown.map((attribute) => (
          <AttributeField attribute={attribute} key={attribute.id} />
        ))}
        {others.length > 0 && (
          <PickedValues
            choices={others.map((attribute) => ({ value: attribute.code, label: labelOf(attribute) }))}
            label={texts.addAttribute}
            onChange={([code]) => add(code)}
            values={[]}
          />
        )}
        <p className="text-sm text-ink-soft">
          {texts.attributesHint}{' '}
          <Link className="underline underline-offset-4" to={paths.attributes}>
            {texts.toAttributes}
          </Link>
        </p>
      </div>
    </Panel>
  );
};
