import { VariantChoice } from '../../../shop/cards/choice/variant-choice.tsx';
import type { PartProps } from '../buy/purchase.ts';

/** The options that distinguish variants, such as color and size. */
export const Variants = ({ product: { options, buyables, sizeGuide }, choice }: PartProps) => (
  <div className="grid gap-5">
    <VariantChoice buyables={buyables} choice={choice.values} options={options} sizeGuide={sizeGuide} />
  </div>
);
