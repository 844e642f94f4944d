import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useFrame } from '../../shop/page/frame-context.ts';
import { leadsSomewhere } from '../../shop/page/leads-somewhere.ts';
import { CategoryTiles } from './category-tiles.tsx';
import type { HomeBlockView, RowBlock } from './load-home.ts';
import { ProductBand, ProductGrid } from './product-row.tsx';
import { PromiseBand } from './promise-band.tsx';
import { SeenProducts } from './seen-products.tsx';
import { Stories } from './stories.tsx';
import { StoriedRow } from './storied-row.tsx';

/**
 * Rendered in full by the server with working links, so its code may load after that of the parts that need
 * hydration to be used.
 */
const stage = lazyPart({ part: async () => (await import('./stage.lazy.tsx')).Stage });

/** Hydrates after the other blocks. */
const late = lazyPart({ part: async () => (await import('./late-block.lazy.tsx')).LateBlock });

const Row = ({ row }: { row: RowBlock }) => {
  const { specialOffers, newCollection, bestsellers } = useTexts('home');
  const { code } = useStoreView();
  const { menu } = useFrame();
  const own = { offers: specialOffers, new: newCollection, bestsellers, category: '', chosen: '' };
  const { type: _type, of, look, story, ...shown } = row;
  const props = { ...shown, title: row.title ?? own[of] };
  if (look === 'band') return <ProductBand {...props} />;
  return story && leadsSomewhere(story.action.href, code, menu) ? (
    <StoriedRow {...props} story={story} />
  ) : (
    <ProductGrid {...props} />
  );
};

/** A block of the home page. */
export const HomeBlock = ({ block }: { block: HomeBlockView }) => {
  const { code } = useStoreView();
  const { menu } = useFrame();
  switch (block.type) {
    case 'stage':
      return <stage.Part cards={block.cards} scene={block.scene} />;
    case 'products':
      return <Row row={block} />;
    case 'promise':
      return <PromiseBand />;
    case 'categories':
      return <CategoryTiles />;
    case 'seen':
      return <SeenProducts />;
    case 'scenes':
      return (
        <Stories
          id={block.id}
          stories={block.stories.filter(({ action }) => leadsSomewhere(action.href, code, menu))}
        />
      );
    default:
      return <late.Part block={block} />;
  }
};
