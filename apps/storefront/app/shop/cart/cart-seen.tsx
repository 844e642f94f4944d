import { useTexts } from '../../i18n/texts.tsx';
import type { SeenProduct } from '../cards/seen-products.ts';
import { SeenTile } from '../cards/seen-tile.tsx';

/** Recently viewed products, for shoppers who had something in mind. */
export const CartSeen = ({ seen }: { seen: readonly SeenProduct[] }) => {
  const { seenTitle } = useTexts('cart');
  return (
    <section aria-labelledby="seen-title" className="frame pb-8">
      <h2 className="pb-4 text-xl" id="seen-title">
        {seenTitle}
      </h2>
      <ul className="shelf -mx-4 auto-cols-[38%] px-4 md:-mx-8 md:auto-cols-[10rem] md:gap-4 md:scroll-px-8 md:px-8">
        {seen.map((product) => (
          <li className="min-w-0 snap-start" key={product.sku}>
            <SeenTile product={product} slot="(min-width: 52rem) 10rem, 38vw" />
          </li>
        ))}
      </ul>
    </section>
  );
};
