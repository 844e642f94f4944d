import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { Scene } from '../../ui/scene.tsx';
import type { SlideView } from '../../view-models/carousel-view.ts';

const Slide = ({ slide: { picture, title } }: { slide: SlideView }) => (
  <>
    <span className="block overflow-hidden">
      <Scene alt="" className="aspect-[2/1] transition-[scale] duration-240 group-hover:scale-[1.02]" path={picture} slot="(min-width: 52rem) 42rem, 86vw" />
    </span>
    {title !== '' && <span className="block px-4 py-3.5 text-lg font-semibold md:px-6 md:text-xl">{title}</span>}
  </>
);

const slideStyle = 'press group block h-full overflow-hidden rounded-sheet bg-sunken';

/** Wide pictures side by side, on phones with the next one peeking. */
export const Slides = ({ slides, label }: { slides: readonly SlideView[]; label: string }) => {
  const { code } = useStoreView();
  return (
    <ul aria-label={label} className={slides.length === 1 ? 'grid' : 'shelf -mx-4 auto-cols-[86%] px-4 md:mx-0 md:auto-cols-[calc((100%-1rem)/2)] md:gap-4 md:px-0'}>
      {slides.map((slide) => (
        <li className="snap-start" key={`${slide.picture} ${slide.title}`}>
          {slide.urlPath === null ? (
            <div className={slideStyle}>
              <Slide slide={slide} />
            </div>
          ) : (
            <Link className={slideStyle} to={paths.entity(code, slide.urlPath)}>
              <Slide slide={slide} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
};
