import { useTexts } from '../../i18n/texts.tsx';
import type { BrandGroup } from '../../view-models/brand-groups.ts';
import { otherInitial } from '../../view-models/brand-initial.ts';
import type { BrandTile } from '../../view-models/brand-view.ts';
import { BrandLine, BrandPicture } from './brand-card.tsx';

/** Where a letter's brands begin on the page. */
export const letterId = (letter: string): string => `letter-${letter === otherInitial ? 'other' : letter}`;

const hasPicture = (brand: BrandTile): brand is BrandTile & { picture: string } => brand.picture !== null;

const Lines = ({ brands, showOnlyImage }: { brands: readonly BrandTile[]; showOnlyImage: boolean }) => (
  <ul className="-mx-3 grid grid-cols-2 content-start max-xs:grid-cols-1 md:mx-0 md:grid-cols-3 md:gap-x-4 lg:grid-cols-4">
    {brands.map((brand) => (
      <li className={showOnlyImage && hasPicture(brand) ? 'p-1.5' : undefined} key={brand.id}>
        {showOnlyImage && hasPicture(brand) ? <BrandPicture brand={brand} /> : <BrandLine brand={brand} />}
      </li>
    ))}
  </ul>
);

/** Brands under their letters; the letter stays in view beside them on wide screens. */
export const BrandList = ({ groups, showOnlyImage }: { groups: readonly BrandGroup[]; showOnlyImage: boolean }) => {
  const texts = useTexts('brands');
  return (
    <div className="divide-y divide-line">
      {groups.map(({ letter, brands }) =>
        letter === null ? (
          <Lines brands={brands} key="all" showOnlyImage={showOnlyImage} />
        ) : (
          <section aria-labelledby={letterId(letter)} className="grid gap-x-8 py-4 md:grid-cols-[5rem_minmax(0,1fr)] md:py-6" key={letter}>
            <h2 className="scroll-mt-36 pb-1 text-2xl text-accent-ink md:sticky md:top-32 md:self-start md:ps-3 md:text-4xl" id={letterId(letter)}>
              {letter === otherInitial ? <bdi className="text-2xl">{texts.otherLetter}</bdi> : letter}
            </h2>
            <Lines brands={brands} showOnlyImage={showOnlyImage} />
          </section>
        ),
      )}
    </div>
  );
};
