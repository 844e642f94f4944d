import { directionOf } from '../../../i18n/direction-of.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { FactTable } from '@dijla/ui-kit/table.tsx';
import type { DescriptionBlock } from '../../../view-models/product/description-blocks.ts';
import type { ProductView } from '../../../view-models/product/product-view.ts';

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

/** The description, and the specification as a two-column table. */
export const ProductDetails = ({ product }: { product: ProductView }) => {
  const texts = useTexts('productMore');
  const rows = [...product.specification, { label: texts.sku, value: product.sku }];
  return (
    <div className="frame grid grid-cols-1 gap-10 pt-12 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:gap-12 md:pt-16 lg:gap-16">
      {product.description.length > 0 && (
        <section className="grid content-start gap-3">
          <h2 className="text-xl md:text-2xl">{texts.description}</h2>
          <div
            className="grid max-w-prose gap-3"
            dir={directionOf(product.lang)}
            lang={product.lang ?? undefined}
          >
            {Array.from(product.description.entries(), ([place, block]) => (
              <Block block={block} key={place} />
            ))}
          </div>
        </section>
      )}
      <section className="grid content-start gap-3">
        <h2 className="text-xl md:text-2xl">{texts.specification}</h2>
        <FactTable
          caption={texts.specification}
          rows={rows.map(({ label, value }) => ({ key: label, label, value: <bdi>{value}</bdi> }))}
        />
      </section>
    </div>
  );
};
