import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { deviceSource } from '../../../offline/device-source.ts';
import { paths } from '../../../paths.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Photo } from '../../pictures/photo.ts';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import type { CardView } from '../../../view-models/cards/card-view.ts';
import {
  exactVariant,
  isWhole,
  openingChoice,
  unanswered,
} from '../../../view-models/choice/chosen-variant.ts';
import { type ProductView, productView } from '../../../view-models/product/product-view.ts';
import { Price } from '../price.tsx';
import { ChoiceForm } from './choice-form.lazy.tsx';

/**
 * Returns the whole product, requested like its page; null while it loads, `missing` when it cannot be
 * loaded.
 */
const useProduct = (sku: string): ProductView | 'missing' | null => {
  const { code, currency } = useStoreView();
  const [product, setProduct] = useState<ProductView | 'missing' | null>(null);
  useEffect(() => {
    let isThere = true;
    const load = async () => {
      const {
        hits: [document],
      } = await deviceSource(code).search('product', {
        request: { _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] },
        size: 1,
      });
      if (isThere) setProduct(document === undefined ? 'missing' : productView(document, {}, currency.scale));
    };
    load().catch(() => isThere && setProduct('missing'));
    return () => {
      isThere = false;
    };
  }, [code, currency.scale, sku]);
  return product;
};

/** Placeholder of the choice, shown after a noticeable wait. */
const Coming = () => (
  <div aria-hidden="true" className="grid gap-3">
    <span className="skeleton block h-5 w-24" />
    <span className="skeleton block h-12 w-full" />
    <span className="skeleton block h-5 w-24" />
    <span className="skeleton block h-12 w-full" />
  </div>
);

/** Picture, name and price of the product, or of the variant as far as it is chosen. */
const Head = ({
  card,
  product,
  choice,
}: {
  card: CardView;
  product: ProductView | null;
  choice: ChosenValues;
}) => {
  const near = product === null ? null : exactVariant(product.buyables, choice);
  const price = product !== null && isWhole(product.options, choice) ? near?.price : null;
  const picture = near?.image ?? card.picture?.path ?? null;
  return (
    <div className="flex items-center gap-4 pb-5 max-xs:flex-wrap">
      <span className="block w-20 shrink-0 overflow-hidden rounded-card">
        {picture === null ? (
          <span className="block aspect-square bg-sunken" />
        ) : (
          <Photo alt="" isMain path={picture} size={100} slot="80px" tone={null} />
        )}
      </span>
      <div className="min-w-0">
        <p lang={card.lang ?? undefined}>
          <bdi>{card.name}</bdi>
        </p>
        <Price price={price ?? card.price} size="card" />
      </div>
    </div>
  );
};

/** The button, which says what a tap does: add, or ask for the missing choice. */
const AddButton = ({
  formId,
  product,
  choice,
}: {
  formId: string;
  product: ProductView | null;
  choice: ChosenValues;
}) => {
  const texts = useTexts('catalogue');
  const missing = product === null ? [] : unanswered(product.options, choice);
  return (
    <button
      aria-busy={product === null}
      className={`${buttonStyle.primary} w-full`}
      disabled={product === null}
      form={formId}
      type="submit"
    >
      {missing.length > 0 ? texts.choose(missing.map(({ label }) => label)) : texts.addToCart}
    </button>
  );
};

/**
 * A sheet to choose color and size of a product from its card: picture, price and name show at once, the
 * options once they have loaded.
 */
export const ChoiceSheet = ({ card, onClose }: { card: CardView; onClose: () => void }) => {
  const texts = useTexts('catalogue');
  const shell = useTexts('shell');
  const { code } = useStoreView();
  const found = useProduct(card.sku);
  const product = found === 'missing' ? null : found;
  const [chosen, setChosen] = useState<ChosenValues | null>(null);
  const choice =
    chosen ?? (product === null ? {} : openingChoice(product, { childSku: null, values: card.asked ?? {} }));
  const formId = `choice-${card.sku}`;
  const footer =
    found === 'missing' ? (
      <Link className={`${buttonStyle.primary} w-full`} to={paths.entity(code, card.urlPath)}>
        {texts.toProduct}
      </Link>
    ) : (
      <AddButton choice={choice} formId={formId} product={product} />
    );
  const title =
    product === null ? texts.chooseTitle : texts.choose(product.options.map(({ label }) => label));
  return (
    <Sheet closeLabel={shell.close} footer={footer} from="bottom" onClose={onClose} title={title}>
      <Head card={card} choice={choice} product={product} />
      {found === null && <Coming />}
      {found === 'missing' && <p className="text-ink-soft">{texts.choiceMissing}</p>}
      {product !== null && (
        <ChoiceForm choice={choice} id={formId} onChoose={setChosen} onClose={onClose} product={product} />
      )}
    </Sheet>
  );
};
