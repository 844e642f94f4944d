import { Link } from 'react-router';
import { useStore } from 'zustand';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { Photo } from '../pictures/photo.ts';
import { lateMarks } from '../lists/late-marks.ts';
import type { SeenProduct } from './seen-products.ts';

export type SeenTileProps = {
  product: SeenProduct;
  /** Width of the picture, as `sizes` of an image. */
  slot: string;
};

/** The price of now, in room that is kept for it. */
const SeenPricePlace = ({ sku }: { sku: string }) => {
  const Price = useStore(lateMarks, (marks) => marks.seenPrice);
  return (
    <span className="block min-h-6 text-sm font-semibold">
      {/* oxlint-disable-next-line react/static-components -- a component of a late module, set once */}
      {Price && <Price sku={sku} />}
    </span>
  );
};

/** A viewed product with picture and name; its price, which may have changed since, comes later. */
export const SeenTile = ({ product: { sku, name, lang, urlPath, picture }, slot }: SeenTileProps) => (
  <Link className="press group grid gap-1.5" to={paths.entity(useStoreView().code, urlPath)}>
    {picture === null ? (
      <span className="block aspect-square rounded-card bg-sunken" />
    ) : (
      <Photo alt="" className="rounded-card" path={picture.path} size={200} slot={slot} tone={picture.tone} />
    )}
    <bdi
      className="line-clamp-room-2 text-sm leading-snug text-ink-soft group-hover:text-ink"
      lang={lang ?? undefined}
    >
      {name}
    </bdi>
    <SeenPricePlace sku={sku} />
  </Link>
);
