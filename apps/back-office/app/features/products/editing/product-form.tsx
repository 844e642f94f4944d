import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Panel } from '../../../parts/panel.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { ChangedNote } from '../../../resource-form/changed-note.tsx';
import { FormSelect, FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { type Meeting, useMeeting } from '../../../resource-form/use-meeting.ts';
import { useMay } from '../../../session/use-session.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { AmountFields, SpecialFields } from '../price-fields.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PlaceFields, SearchEngineFields, StockFields, TextFields } from './product-fields.tsx';
import {
  bodyTyped,
  copiedValuesOf,
  productTyped,
  type ProductValues,
  productValuesOf,
} from './product-values.ts';
import type { OpenedProduct, ProductChoices } from './opened-product.ts';
import { useFieldWords } from './use-field-words.ts';

type FormProps = {
  /** As it was opened; null for a new one. */
  product: OpenedProduct | null;
  /** What a new one begins as, if anything. */
  copied?: OpenedProduct | undefined;
  choices: ProductChoices;
  onSaved: (saved: OpenedProduct) => void;
};

/** Returns how the form is saved; where a colleague was quicker, what of whom meets is kept to be shown. */
const useSave = ({ product, choices, onSaved }: FormProps) => {
  const texts = useTexts('productForm');
  const client = useQueryClient();
  const { meeting, attempt } = useMeeting(product, 'product');
  const key = useMemo(() => crypto.randomUUID(), []);
  const save = async (values: ProductValues): Promise<void> => {
    const saved = await attempt((opened) =>
      opened === null
        ? ask('desk/create-product', {
            body: { sku: values.sku, type: values.type, product: productTyped(values, { opened, choices }) },
            idempotencyKey: key,
          })
        : ask('desk/save-product', {
            params: { productId: String(opened.id) },
            body: bodyTyped(values, { opened, choices }),
          }),
    );
    showToast({
      type: 'success',
      message: product === null ? texts.created(saved.name) : texts.saved(saved.name),
    });
    await client.invalidateQueries({ queryKey: ['desk/products'] });
    await client.invalidateQueries({ queryKey: ['desk/product-to-edit'], refetchType: 'none' });
    onSaved(saved);
  };
  return { save, meeting };
};

const PriceFields = ({ choices }: { choices: ProductChoices }) => {
  const texts = useTexts('productForm');
  const products = useTexts('products');
  return (
    <Panel title={texts.prices}>
      <div className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="pb-1 font-medium">{products.regular}</legend>
          <AmountFields name="regular" units={choices.units} />
        </fieldset>
        <SpecialFields units={choices.units} />
      </div>
    </Panel>
  );
};

/** What a new product is ordered by, and whether it is delivered; both stay. */
const NumberFields = () => {
  const texts = useTexts('productForm');
  return (
    <Panel title={texts.number}>
      <div className="grid gap-4 lg:grid-cols-2">
        <FormText dir="ltr" hint={texts.skuHint} isRequired label={texts.sku} maxLength={64} name="sku" />
        <FormSelect
          choices={Object.entries(texts.types).map(([value, label]) => ({ value, label }))}
          hint={texts.typeHint}
          label={texts.type}
          name="type"
        />
      </div>
    </Panel>
  );
};

const Changed = ({ base, theirs, choices }: Meeting<OpenedProduct> & { choices: ProductChoices }) => (
  <ChangedNote
    base={productValuesOf(base, choices)}
    theirs={productValuesOf(theirs, choices)}
    words={useTexts('productForm')}
    {...useFieldWords(choices)}
  />
);

/** Everything that is said of one product. */
export const ProductForm = (props: FormProps) => {
  const texts = useTexts('productForm');
  const may = useMay();
  const { product, choices, copied } = props;
  const { save, meeting } = useSave(props);
  // What it began with is of the product that was opened, whatever is saved since.
  const beginning = useMemo(
    () => (copied === undefined ? productValuesOf(product, choices) : copiedValuesOf(copied, choices)),
    // oxlint-disable-next-line react/exhaustive-deps -- the same
    [],
  );
  const hasOwn = product === null || product.product.stock !== null;
  return (
    <ResourceForm<ProductValues>
      defaultValues={beginning}
      onSave={save}
      {...(product === null && { saveLabel: texts.create })}
    >
      {meeting !== null && <Changed choices={choices} key={meeting.theirs.version} {...meeting} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          {product === null && <NumberFields />}
          <TextFields isNew={product === null} />
          <AttributeFields choices={choices} product={product} />
          <PictureFields />
          <SearchEngineFields />
        </div>
        <div className="grid min-w-0 gap-4">
          {hasOwn && <PriceFields choices={choices} />}
          {hasOwn && (
            <StockFields isCodes={product?.stock_is_codes ?? false} mayCount={may('products.stock')} />
          )}
          <PlaceFields choices={choices} />
        </div>
      </div>
    </ResourceForm>
  );
};
