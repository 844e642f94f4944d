import { VariantChoice } from '../../../shop/cards/variant-choice.tsx';
import type { PartProps } from '../buy/purchase.ts';

/** Colour, size and whatever else tells variants apart. */
export const Variants = ({ product: { options, buyables, sizeGuide }, choice }: PartProps) => (
  <div className="grid gap-5">
    <VariantChoice buyables={buyables} choice={choice.values} options={options} sizeGuide={sizeGuide} />
  </div>
);
