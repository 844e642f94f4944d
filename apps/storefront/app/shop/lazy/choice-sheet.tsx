import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { deviceSource } from '../../offline/device-source.ts';
import { paths } from '../../paths.ts';
import { addToCart } from '../../stores/cart-actions.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Photo } from '../../ui/photo.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { CardView } from '../../view-models/card-view.ts';
import { cartAddition } from '../../view-models/cart-addition.ts';
import { exactVariant, openingVariant } from '../../view-models/chosen-variant.ts';
import { type ProductView, productView } from '../../view-models/product-view.ts';
import { chosenInForm } from '../chosen-in-form.ts';
import { showNotification } from '../notification-store.ts';
import { Price } from '../price.tsx';
import { StockLabel } from '../stock-label.tsx';
import { VariantChoice } from '../variant-choice.tsx';

/** The whole product, as its page asks for it; null while it is on its way, `missing` when it cannot be had. */
const useProduct = (sku: string): ProductView | 'missing' | null => {
  const { code, currency } = useStoreView();
  const [product, setProduct] = useState<ProductView | 'missing' | null>(null);
  useEffect(() => {
    let isThere = true;
    const load = async () => {
      const { hits: [document] } = await deviceSource(code).search('product', { request: { _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] }, size: 1 });
      if (isThere) setProduct(document === undefined ? 'missing' : productView(document, {}, currency.scale));
    };
    load().catch(() => isThere && setProduct('missing'));
    return () => {
      isThere = false;
    };
  }, [code, currency.scale, sku]);
  return product;
};

const useAdd = (product: ProductView, onClose: () => void) => {
  const texts = useTexts('catalogue');
  const { noVariants } = useTexts('product');
  const { code } = useStoreView();
  const navigate = useNavigate();
  const refused: Partial<Record<string, string>> = {
    'cart.price-unknown': texts.addPriceUnknown,
    'cart.out-of-stock': texts.addOutOfStock,
    'cart.qty-not-available': texts.addTooMany,
  };
  return async (form: HTMLFormElement) => {
    const buyable = exactVariant(product.buyables, chosenInForm(form, product.options));
    if (buyable === null) return showNotification({ type: 'error', message: noVariants });
    const answer = await addToCart(cartAddition(product, buyable, 1));
    if (!answer.ok) return showNotification({ type: 'error', message: refused[answer.code] ?? texts.addNotPossible });
    onClose();
    return showNotification({ type: 'success', message: texts.addedToCart, action1: { label: texts.proceedToCheckout, run: () => void navigate(paths.checkout(code)) } });
  };
};

type ChoiceFormProps = { id: string; product: ProductView; opening: ChosenValues; onChoose: (choice: ChosenValues) => void; onClose: () => void };

const ChoiceForm = ({ id, product, opening, onChoose, onClose }: ChoiceFormProps) => {
  const { noVariants } = useTexts('product');
  const [choice, setChoice] = useState<ChosenValues>(opening);
  const add = useAdd(product, onClose);
  const buyable = exactVariant(product.buyables, choice);
  const choose = (form: HTMLFormElement) => {
    const chosen = chosenInForm(form, product.options);
    setChoice(chosen);
    onChoose(chosen);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(event.currentTarget);
  };
  return (
    <form className="grid gap-5" id={id} onChange={(event) => choose(event.currentTarget)} onSubmit={submit}>
      <VariantChoice buyables={product.buyables} choice={choice} options={product.options} />
      {buyable === null ? <p className="font-medium text-danger">{noVariants}</p> : <StockLabel stock={buyable.stock} />}
    </form>
  );
};

/** The shape of what comes, once one has waited for it. */
const Coming = () => (
  <div aria-hidden="true" className="grid gap-3">
    <span className="skeleton block h-5 w-24" />
    <span className="skeleton block h-12 w-full" />
    <span className="skeleton block h-5 w-24" />
    <span className="skeleton block h-12 w-full" />
  </div>
);

/** Colour and size of a product, chosen where its card stands: picture, price and name are there at once, the choice as soon as it has come. */
export const ChoiceSheet = ({ card, onClose }: { card: CardView; onClose: () => void }) => {
  const texts = useTexts('catalogue');
  const shell = useTexts('shell');
  const { code } = useStoreView();
  const product = useProduct(card.sku);
  const [choice, setChoice] = useState<ChosenValues | null>(null);
  const formId = `choice-${card.sku}`;
  const isThere = product !== null && product !== 'missing';
  const opening = isThere ? openingVariant(product.buyables, card.childSku ?? null) : null;
  const buyable = isThere && choice !== null ? exactVariant(product.buyables, choice) : opening;
  const picture = buyable?.image ?? card.picture?.path ?? null;
  const page = paths.entity(code, card.urlPath);
  const footer =
    product === 'missing' ? (
      <Link className={`${buttonStyle.primary} w-full`} to={page}>
        {texts.toProduct}
      </Link>
    ) : (
      <button aria-busy={!isThere} className={`${buttonStyle.primary} w-full`} disabled={!isThere} form={formId} type="submit">
        {texts.addToCart}
      </button>
    );
  return (
    <Sheet closeLabel={shell.close} footer={footer} from="bottom" onClose={onClose} title={texts.chooseTitle}>
      <div className="flex items-center gap-4 pb-5">
        <span className="block w-20 shrink-0 overflow-hidden rounded-card">
          {picture === null ? <span className="block aspect-square bg-sunken" /> : <Photo alt="" isMain path={picture} size={100} slot="80px" tone={null} />}
        </span>
        <div className="min-w-0">
          <p lang={card.lang ?? undefined}>
            <bdi>{card.name}</bdi>
          </p>
          <Price price={buyable?.price ?? card.price} size="card" />
        </div>
      </div>
      {product === null && <Coming />}
      {product === 'missing' && <p className="text-ink-soft">{texts.choiceMissing}</p>}
      {isThere && <ChoiceForm id={formId} opening={opening?.values ?? {}} onChoose={setChoice} onClose={onClose} product={product} />}
    </Sheet>
  );
};
