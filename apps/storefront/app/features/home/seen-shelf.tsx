import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { type SeenProduct, useSeenProducts } from '../../shop/seen-products.ts';
import { Photo } from '../../ui/photo.tsx';
import { RowHeading } from './row-heading.tsx';

const SeenTile = ({ product: { name, lang, urlPath, picture } }: { product: SeenProduct }) => (
  <Link className="press group grid gap-1.5" to={paths.entity(useStoreView().code, urlPath)}>
    {picture === null ? (
      <span className="block aspect-square rounded-card bg-sunken" />
    ) : (
      <Photo alt="" className="rounded-card" path={picture.path} size={200} slot="(min-width: 52rem) 8rem, 6.75rem" tone={picture.tone} />
    )}
    <bdi className="truncate text-sm text-ink-soft group-hover:text-ink" lang={lang ?? undefined}>
      {name}
    </bdi>
  </Link>
);

/**
 * What this device looked at last. The server knows nothing of it: its page has a place of fixed height for the row, which shows only on
 * devices that have looked at something, so nothing moves and nobody sees an empty room (see `seenScript`).
 */
export const SeenShelf = () => {
  const texts = useTexts('home');
  const seen = useSeenProducts(useStoreView().code);
  return (
    <div className="seen-room">
      {seen.length > 0 && (
        <section aria-labelledby="seen-title" className="frame pt-10 md:pt-14">
          <RowHeading id="seen-title" title={texts.continueTitle} />
          <ul className="shelf -mx-4 auto-cols-[6.75rem] px-4 md:-mx-8 md:auto-cols-[8rem] md:gap-4 md:scroll-px-8 md:px-8">
            {seen.map((product) => (
              <li className="min-w-0 snap-start" key={product.sku}>
                <SeenTile product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
