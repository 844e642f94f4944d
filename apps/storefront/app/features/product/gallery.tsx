import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { Photo } from '../../ui/photo.tsx';
import type { PictureView } from '../../view-models/gallery-of.ts';

export type GalleryProps = { pictures: readonly PictureView[]; name: string; /** Path of the picture to show; changes with the variant. */ shown: string | null };

const Thumbnails = ({ pictures, current, onChoose }: { pictures: readonly PictureView[]; current: number; onChoose: (place: number) => void }) => {
  const texts = useTexts('product');
  return (
    <ul className="hidden gap-2 md:flex">
      {pictures.map(({ path, tone }, place) => (
        <li key={path}>
          <button
            aria-current={place === current}
            aria-label={texts.pictureOf(place + 1, pictures.length)}
            className="press block w-20 overflow-hidden rounded-card aria-[current=true]:outline-2 aria-[current=true]:outline-offset-2 aria-[current=true]:outline-ink"
            onClick={() => onChoose(place)}
            type="button"
          >
            <Photo alt="" path={path} size={100} tone={tone} />
          </button>
        </li>
      ))}
    </ul>
  );
};

const Dots = ({ count, current }: { count: number; current: number }) => (
  <p aria-hidden="true" className="flex justify-center gap-1.5 py-3 md:hidden">
    {Array.from({ length: count }, (_, place) => (
      <span className={`h-1.5 rounded-full transition-[inline-size,background-color] ${place === current ? 'w-5 bg-ink' : 'w-1.5 bg-line-strong/50'}`} key={place} />
    ))}
  </p>
);

/** Pictures to swipe through, natively scrolled, so that it works without scripts; dots on phones, thumbnails on wide screens. */
export const Gallery = ({ pictures, name, shown }: GalleryProps) => {
  const texts = useTexts('product');
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const goTo = (place: number) => strip.current?.children.item(place)?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' });
  const shownPlace = pictures.findIndex(({ path }) => path === shown);
  useEffect(() => {
    const element = strip.current;
    const slide = element?.children.item(shownPlace);
    if (shownPlace >= 0 && element && slide instanceof HTMLElement) element.scrollTo({ left: slide.offsetLeft - element.offsetLeft, behavior: 'smooth' });
  }, [shownPlace]);
  if (pictures.length === 0) return <div className="aspect-square rounded-card bg-sunken" />;
  const noteScroll = () => {
    const element = strip.current;
    if (element) setCurrent(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
  };
  return (
    <section aria-label={texts.gallery} className="grid min-w-0 gap-3">
      <ul
        aria-label={texts.gallery}
        className="product-picture -mx-4 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:mx-0 md:rounded-sheet"
        onScroll={noteScroll}
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={pictures.length > 1 ? 0 : undefined}
      >
        {pictures.map(({ path, tone }, place) => (
          <li className="w-full shrink-0 snap-center" key={path}>
            <Photo
              alt={place === 0 ? name : texts.pictureOf(place + 1, pictures.length)}
              isMain={place === 0}
              path={path}
              size={600}
              slot="(min-width: 48rem) 50vw, 100vw"
              tone={tone}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <Dots count={pictures.length} current={current} />}
      {pictures.length > 1 && <Thumbnails current={current} onChoose={goTo} pictures={pictures} />}
    </section>
  );
};
