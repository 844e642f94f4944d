import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useSeenProducts } from '../../shop/cards/seen-products.ts';
import { SeenTile } from '../../shop/cards/seen-tile.tsx';
import { RowHeading } from './row-heading.tsx';

/**
 * What this device looked at last. The server knows nothing of it: its page has a place of fixed height for the row, which shows only on
 * devices that have looked at something, so nothing moves and nobody sees an empty room (see `seenScript`).
 */
export const SeenProducts = () => {
  const texts = useTexts('home');
  const { code } = useStoreView();
  const seen = useSeenProducts(code);
  return (
    <div className="seen-room">
      {seen.length > 0 && (
        <section aria-labelledby="seen-title" className="frame pt-10 md:pt-14">
          <RowHeading
            allName={texts.pickedForYou}
            allPath={paths.listed(code, 'recommendations')}
            id="seen-title"
            title={texts.continueTitle}
          />
          <ul className="shelf -mx-4 auto-cols-[6.75rem] px-4 md:-mx-8 md:auto-cols-[8rem] md:gap-4 md:scroll-px-8 md:px-8">
            {seen.map((product) => (
              <li className="min-w-0 snap-start" key={product.sku}>
                <SeenTile product={product} slot="(min-width: 52rem) 8rem, 6.75rem" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
