import { useTexts } from '../../i18n/texts.tsx';
import type { BrandGroup } from '../../view-models/brands/brand-groups.ts';
import { otherInitial } from '../../view-models/brands/brand-initial.ts';
import type { BrandLine as Line } from '../../view-models/brands/brand-view.ts';
import { BrandLine, BrandPicture } from './brand-line.tsx';
import { useFollowedLinks } from './use-followed-links.ts';

/** Returns the element id of a letter's section. */
export const letterId = (letter: string): string => `letter-${letter === otherInitial ? 'other' : letter}`;

const hasPicture = (brand: Line): brand is Line & { picture: string } => brand.picture !== null;

/** Styles the links from the list, so that hundreds of links carry no classes. */
const lineStyle =
  '[&_a]:press [&_a]:flex [&_a]:min-h-15 [&_a]:items-center [&_a]:gap-3 [&_a]:rounded-card [&_a]:px-3 [&_a]:py-2 [&_a:hover]:bg-sunken [&_a:active]:bg-sunken ' +
  '[&_a>span:last-of-type]:min-w-0 [&_a>span:last-of-type]:flex-1 [&_bdi]:block [&_bdi]:w-fit [&_bdi]:max-w-full [&_bdi]:leading-snug [&_bdi]:font-medium [&_bdi]:wrap-anywhere ' +
  '[&_bdi+bdi]:text-sm [&_bdi+bdi]:font-normal [&_bdi+bdi]:text-ink-soft [&_small]:text-sm [&_small]:text-ink-soft [&_small]:tabular-nums';

const Lines = ({ brands, showOnlyImage }: { brands: readonly Line[]; showOnlyImage: boolean }) => (
  <ul
    className={`${lineStyle} -mx-3 grid grid-cols-2 content-start max-xs:grid-cols-1 md:mx-0 md:grid-cols-3 md:gap-x-4 lg:grid-cols-4`}
  >
    {brands.map((brand) => (
      <li key={brand.key}>
        {showOnlyImage && hasPicture(brand) ? <BrandPicture brand={brand} /> : <BrandLine brand={brand} />}
      </li>
    ))}
  </ul>
);

/** Brands grouped by letter; on wide screens the letter is sticky beside its group. */
export const BrandList = ({
  groups,
  showOnlyImage,
}: {
  groups: readonly BrandGroup[];
  showOnlyImage: boolean;
}) => {
  const texts = useTexts('brands');
  const follow = useFollowedLinks();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links are followed here; a key on a link clicks it
    <div className="divide-y divide-line" onClick={follow}>
      <p className="sr-only">{texts.countsSay}</p>
      {groups.map(({ letter, brands }) =>
        letter === null ? (
          <Lines brands={brands} key="all" showOnlyImage={showOnlyImage} />
        ) : (
          <section
            aria-labelledby={letterId(letter)}
            className="grid gap-x-8 py-4 md:grid-cols-[5rem_minmax(0,1fr)] md:py-6"
            key={letter}
          >
            <h2
              className="scroll-mt-36 pb-1 text-2xl text-accent-ink md:sticky md:top-32 md:self-start md:ps-3 md:text-4xl"
              id={letterId(letter)}
            >
              {letter === otherInitial ? <bdi className="text-2xl">{texts.otherLetter}</bdi> : letter}
            </h2>
            <Lines brands={brands} showOnlyImage={showOnlyImage} />
          </section>
        ),
      )}
    </div>
  );
};
