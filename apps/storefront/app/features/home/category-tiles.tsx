import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useFrame } from '../../shop/frame-context.ts';
import { Photo } from '../../ui/photo.tsx';
import { RiverPicture } from '../../ui/river-picture.tsx';
import type { MenuNode } from '../../view-models/menu-view.ts';

const Tile = ({ node }: { node: MenuNode }) => (
  <Link className="press group grid gap-2 text-center" to={paths.entity(useStoreView().code, node.urlPath)}>
    <span className="block overflow-hidden rounded-sheet bg-sunken transition-colors group-hover:bg-accent-soft">
      {node.image === null ? (
        <span className="grid aspect-square place-items-center">
          <RiverPicture floating="basket" />
        </span>
      ) : (
        <Photo alt="" path={node.image} size={300} />
      )}
    </span>
    <bdi className="font-medium" lang={node.lang ?? undefined}>
      {node.name}
    </bdi>
  </Link>
);

/** The top categories; on phones a row with half a tile peeking, so that it is seen to go on. */
export const CategoryTiles = () => {
  const texts = useTexts('home');
  const { menu } = useFrame();
  if (menu.length === 0) return null;
  return (
    <section aria-labelledby="categories-title" className="frame pt-10">
      <h2 className="pb-4 text-2xl" id="categories-title">
        {texts.shopByCategory}
      </h2>
      <ul className="shelf -mx-4 auto-cols-[minmax(7.5rem,27%)] px-4 pb-1 md:mx-0 md:auto-cols-[minmax(9rem,1fr)] md:px-0">
        {menu.map((node) => (
          <li className="snap-start" key={node.id}>
            <Tile node={node} />
          </li>
        ))}
      </ul>
    </section>
  );
};
