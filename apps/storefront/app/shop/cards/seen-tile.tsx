import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { Photo } from '../pictures/photo.ts';
import type { SeenProduct } from './seen-products.ts';

export type SeenTileProps = {
  product: SeenProduct;
  /** Width of the picture, as `sizes` of an image. */
  slot: string;
};

/** A viewed product with picture and name, without its price, which may have changed since. */
export const SeenTile = ({ product: { name, lang, urlPath, picture }, slot }: SeenTileProps) => (
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
  </Link>
);
