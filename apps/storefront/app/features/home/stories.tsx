import { useTexts } from '../../i18n/texts.tsx';
import { StoryLink } from '../../shop/cards/story-link.tsx';
import type { Story } from '../../view-models/content/scene-view.ts';

/** Scenes between product rows, two side by side; on phones the second is partly visible. */
export const Stories = ({ id, stories }: { id: string; stories: readonly Story[] }) => {
  const texts = useTexts('home');
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`} className="frame pt-10 md:pt-14">
      <h2 className="sr-only" id={`${id}-title`}>
        {texts.stories}
      </h2>
      <ul
        className={
          stories.length === 1
            ? 'grid'
            : 'shelf -mx-4 auto-cols-[86%] px-4 md:mx-0 md:auto-cols-fr md:grid-flow-row md:grid-cols-2 md:gap-4 md:px-0'
        }
      >
        {stories.map((story) => (
          <li className="grid snap-start" key={story.picture.path}>
            <StoryLink
              form="aspect-[3/2] md:aspect-[8/5]"
              part="object-[50%_70%]"
              slot="(min-width: 52rem) 42rem, 86vw"
              story={story}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
