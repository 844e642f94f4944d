import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Scene } from '../../ui/scene.tsx';
import type { HomeScenes } from './load-scenes.ts';

type Story = HomeScenes['stories'][number];

export type StoryLinkProps = {
  story: Story;
  /** Form of the picture's room. */
  form: string;
  slot: string;
};

/** A scene that leads somewhere: the whole of it is one link. */
export const StoryLink = ({ story: { title, lang, picture, action }, form, slot }: StoryLinkProps) => (
  <article className="group relative grid grid-rows-[1fr_auto] overflow-hidden rounded-sheet bg-sunken" lang={lang ?? undefined}>
    <span className="relative block overflow-hidden">
      <Scene alt="" className={`transition-[scale] duration-240 group-hover:scale-[1.02] ${form}`} path={picture.path} slot={slot} />
    </span>
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-4 md:px-6 md:py-5">
      <h3 className="text-lg md:text-xl">
        <Link className="after:absolute after:inset-0 after:rounded-sheet" to={action.href}>
          {title}
        </Link>
      </h3>
      <span className="inline-flex items-center gap-1 font-medium text-accent-ink">
        {action.text}
        <Icon className="size-4" name="forward" />
      </span>
    </span>
  </article>
);

/** Two scenes between rows of products: side by side, on phones with the second peeking. */
export const Stories = ({ stories }: { stories: readonly Story[] }) => {
  const texts = useTexts('home');
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="stories-title" className="frame pt-10 md:pt-14">
      <h2 className="sr-only" id="stories-title">
        {texts.stories}
      </h2>
      <ul className={stories.length === 1 ? 'grid' : 'shelf -mx-4 auto-cols-[86%] px-4 md:mx-0 md:auto-cols-fr md:gap-4 md:px-0'}>
        {stories.map((story) => (
          <li className="grid snap-start" key={story.identifier}>
            <StoryLink form="aspect-[3/2] md:aspect-[8/5] object-[50%_70%]" slot="(min-width: 52rem) 42rem, 86vw" story={story} />
          </li>
        ))}
      </ul>
    </section>
  );
};
