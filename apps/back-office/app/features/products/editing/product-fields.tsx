import type { Language } from '@dijla/contract/store-views';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useDeskLanguage, useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { Panel } from '../../../parts/panel.tsx';
import { PickedValues } from '../../../parts/picked-values.tsx';
import { FormSelect, FormSwitch, FormText } from '../../../resource-form/form-fields.tsx';
import { FormInLanguages } from '../../../resource-form/form-in-languages.tsx';
import { slugOf } from '../../../resource-form/slug-of.ts';
import { wholeNumber } from '../whole-number.ts';
import { AttributeField } from './attribute-fields.tsx';
import type { ProductValues } from './product-values.ts';
import type { ProductChoices } from './opened-product.ts';

type TextName = 'name' | 'short_description' | 'description' | 'meta_title' | 'meta_description';

/** Names the field of a text in a language. */
const fieldIn = (name: TextName) => (language: Language) => `product.texts.${language}.${name}`;

/** Names and descriptions. */
export const TextFields = ({ isNew }: { isNew: boolean }) => {
  const texts = useTexts('productForm');
  const languages = useOwnLanguagesFirst();
  const { getValues, setValue } = useFormContext<ProductValues>();
  const suggest = (): void => {
    if (!isNew || getValues('product.url_key') !== '') return;
    const names = ['en' as const, ...languages].map((language) =>
      getValues(`product.texts.${language}.name`),
    );
    setValue('product.url_key', slugOf(names.find((name) => name.trim() !== '') ?? ''), {
      shouldDirty: true,
    });
  };
  return (
    <Panel title={texts.texts}>
      <div className="grid gap-4">
        <FormInLanguages label={texts.name} maxLength={255} nameIn={fieldIn('name')} onLeave={suggest} />
        <FormInLanguages
          label={texts.shortDescription}
          maxLength={2000}
          nameIn={fieldIn('short_description')}
          rows={2}
        />
        <FormInLanguages
          hint={texts.descriptionHint}
          label={texts.description}
          maxLength={60_000}
          nameIn={fieldIn('description')}
          rows={8}
        />
      </div>
    </Panel>
  );
};

/** The address, and what search engines show. */
export const SearchEngineFields = () => {
  const texts = useTexts('productForm');
  return (
    <Panel title={texts.seo}>
      <div className="grid gap-4">
        <FormText
          dir="ltr"
          hint={texts.slugHint}
          isRequired
          label={texts.slug}
          maxLength={200}
          name="product.url_key"
          validate={(value) =>
            /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(String(value).trim()) || texts.wrongSlug
          }
        />
        <FormInLanguages
          hint={texts.metaHint}
          label={texts.metaTitle}
          maxLength={255}
          nameIn={fieldIn('meta_title')}
        />
        <FormInLanguages
          label={texts.metaDescription}
          maxLength={500}
          nameIn={fieldIn('meta_description')}
          rows={2}
        />
      </div>
    </Panel>
  );
};

const CategoryField = ({ choices }: { choices: ProductChoices }) => {
  const texts = useTexts('productForm');
  const { store } = useDeskLanguage();
  const { field } = useController<ProductValues, 'product.categories'>({ name: 'product.categories' });
  const nameIn = (names: ProductChoices['categories'][number]['names'], path: string): string =>
    names[store.language] ?? Object.values(names)[0] ?? path;
  return (
    <PickedValues
      choices={choices.categories.map(({ path, names }) => ({ value: path, label: nameIn(names, path) }))}
      label={texts.categories}
      onChange={field.onChange}
      values={field.value}
    />
  );
};

/** Whether and where it is shown, and what it belongs to. */
export const PlaceFields = ({ choices }: { choices: ProductChoices }) => {
  const texts = useTexts('productForm');
  const { store } = useDeskLanguage();
  const brands = choices.brands
    .map(({ code, labels }) => ({
      value: code,
      label: labels[store.language] ?? Object.values(labels)[0] ?? code,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, store.language));
  const none = { value: '', label: texts.none };
  const vendor = choices.attributes.find(({ code }) => code === 'vendor');
  return (
    <Panel title={texts.place}>
      <div className="grid gap-4">
        <FormSwitch hint={texts.isEnabledHint} label={texts.isEnabled} name="product.is_enabled" />
        <FormSelect
          choices={Object.entries(texts.visibilities).map(([value, label]) => ({ value, label }))}
          label={texts.visibility}
          name="product.visibility"
        />
        <CategoryField choices={choices} />
        <FormSelect choices={[none, ...brands]} label={texts.brand} name="product.brand" />
        {vendor !== undefined && <AttributeField attribute={vendor} />}
        <FormSelect
          choices={choices.tax_classes.map(({ id, name }) => ({
            value: String(id),
            label: id === 0 ? texts.untaxed : name,
          }))}
          label={texts.taxClass}
          name="product.tax_class_id"
        />
        {choices.size_classes.length > 0 && (
          <FormSelect
            choices={[
              { value: '', label: texts.ordinarySize },
              ...choices.size_classes.map((code) => ({ value: code, label: code })),
            ]}
            hint={texts.sizeHint}
            label={texts.sizeClass}
            name="product.size_class"
          />
        )}
      </div>
    </Panel>
  );
};

/** How many pieces there are, and how many one may order. */
export const StockFields = ({ isCodes, mayCount }: { isCodes: boolean; mayCount: boolean }) => {
  const texts = useTexts('productForm');
  const isCounted = useWatch<ProductValues, 'product.stock.manage_stock'>({
    name: 'product.stock.manage_stock',
  });
  const isNumber = (least: number) => (value: unknown) =>
    (wholeNumber(String(value ?? '')) ?? Number.NEGATIVE_INFINITY) >= least || texts.wrongNumber;
  return (
    <Panel title={texts.stock}>
      <fieldset className="grid gap-4" disabled={!mayCount}>
        <FormSwitch hint={texts.isInStockHint} label={texts.isInStock} name="product.stock.is_in_stock" />
        <FormSwitch
          hint={texts.managesStockHint}
          label={texts.managesStock}
          name="product.stock.manage_stock"
        />
        {isCodes ? (
          <p className="text-ink-soft">{texts.stockIsCodes}</p>
        ) : (
          <FormText
            dir="ltr"
            hint={texts.qtyHint}
            inputMode="numeric"
            label={texts.qty}
            name="product.stock.qty"
            validate={isNumber(isCounted ? 0 : Number.NEGATIVE_INFINITY)}
          />
        )}
        <div className="grid grid-cols-2 gap-3">
          <FormText
            dir="ltr"
            inputMode="numeric"
            label={texts.atLeast}
            name="product.stock.min_sale_qty"
            validate={isNumber(1)}
          />
          <FormText
            dir="ltr"
            inputMode="numeric"
            label={texts.atMost}
            name="product.stock.max_sale_qty"
            validate={isNumber(1)}
          />
        </div>
      </fieldset>
    </Panel>
  );
};
