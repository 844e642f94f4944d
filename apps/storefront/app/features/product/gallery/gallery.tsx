import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { Photo } from '../../../shop/pictures/photo.ts';
import type { PictureView } from '../../../view-models/product/gallery-of.ts';
import { GalleryDots, GalleryThumbnails } from './gallery-places.tsx';
import { textsIn } from '../../../i18n/texts-in.ts';

const viewer = lazyPart({
  part: async () => (await import('./picture-viewer.lazy.tsx')).PictureViewer,
  texts: textsIn('product/product-more'),
});

/** Side of the enlarged picture in pixels. */
const largeSide = 1800;

type SlideProps = {
  picture: PictureView;
  place: number;
  count: number;
  name: string;
  isCurrent: boolean;
  onStep: (event: KeyboardEvent<HTMLElement>) => void;
  onOpen: (place: number) => void;
};

/** A picture that links to its large version, so that it can be enlarged without scripts too. */
const Slide = memo(
  ({ picture: { path, tone, alt }, place, count, name, isCurrent, onStep, onOpen }: SlideProps) => {
    const texts = useTexts('product');
    const { language } = useStoreView();
    const fetchViewer = () => viewer.fetch(language);
    const comeIntoView = (event: FocusEvent<HTMLElement>) => {
      fetchViewer();
      event.currentTarget.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' });
    };
    const open = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onOpen(place);
    };
    return (
      <li className="w-full shrink-0 snap-center">
        <a
          aria-label={texts.enlarge(place + 1, count)}
          className="block cursor-zoom-in focus-visible:-outline-offset-4"
          data-intent="enlarge"
          draggable="false"
          href={paths.image(path, largeSide, largeSide)}
          onClick={open}
          onFocus={comeIntoView}
          onKeyDown={onStep}
          onPointerDown={fetchViewer}
          tabIndex={isCurrent ? undefined : -1}
        >
          <Photo
            className="max-h-[min(100vw,16rem)] w-full md:max-h-none"
            alt={alt ?? (place === 0 ? name : texts.pictureOf(place + 1, count))}
            isMain={place === 0}
            path={path}
            size={600}
            // The main picture is limited to 25 kB on phones: the smallest size is sharp enough there, and
            // the large one is a tap away.
            slot={place === 0 ? '(min-width: 52rem) 42vw, 50vw' : '(min-width: 52rem) 42vw, 100vw'}
            tone={tone}
          />
        </a>
      </li>
    );
  },
);

export type GalleryProps = {
  /** The pictures, that of the opening variant first. */
  pictures: readonly PictureView[];
  name: string;
  /** Picture of the current choice, to which the gallery scrolls. */
  shown: string | null;
  /** Called when the shopper stops at a picture. */
  onShow: (path: string) => void;
};

/** Milliseconds without a scroll event after which scrolling counts as finished. */
const restMs = 120;

/**
 * The product's pictures in a natively scrolling strip, so that it works without scripts, with dots on
 * phones and thumbnails on wide screens. One picture and one thumbnail are in the tab order; arrow keys move
 * to the others.
 */
// oxlint-disable-next-line max-lines-per-function -- one strip with its scroll position, which its acts share
export const Gallery = memo(({ pictures, name, shown, onShow }: GalleryProps) => {
  const texts = useTexts('product');
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const count = pictures.length;
  const goTo = (place: number, behavior: ScrollBehavior) => {
    const slide = strip.current?.children.item(place);
    if (strip.current && slide instanceof HTMLElement)
      strip.current.scrollTo({ left: slide.offsetLeft - strip.current.offsetLeft, behavior });
  };
  const show = (place: number) => {
    const path = pictures[place]?.path;
    if (path !== undefined && path !== shown) onShow(path);
  };
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const followed = useRef(shown);
  useEffect(() => {
    if (followed.current === shown) return;
    followed.current = shown;
    const place = pictures.findIndex(({ path }) => path === shown);
    // Scrolling to the current picture would force a layout before the choice is painted.
    if (place !== -1 && place !== current) goTo(place, 'instant');
  });
  useEffect(() => () => clearTimeout(resting.current), []);
  if (count === 0) return <div className="aspect-square rounded-card bg-sunken" />;
  const noteScroll = () => {
    const element = strip.current;
    if (element === null) return;
    const place = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
    setCurrent(place);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => show(place), restMs);
  };
  const choose = (place: number) => {
    goTo(place, 'smooth');
    show(place);
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const { currentTarget, key } = event;
    void import('../buy/choosing.lazy.ts').then(({ focusNeighbour }) => focusNeighbour(currentTarget, key));
  };
  return (
    <section
      aria-label={texts.gallery}
      className={`grid min-w-0 content-start gap-x-4 ${count > 1 ? 'md:grid-cols-[4.5rem_minmax(0,1fr)] noscript:md:grid-cols-1' : ''} md:sticky md:top-22 md:self-start`}
    >
      {count > 1 && (
        <GalleryThumbnails current={current} onChoose={choose} onStep={step} pictures={pictures} />
      )}
      <ul
        className="product-picture relative -mx-4 flex min-w-0 self-start snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:mx-0 md:rounded-sheet"
        onScroll={noteScroll}
        ref={strip}
      >
        {pictures.map((picture, place) => (
          <Slide
            count={count}
            isCurrent={place === current}
            // oxlint-disable-next-line react/no-array-index-key -- a strip whose pictures change places would follow the one it showed
            key={place}
            name={name}
            onOpen={setOpened}
            onStep={step}
            picture={picture}
            place={place}
          />
        ))}
      </ul>
      {count > 1 && <GalleryDots count={count} current={current} />}
      {opened !== null && (
        <viewer.Part name={name} onClose={() => setOpened(null)} opened={opened} pictures={pictures} />
      )}
    </section>
  );
});
Gallery.displayName = 'Gallery';
