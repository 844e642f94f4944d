import { Link } from 'react-router';
import { useStoreView } from '../i18n/store-context.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import { Photo } from '../ui/photo.tsx';
import type { SeenProduct } from './seen-products.ts';

const SeenTile = ({ product: { name, lang, urlPath, picture } }: { product: SeenProduct }) => (
  <Link className="press group grid gap-1.5" to={paths.entity(useStoreView().code, urlPath)}>
    {picture === null ? (
      <span className="block aspect-square rounded-card bg-sunken" />
    ) : (
      <Photo alt="" className="rounded-card" path={picture.path} size={200} slot="(min-width: 52rem) 10rem, 38vw" tone={picture.tone} />
    )}
    <bdi className="line-clamp-room-2 text-sm leading-snug text-ink-soft group-hover:text-ink" lang={lang ?? undefined}>
      {name}
    </bdi>
  </Link>
);

/** What this device looked at last: a second way on for who came with something in mind. */
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
            <SeenTile product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
};
