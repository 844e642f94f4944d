import { useTexts } from '../../i18n/texts.tsx';
import { StoryLink } from '../../shop/cards/story-link.tsx';
import type { Story } from '../../view-models/content/scene-block.ts';

/** Two scenes between product rows: side by side; on phones the second is partly visible. */
export const Stories = ({ stories }: { stories: readonly Story[] }) => {
  const texts = useTexts('home');
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="stories-title" className="frame pt-10 md:pt-14">
      <h2 className="sr-only" id="stories-title">
        {texts.stories}
      </h2>
      <ul
        className={
          stories.length === 1
            ? 'grid'
            : 'shelf -mx-4 auto-cols-[86%] px-4 md:mx-0 md:auto-cols-fr md:gap-4 md:px-0'
        }
      >
        {stories.map((story) => (
          <li className="grid snap-start" key={story.identifier}>
            <StoryLink
              form="aspect-[3/2] md:aspect-[8/5] object-[50%_70%]"
              slot="(min-width: 52rem) 42rem, 86vw"
              story={story}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
