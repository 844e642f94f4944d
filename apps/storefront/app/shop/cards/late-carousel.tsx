import { useRef } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useIsNear } from '../../ui/hooks/use-is-near.ts';

const carousel = lazyPart({
  part: async () => (await import('./product-carousel.lazy.tsx')).ProductCarousel,
  texts: {
    en: () => import('@dijla/messages/en/product/carousel'),
    ar: () => import('@dijla/messages/ar/product/carousel'),
  },
  room: ({ room }) => room,
});

/** How far below the screen its place may be when it is fetched, in pixels. */
const ahead = 700;

/** As high as most carousels are, so that what stands below one stays where it is. */
const room = <div className="h-[27rem] md:h-[31rem] noscript:hidden" />;

export type LateCarouselProps = {
  identifier: string;
  title?: string;
  allPath?: string;
  /** No room is kept for what few shops have. */
  isRare?: boolean;
};

/** A carousel that comes once one is on the way to its place: neither the page's HTML nor its first scripts carry it. */
export const LateCarousel = ({ isRare = false, ...props }: LateCarouselProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, ahead);
  const kept = isRare ? null : room;
  return (
    <div ref={place}>{isNear ? <carousel.Part {...props} room={<div aria-busy>{kept}</div>} /> : kept}</div>
  );
};
