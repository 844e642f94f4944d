import { useRef } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useIsNear } from '@dijla/ui-kit/hooks/use-is-near.ts';
import { textsIn } from '../../i18n/texts-in.ts';

const carousel = lazyPart({
  part: async () => (await import('./product-carousel.lazy.tsx')).ProductCarousel,
  texts: textsIn('product/carousel'),
  placeholder: ({ placeholder }) => placeholder,
});

/** Pixels below the viewport at which the carousel is fetched. */
const ahead = 700;

/** Placeholder as high as most carousels, so that the content below does not move. */
const placeholder = <div className="h-[27rem] md:h-[31rem] noscript:hidden" />;

export type LateCarouselProps = {
  identifier: string;
  title?: string;
  allPath?: string;
  /** Whether few shops have this carousel; it then gets no placeholder. */
  isRare?: boolean;
};

/**
 * A carousel loaded when its place comes near the viewport, so that neither the page's HTML nor its first
 * scripts contain it.
 */
export const LateCarousel = ({ isRare = false, ...props }: LateCarouselProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, ahead);
  const kept = isRare ? null : placeholder;
  return (
    <div ref={place}>
      {isNear ? <carousel.Part {...props} placeholder={<div aria-busy>{kept}</div>} /> : kept}
    </div>
  );
};
