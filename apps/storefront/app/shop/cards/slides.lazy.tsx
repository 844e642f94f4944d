import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { Scene } from '../pictures/scene.ts';
import type { SlideView } from '../../view-models/cards/carousel-view.ts';

type SlideProps = {
  slide: SlideView;
  /** Label of the link when the slide has no title. */ label: string;
  /** Whether it is the only slide, which on wide screens fills the row and is lower. */ isOnly: boolean;
};

const Slide = ({ slide: { picture, alt, focus, title }, label, isOnly }: SlideProps) => (
  <>
    <span className="block overflow-hidden object-[50%_65%]" style={{ objectPosition: focus }}>
      <Scene
        alt={alt || (title === '' ? label : '')}
        className={`aspect-[2/1] [object-position:inherit] transition-[scale] duration-240 group-hover:scale-[1.02] ${isOnly ? 'md:aspect-[3/1]' : ''}`}
        path={picture}
        slot={isOnly ? '(min-width: 85rem) 81rem, 100vw' : '(min-width: 52rem) 42rem, 86vw'}
      />
    </span>
    {title !== '' && (
      <span className="block px-4 py-3.5 text-lg font-semibold md:px-6 md:text-xl">{title}</span>
    )}
  </>
);

const slideStyle = 'press group block h-full overflow-hidden rounded-sheet bg-sunken';

/** Wide pictures side by side, on phones with the next one partly visible. */
export const Slides = ({ slides, label }: { slides: readonly SlideView[]; label: string }) => {
  const { code } = useStoreView();
  return (
    <ul
      aria-label={label}
      className={
        slides.length === 1
          ? 'grid'
          : 'shelf -mx-4 auto-cols-[86%] px-4 md:mx-0 md:auto-cols-[calc((100%-1rem)/2)] md:gap-4 md:px-0'
      }
    >
      {slides.map((slide) => (
        <li className="snap-start" key={`${slide.picture} ${slide.title}`}>
          {slide.urlPath === null ? (
            <div className={slideStyle}>
              <Slide isOnly={slides.length === 1} label={label} slide={slide} />
            </div>
          ) : (
            <Link className={slideStyle} to={paths.entity(code, slide.urlPath)}>
              <Slide isOnly={slides.length === 1} label={label} slide={slide} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
};
