import { ScrollRow } from '@dijla/ui-kit/scroll-row.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts.tsx';
import { Scene } from '../../shop/pictures/scene.ts';
import type { SceneView } from '../../view-models/content/scene-view.ts';

const Slide = ({ slide: { picture, title, lang, action } }: { slide: SceneView }) => (
  <article
    className="group relative grid h-full overflow-hidden rounded-sheet bg-sunken"
    lang={lang ?? undefined}
  >
    <span className="block overflow-hidden object-[50%_65%]" style={{ objectPosition: picture.focus }}>
      <Scene
        alt={picture.alt}
        className="aspect-[2/1] [object-position:inherit] transition-[scale] duration-240 group-hover:scale-[1.02]"
        path={picture.path}
        slot="(min-width: 52rem) 42rem, 86vw"
      />
    </span>
    <h3 className="px-4 py-3.5 text-lg md:px-6 md:text-xl">
      {action === null ? (
        title
      ) : (
        <Link className="after:absolute after:inset-0 after:rounded-sheet" to={action.href}>
          {title}
        </Link>
      )}
    </h3>
  </article>
);

/** Wide pictures of the owner's that scroll sideways, by buttons too; on phones the next one is partly visible. */
export const SceneSlides = ({ id, slides }: { id: string; slides: readonly SceneView[] }) => {
  const texts = useTexts('home');
  const { previous, next } = useTexts('carousel');
  return (
    <section aria-labelledby={`${id}-title`} className="frame pt-10 md:pt-14" id={id}>
      <h2 className="sr-only" id={`${id}-title`}>
        {texts.stories}
      </h2>
      <ScrollRow labels={{ previous, next }} middle="top-[40%]">
        <ul
          className={
            slides.length === 1
              ? 'grid'
              : 'shelf -mx-4 auto-cols-[86%] px-4 md:mx-0 md:auto-cols-[calc((100%-1rem)/2)] md:gap-4 md:px-0'
          }
        >
          {slides.map((slide) => (
            <li className="snap-start" key={`${slide.picture.path} ${slide.title}`}>
              <Slide slide={slide} />
            </li>
          ))}
        </ul>
      </ScrollRow>
    </section>
  );
};
