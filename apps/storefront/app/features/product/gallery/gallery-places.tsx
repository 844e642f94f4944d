import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { Photo } from '../../../shop/pictures/photo.ts';
import type { PictureView } from '../../../view-models/product/gallery-of.ts';

type PlacesProps = {
  pictures: readonly PictureView[];
  current: number;
  onChoose: (place: number) => void;
  onStep: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Thumbnails beside the picture on wide screens; without scripts the large pictures are scrolled instead. */
export const GalleryThumbnails = ({ pictures, current, onChoose, onStep }: PlacesProps) => {
  const texts = useTexts('product');
  return (
    <ul className="hidden content-start gap-2.5 md:grid noscript:hidden">
      {pictures.map(({ path, tone }, place) => (
        <li key={path}>
          <button
            aria-current={place === current}
            aria-label={texts.pictureOf(place + 1, pictures.length)}
            className="press block w-full overflow-hidden rounded-card aria-[current=true]:outline-2 aria-[current=true]:outline-offset-2 aria-[current=true]:outline-ink"
            onClick={() => onChoose(place)}
            onKeyDown={onStep}
            onFocus={() => place === current || onChoose(place)}
            tabIndex={place === current ? undefined : -1}
            type="button"
          >
            <Photo alt="" path={path} size={100} slot="72px" tone={tone} />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Dots that show the current position in the pictures on phones. */
export const GalleryDots = ({ count, current }: { count: number; current: number }) => (
  <p aria-hidden="true" className="flex justify-center gap-1.5 pt-3 md:hidden">
    {Array.from({ length: count }, (_, place) => (
      <span
        className={`h-1.5 rounded-full transition-[inline-size,background-color] ${place === current ? 'w-5 bg-ink' : 'w-1.5 bg-line-strong/50'}`}
        key={place}
      />
    ))}
  </p>
);
