import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { CardList } from '../../../shop/cards/card-list.tsx';
import { CategoryChips } from '../../../shop/cards/category-chips.tsx';
import { cardRows, ProductCard } from '../../../shop/cards/product-card.tsx';
import { LinkChip } from '@dijla/ui-kit/chip.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import type { CardView } from '../../../view-models/cards/card-view.ts';
import type { Understanding } from '../loading/load-understanding.ts';
import { MeantTerm, TermFilters } from '../understood-search.lazy.tsx';

const Categories = ({ title }: { title: string }) => (
  <div className="grid gap-3">
    <h2 className="text-base text-ink-soft">{title}</h2>
    <CategoryChips />
  </div>
);

const Instead = ({ cards }: { cards: readonly CardView[] }) => {
  const texts = useTexts('results');
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="instead" className="frame pt-8">
      <h2 className="pb-4 text-2xl" id="instead">
        {texts.bestsellers}
      </h2>
      <CardList
        className="grid grid-cols-2 gap-x-3 max-xs:grid-cols-1 md:grid-cols-3 min-[80rem]:grid-cols-5"
        name="instead"
      >
        {cards.map((card) => (
          <li className={`${cardRows} pb-7`} key={card.sku}>
            <ProductCard card={card} heading="h3" />
          </li>
        ))}
      </CardList>
    </section>
  );
};

const FewerWords = ({
  understanding,
  isUnavailable,
}: {
  understanding: Understanding | null;
  isUnavailable: boolean;
}) => {
  const texts = useTexts('results');
  const { code } = useStoreView();
  const { corrected = null, filters = [], shorter = [] } = understanding ?? {};
  return (
    <div className="frame grid gap-8 pt-6 md:grid-cols-[auto_minmax(0,1fr)] md:items-start md:gap-12">
      <RiverPicture floating="leaf" />
      <div className="grid gap-6">
        {corrected !== null && <MeantTerm corrected={corrected} />}
        <p className="text-lg text-ink-soft">{isUnavailable ? texts.notSearchedText : texts.nothingText}</p>
        <TermFilters filters={filters} />
        {shorter.length > 0 && (
          <div className="grid gap-3">
            <h2 className="text-base text-ink-soft">{texts.tryInstead}</h2>
            <ul className="flex flex-wrap gap-2">
              {shorter.map((fewer) => (
                <li key={fewer}>
                  <LinkChip to={paths.search(code, { q: fewer })}>
                    <bdi>{fewer}</bdi>
                  </LinkChip>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Categories title={texts.browse} />
      </div>
    </div>
  );
};

/**
 * Shown when a search finds nothing: terms with fewer words that find something, the categories, and
 * bestsellers; without a term, it does not mention a search.
 */
export const NothingFound = ({
  term,
  understanding,
  instead,
  isUnavailable,
}: {
  term: string;
  /** Whether the products could not be searched (spec 1 §8). */
  isUnavailable: boolean;
  understanding: Understanding | null;
  instead: readonly CardView[];
}) => {
  const { browse } = useTexts('results');
  return (
    <>
      {term === '' ? (
        <div className="frame pt-6">
          <Categories title={browse} />
        </div>
      ) : (
        <FewerWords isUnavailable={isUnavailable} understanding={understanding} />
      )}
      <Instead cards={instead} />
    </>
  );
};
