import { CardList } from '../../shop/cards/card-list.tsx';
import { StoryLink, type StoryLinkProps } from '../../shop/cards/story-link.tsx';
import { useResting } from '@dijla/ui-kit/hooks/use-resting.ts';
import { Cards, type ProductRowProps, shelfStyle } from './product-row.tsx';
import { RowHeading } from './row-heading.tsx';

/**
 * Products with a scene, which takes two of five columns on wide screens and is above a horizontally
 * scrolling row on phones.
 */
export const StoriedRow = ({
  id,
  title,
  lang,
  cards,
  allPath,
  story,
}: ProductRowProps & { story: StoryLinkProps['story'] }) => {
  const resting = useResting();
  if (cards.length === 0) return null;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={`${resting} frame pt-4 [--rest-height:46rem] md:pt-6 md:[--rest-height:54rem]`}
      id={id}
    >
      <RowHeading allPath={allPath} id={`${id}-title`} lang={lang} title={title} />
      <div className="grid gap-5 md:grid-cols-5 md:gap-x-4 md:gap-y-0">
        <div className="grid md:col-span-2 md:row-span-3 md:pb-8">
          <StoryLink
            form="aspect-[3/2] md:aspect-auto md:h-full md:absolute"
            part="object-[50%_60%]"
            slot="(min-width: 52rem) 34rem, 92vw"
            story={story}
          />
        </div>
        <CardList className={`${shelfStyle} md:contents`} name={id}>
          <Cards cards={cards} />
        </CardList>
      </div>
    </section>
  );
};
