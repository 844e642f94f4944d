import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useSeenProducts } from '../../shop/cards/seen-products.ts';
import { SeenTile } from '../../shop/cards/seen-tile.tsx';
import { RowHeading } from './row-heading.tsx';

/**
 * Products recently viewed on this device. The server does not know them: it renders a placeholder of fixed
 * height, which shows only on devices that have viewed a product, so that nothing moves and no empty space
 * is seen (see `seenScript`).
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
