import { useTexts } from '../../i18n/texts.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { DescriptionBlock } from '../../view-models/description-blocks.ts';
import type { ProductView, SpecificationRow } from '../../view-models/product-view.ts';
import type { ShopPromise } from '../../view-models/promises-of.ts';

const Fact = ({ icon, text }: { icon: IconName; text: string }) => (
  <li className="flex items-center gap-3">
    <Icon className="size-5.5 text-accent-ink" name={icon} />
    {text}
  </li>
);

/** What the shop promises with an order of it. */
export const Promises = ({ promises }: { promises: readonly ShopPromise[] }) => {
  const texts = useTexts('product');
  const facts = {
    delivery: { icon: 'truck', text: texts.promiseDelivery },
    cash: { icon: 'cash', text: texts.promiseCash },
    hours: { icon: 'clock', text: texts.promiseHours },
  } as const;
  return (
    <ul className="grid gap-2.5 rounded-card bg-sunken px-4 py-3.5">
      {promises.map((promise) => (
        <Fact key={promise} {...facts[promise]} />
      ))}
    </ul>
  );
};

const Block = ({ block }: { block: DescriptionBlock }) =>
  block.kind === 'paragraph' ? (
    <p>{block.text}</p>
  ) : (
    <ul className="grid list-disc gap-1 ps-5 marker:text-accent">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );

const Row = ({ row: { label, value } }: { row: SpecificationRow }) => (
  <div className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 py-2.5">
    <dt className="text-ink-soft">{label}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
);

/** Description and specification, plain and in two columns of words. */
export const ProductDetails = ({ product }: { product: ProductView }) => {
  const texts = useTexts('product');
  return (
    <div className="frame grid gap-10 pt-12 md:grid-cols-2 md:gap-16">
      {product.description.length > 0 && (
        <section className="grid content-start gap-3">
          <h2 className="text-2xl">{texts.description}</h2>
          <div className="grid max-w-prose gap-3" lang={product.lang ?? undefined}>
            {Array.from(product.description.entries(), ([place, block]) => (
              <Block block={block} key={place} />
            ))}
          </div>
        </section>
      )}
      <section className="grid content-start gap-3">
        <h2 className="text-2xl">{texts.specification}</h2>
        <dl className="divide-y divide-line">
          {product.specification.map((row) => (
            <Row key={row.label} row={row} />
          ))}
          <Row row={{ label: texts.sku, value: product.sku }} />
        </dl>
      </section>
    </div>
  );
};
