import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useSeenProducts } from '../../shop/cards/seen-products.ts';
import { SeenTile } from '../../shop/cards/seen-tile.tsx';

/** What the recommendations follow from: the products seen on this device, with their prices of now. */
export const SeenBelow = () => {
  const { seenTitle } = useTexts('cart');
  const seen = useSeenProducts(useStoreView().code);
  return seen.length === 0 ? null : (
    <section aria-labelledby="seen-title" className="frame pt-10 pb-4">
      <h2 className="pb-4 text-xl" id="seen-title">
        {seenTitle}
      </h2>
      <ul className="shelf -mx-4 auto-cols-[6.75rem] px-4 md:-mx-8 md:auto-cols-[8rem] md:gap-4 md:scroll-px-8 md:px-8">
        {seen.map((product) => (
          <li className="min-w-0 snap-start" key={product.sku}>
            <SeenTile product={product} slot="(min-width: 52rem) 8rem, 6.75rem" />
          </li>
        ))}
      </ul>
    </section>
  );
};
