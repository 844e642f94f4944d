import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useFrame } from '../../shop/page/frame-context.ts';
import { Photo } from '../../shop/pictures/photo.ts';
import { hueOf } from '../../view-models/product/hue-of.ts';
import type { MenuNode } from '../../view-models/listing/menu-view.ts';
import { RowHeading } from './row-heading.tsx';

/** Minimum number of columns, so that few categories do not become huge on a wide screen. */
const fewestColumns = 6;

const Name = ({ node: { name, lang }, className }: { node: MenuNode; className: string }) => (
  <bdi
    className={`line-clamp-room-2 text-sm leading-snug max-[24rem]:text-xs ${className}`}
    lang={lang ?? undefined}
  >
    {name}
  </bdi>
);

/** A category's tile; the name replaces a missing picture. */
const Tile = ({ node, hue }: { node: MenuNode; hue: number }) => (
  <Link className="press group grid gap-2 text-center" to={paths.entity(useStoreView().code, node.urlPath)}>
    <span
      className="tinted block overflow-hidden rounded-card md:rounded-sheet"
      style={{ '--hue': hue } as CSSProperties}
    >
      {node.image === null ? (
        <span className="grid aspect-square place-items-center p-2 md:aspect-[8/5]">
          <Name className="font-semibold md:text-xl" node={node} />
        </span>
      ) : (
        <Photo
          alt=""
          className="transition-[scale] duration-240 group-hover:scale-105"
          isBare
          path={node.image}
          size={100}
          slot="(min-width: 52rem) 11rem, 20vw"
        />
      )}
    </span>
    {node.image !== null && <Name className="font-medium md:text-base" node={node} />}
  </Link>
);

/**
 * The top categories in one row, or in two when there are many. Phones show four side by side, the smallest
 * three, and half of the next.
 */
export const CategoryTiles = () => {
  const texts = useTexts('home');
  const { menu: all, topMenu: menu = all } = useFrame();
  if (menu.length === 0) return null;
  const rows = menu.length > 8 ? 2 : 1;
  const columns = Math.max(Math.ceil(menu.length / rows), fewestColumns);
  return (
    <section aria-labelledby="categories-title" className="frame pt-6 md:pt-12">
      <RowHeading id="categories-title" title={texts.shopByCategory} />
      <ul
        className="shelf -mx-4 auto-cols-[max(4.75rem,calc((100%-4*0.75rem)/4.5))] max-[24rem]:auto-cols-[max(4.75rem,calc((100%-3*0.75rem)/3.5))] grid-rows-[repeat(var(--rows),auto)] gap-y-4 px-4 md:mx-0 md:auto-cols-auto md:grid-flow-row md:grid-cols-[repeat(var(--columns),minmax(0,1fr))] md:grid-rows-none md:gap-x-5 md:gap-y-6 md:px-0"
        style={{ '--rows': rows, '--columns': columns } as CSSProperties}
      >
        {menu.map((node, place) => (
          <li className="snap-start" key={node.id}>
            <Tile hue={hueOf(place)} node={node} />
          </li>
        ))}
      </ul>
    </section>
  );
};
