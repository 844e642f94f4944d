import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { LateCarousel } from '../../shop/cards/late-carousel.tsx';
import { Brands } from './brands.lazy.tsx';
import type { HomeBlockView } from './load-home.ts';
import { TextBlock } from './text-block.lazy.tsx';

const slides = lazyPart({
  part: async () => (await import('./scene-slides.lazy.tsx')).SceneSlides,
  texts: textsIn('product/carousel'),
});

const html = lazyPart({ part: async () => (await import('./html-block.lazy.tsx')).HtmlBlock });

/** Carousels of the shop that mostly have something to show; others get no placeholder. */
const common = new Set(['new-collection', 'bestsellers', 'trending', 'special-offers']);

/** Blocks whose code loads after that of the others; they are readable and their links work before. */
export const LateBlock = ({ block }: { block: HomeBlockView }) => {
  const { code } = useStoreView();
  switch (block.type) {
    case 'slides':
      return <slides.Part id={block.id} slides={block.slides} />;
    case 'text':
      return <TextBlock block={block} />;
    case 'brands':
      return <Brands brands={block.brands} />;
    case 'carousel':
      return (
        <LateCarousel
          identifier={block.carousel}
          isRare={!common.has(block.carousel)}
          {...(block.carousel === 'trending' && { allPath: paths.listed(code, 'trending-now') })}
        />
      );
    case 'html':
      return <html.Part block={block} />;
    default:
      return null;
  }
};
