import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Facts } from '../../parts/facts.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay } from '../../session/use-session.ts';
import { PriceForm } from './price-form.tsx';
import type { ProductDetail } from './price-values.ts';
import { ProductPrice } from '../../product-list/product-price.tsx';

const Movements = ({ movements }: Pick<ProductDetail, 'movements'>) => {
  const texts = useTexts('products');
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  if (movements.length === 0) return null;
  return (
    <section className="pt-6">
      <h3 className="pb-1 font-semibold">{texts.movements}</h3>
      <ul>
        {movements.map(({ delta, reason, order_id, order_number, at }, place) => (
          <li
            className="grid grid-cols-[4rem_1fr_auto] items-baseline gap-3 border-t border-line py-2 first:border-0"
            // Movements are never changed or reordered.
            // oxlint-disable-next-line react/no-array-index-key -- they have no number of their own
            key={place}
          >
            <bdi className="text-end font-semibold" dir="ltr">
              {delta > 0 ? `+${delta}` : delta}
            </bdi>
            <span>
              {reasons[reason] ?? reason}{' '}
              {order_id !== null && order_number !== null && (
                <Link className="hover:underline" to={paths.order(order_id)}>
                  <bdi dir="ltr">{order_number}</bdi>
                </Link>
              )}
            </span>
            <span className="text-sm text-ink-soft">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Opened = ({ detail }: { detail: ProductDetail }) => {
  const texts = useTexts('products');
  const may = useMay();
  const { product, movements, watchers } = detail;
  const hasPrices = product.stock !== null;
  return (
    <>
      <Facts
        facts={[
          { key: 'sku', name: texts.columns.sku, value: <bdi dir="ltr">{product.sku}</bdi> },
          {
            key: 'parent',
            name: texts.variantOf,
            value: product.parent && <bdi>{product.parent.name}</bdi>,
          },
          {
            key: 'stock',
            name: texts.columns.stock,
            value: product.stock === null ? texts.ofItsParts : <bdi dir="ltr">{product.stock.qty}</bdi>,
          },
          {
            key: 'price',
            name: texts.now,
            value: hasPrices ? <ProductPrice prices={product.prices} /> : null,
          },
          {
            key: 'watchers',
            name: texts.watchers,
            value: watchers.stock + watchers.price === 0 ? null : texts.waiting(watchers),
          },
        ]}
      />
      {may('products.edit') && (
        <Link className={`${deskButton.quiet} mt-4`} to={paths.productPage(product.id)}>
          {texts.editAll}
        </Link>
      )}
      {hasPrices && may('products.edit') && (
        <div className="pt-5">
          <PriceForm detail={detail} />
        </div>
      )}
      <Movements movements={movements} />
    </>
  );
};

/** One product: its prices with their days, and what happened to its stock. */
export const ProductSheet = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { close } = useTexts('common');
  const texts = useTexts('products');
  const { data, error, isError, refetch } = useCall('desk/product', { params: { productId: id } });
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={data?.product.name ?? texts.title}>
      {isError && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <Skeleton className="h-40 w-full" />}
      {data && <Opened detail={data} />}
    </Sheet>
  );
};
