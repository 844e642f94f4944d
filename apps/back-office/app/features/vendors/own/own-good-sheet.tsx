import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { Facts } from '../../../parts/facts.tsx';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import { ProductPrice } from '../../../product-list/product-price.tsx';

type Good = DeskResult<'desk/own-vendor-good'>;

const Sold = ({ sold }: Pick<Good, 'sold'>) => {
  const texts = useTexts('ownVendor');
  return (
    <section className="pt-6">
      <h3 className="pb-1 font-semibold">{texts.sold}</h3>
      {sold.length === 0 && <p className="text-ink-soft">{texts.notSold}</p>}
      {sold.map(({ qty, delivered, kept, net, unit }) => (
        <div className="pb-3" key={unit.code}>
          <Facts
            facts={[
              { key: 'qty', name: texts.ordered, value: grouped(qty) },
              { key: 'delivered', name: texts.delivered, value: grouped(delivered) },
              { key: 'kept', name: texts.kept, value: grouped(kept) },
              { key: 'net', name: texts.columns.net, value: <Amount minor={net} unit={unit} /> },
            ]}
          />
        </div>
      ))}
    </section>
  );
};

/** One of the calling seller's goods, with what was sold of it. */
export const OwnGoodSheet = ({ productId, onClose }: { productId: string; onClose: () => void }) => {
  const texts = useTexts('products');
  const { close } = useTexts('common');
  const { parts } = useTexts('ownVendor');
  const answer = useCall('desk/own-vendor-good', { params: { productId } });
  const product = answer.data?.product;
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={product?.name ?? parts.goods}>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton className="h-40 w-full" />}
      {product !== undefined && (
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
              value: product.stock === null ? texts.ofItsParts : grouped(product.stock.qty),
            },
            {
              key: 'price',
              name: texts.now,
              value: product.stock === null ? null : <ProductPrice prices={product.prices} />,
            },
          ]}
        />
      )}
      {answer.data !== undefined && <Sold sold={answer.data.sold} />}
    </Sheet>
  );
};
