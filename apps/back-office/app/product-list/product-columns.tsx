import { useMemo } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { Switch } from '../parts/switch.tsx';
import type { ListColumn } from '../resource-list/list-columns.ts';
import { ProductPrice } from './product-price.tsx';
import { StockField } from './stock-field.tsx';
import type { Product, ProductChanges } from './use-product-changes.ts';

/** Side of a picture in the list, in CSS pixels, and as it is asked for. */
const [pictureSide, askedSide] = [32, 64];

const Picture = ({ image }: Pick<Product, 'image'>) =>
  image === null ? (
    <span aria-hidden="true" className="size-8 shrink-0 rounded-inner bg-sunken" />
  ) : (
    <img
      alt=""
      className="size-8 shrink-0 rounded-inner bg-sunken object-contain"
      height={pictureSide}
      loading="lazy"
      src={`/img/${askedSide}/${askedSide}/resize${encodeURI(image)}`}
      width={pictureSide}
    />
  );

const Name = ({ product: { image, name } }: { product: Product }) => (
  <span className="inline-flex max-w-full min-w-0 items-center gap-3 align-middle">
    <Picture image={image} />
    <bdi className="min-w-0 py-1">{name}</bdi>
  </span>
);

const Pieces = ({ product, changes }: { product: Product; changes: ProductChanges | null }) => {
  const texts = useTexts('products');
  const { stock } = product;
  if (stock === null) return <span className="text-ink-soft">{texts.ofItsParts}</span>;
  if (!stock.is_managed) return <span className="text-ink-soft">{texts.unlimited}</span>;
  const tone = stock.qty <= 0 ? 'bg-danger' : 'bg-warning';
  const word = stock.qty <= 0 ? texts.out : texts.low;
  return (
    <span className="inline-flex items-center justify-end gap-3">
      {(stock.is_low || stock.qty <= 0) && (
        <span className="inline-flex items-center gap-2 text-sm text-ink-soft">
          <span aria-hidden="true" className={`size-2 rounded-full ${tone}`} />
          {word}
        </span>
      )}
      {changes === null ? (
        <bdi dir="ltr">{stock.qty}</bdi>
      ) : (
        <StockField onSet={changes.setStock} product={product} />
      )}
    </span>
  );
};

/** How many there are, and how many shoppers wait for it. */
const Stock = ({ product, changes }: { product: Product; changes: ProductChanges | null }) => {
  const texts = useTexts('products');
  if (product.waiting === 0) return <Pieces changes={changes} product={product} />;
  return (
    <span className="inline-grid justify-items-end gap-0.5">
      <Pieces changes={changes} product={product} />
      <span className="text-sm text-ink-soft">{texts.waiting({ stock: product.waiting, price: 0 })}</span>
    </span>
  );
};

/** What a product is, what it costs, how many there are and whether it is sold; stock and state change in place. */
// oxlint-disable-next-line max-lines-per-function -- a table of columns
export const useProductColumns = (
  changes: ProductChanges | null,
  { maySetStock, mayEdit }: { maySetStock: boolean; mayEdit: boolean },
): readonly ListColumn<Product>[] => {
  const texts = useTexts('products');
  return useMemo(
    () => [
      {
        id: 'name',
        isLong: true,
        title: texts.columns.name,
        cell: (product) => <Name product={product} />,
        onPhone: 'first',
      },
      {
        id: 'sku',
        title: texts.columns.sku,
        cell: ({ sku }) => (
          <bdi className="text-ink-soft" dir="ltr">
            {sku}
          </bdi>
        ),
        onPhone: 'second',
      },
      {
        id: 'price',
        title: texts.columns.price,
        cell: ({ prices }) => <ProductPrice prices={prices} />,
        isNumber: true,
        onPhone: 'second',
      },
      {
        id: 'stock',
        title: texts.columns.stock,
        cell: (product) => <Stock changes={maySetStock ? changes : null} product={product} />,
        isNumber: true,
        onPhone: 'end',
      },
      {
        id: 'enabled',
        title: texts.columns.enabled,
        cell: (product) =>
          mayEdit && changes !== null ? (
            <Switch
              isOn={product.is_enabled}
              label={texts.sells(product.name)}
              onSwitch={(isOn) => changes.setEnabled(product, isOn)}
            />
          ) : (
            texts.states[product.is_enabled ? 'enabled' : 'disabled']
          ),
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts, changes, maySetStock, mayEdit],
  );
};
