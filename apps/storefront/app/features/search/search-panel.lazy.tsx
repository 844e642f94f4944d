import { type RefObject, useRef, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useFrame } from '../../shop/page/frame-context.ts';
import { type SeenProduct, useSeenProducts } from '../../shop/cards/seen-products.ts';
import { useOptionKeys } from '@dijla/ui-kit/fields/use-option-keys.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { Suggestions } from './load-suggestions.lazy.ts';
import { OptionGroup, OptionLine, ProductOption, SeenOption } from './panel-options.lazy.tsx';
import { forgetSearches, recentSearches } from './recent-searches.lazy.ts';
import { useFirstProducts, usePopularSearches, useSuggestions } from './use-suggestions.lazy.ts';

export type SearchPanelProps = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** The typed text, trimmed. */
  term: string;
  onFind: (term: string) => void;
  onClose: () => void;
};

type Parts = Pick<SearchPanelProps, 'id' | 'onFind'>;

const topCategories = 6;
const mostSeen = 4;

const panelStyle =
  'relative pt-3 md:absolute md:inset-x-0 md:top-full md:z-40 md:mt-2 md:max-h-[75dvh] md:min-w-96 md:overflow-y-auto md:overscroll-contain md:rounded-sheet md:bg-surface md:p-2 md:shadow-float';
/** The focus stays in the field, which refers to the active option. */
const asList = { role: 'listbox' } as const;

/** Products viewed on this device, whose pages also open offline. */
const Seen = ({ id, seen }: { id: string; seen: readonly SeenProduct[] }) => {
  const texts = useTexts('suggestions');
  return seen.length === 0 ? null : (
    <OptionGroup label={texts.seen}>
      {seen.map((product) => (
        <SeenOption id={`${id}-seen-${product.sku}`} key={product.sku} product={product} />
      ))}
    </OptionGroup>
  );
};

/** Starting points: bestsellers or recently viewed products, and the first categories. */
const Offered = ({ id }: Pick<Parts, 'id'>) => {
  const texts = useTexts('suggestions');
  const { code } = useStoreView();
  const { bestsellers, seen } = useFirstProducts();
  const { menu, topMenu = menu } = useFrame();
  const categories = topMenu.slice(0, topCategories);
  return (
    <>
      {bestsellers.length > 0 && (
        <OptionGroup label={texts.bestsellers}>
          {bestsellers.map((card) => (
            <ProductOption card={card} id={`${id}-product-${card.sku}`} key={card.sku} />
          ))}
        </OptionGroup>
      )}
      <Seen id={id} seen={seen} />
      <OptionGroup label={texts.categories}>
        {categories.map(({ id: category, name, lang, urlPath }) => (
          <OptionLine
            icon="grid"
            id={`${id}-category-${category}`}
            key={category}
            lang={lang}
            text={name}
            to={paths.entity(code, urlPath)}
          />
        ))}
      </OptionGroup>
    </>
  );
};

/** Texts to search for, each with its place in the list. */
const Searches = ({ id, onFind, label, terms }: Parts & { label: string; terms: readonly string[] }) => {
  const { code } = useStoreView();
  return terms.length === 0 ? null : (
    <OptionGroup label={label}>
      {terms.map((term) => (
        <OptionLine
          icon="search"
          id={`${id}-${term.replaceAll(/\s+/g, '-')}`}
          key={term}
          onPick={() => onFind(term)}
          text={term}
          to={paths.search(code, { q: term })}
        />
      ))}
    </OptionGroup>
  );
};

/** Shown before anything is typed: recent and popular searches, and starting points. */
const Beginning = ({ id, onFind }: Parts) => {
  const texts = useTexts('suggestions');
  const { code } = useStoreView();
  const [recent, setRecent] = useState(recentSearches);
  const popular = usePopularSearches().filter((term) => !recent.includes(term));
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <>
      {recent.length > 0 && (
        <OptionGroup label={texts.recent}>
          {recent.map((term, place) => (
            <OptionLine
              icon="clock"
              id={`${id}-recent-${place}`}
              key={term}
              onPick={() => onFind(term)}
              text={term}
              to={paths.search(code, { q: term })}
            />
          ))}
          <OptionLine icon="trash" id={`${id}-forget`} isQuiet onPick={forget} text={texts.forgetRecent} />
        </OptionGroup>
      )}
      <Searches id={`${id}-popular`} label={texts.popular} onFind={onFind} terms={popular} />
      <Offered id={id} />
    </>
  );
};

/**
 * Shown when nothing matches: a hint and starting points; without a connection, products viewed on this
 * device.
 */
const NothingFound = ({ id, term, isOffline }: { id: string; term: string; isOffline: boolean }) => {
  const texts = useTexts('suggestions');
  const seen = useSeenProducts(useStoreView().code);
  return (
    <>
      <div className="px-3 py-4">
        <p className="font-semibold">{isOffline ? texts.nothingOffline(term) : texts.nothing(term)}</p>
        <p className="text-ink-soft">{isOffline ? texts.nothingOfflineHint : texts.nothingHint}</p>
      </div>
      {isOffline ? <Seen id={id} seen={seen.slice(0, mostSeen)} /> : <Offered id={id} />}
    </>
  );
};

/** What was meant, said aloud too; picking it searches for it. */
const Meant = ({ id, onFind, corrected }: Parts & { corrected: string | null }) => {
  const texts = useTexts('suggestions');
  const { code } = useStoreView();
  return corrected === null ? null : (
    <OptionLine
      icon="search"
      id={`${id}-meant`}
      onPick={() => onFind(corrected)}
      text={texts.meant(corrected)}
      to={paths.search(code, { q: corrected })}
    />
  );
};

const Found = ({ id, onFind, term, found }: Parts & { term: string; found: Suggestions }) => {
  const texts = useTexts('suggestions');
  const { code } = useStoreView();
  const { products, categories, words, brands, corrected, seen, isOffline } = found;
  return (
    <>
      <Meant corrected={corrected} id={id} onFind={onFind} />
      <Searches id={`${id}-word`} label={texts.words} onFind={onFind} terms={words} />
      {categories.length > 0 && (
        <OptionGroup label={texts.categories}>
          {categories.map(({ id: category, name, lang, urlPath, parent }) => (
            <OptionLine
              icon="grid"
              id={`${id}-category-${category}`}
              key={category}
              lang={lang}
              text={name}
              to={paths.entity(code, urlPath)}
              within={parent}
            />
          ))}
        </OptionGroup>
      )}
      <Searches id={`${id}-brand`} label={texts.brands} onFind={onFind} terms={brands} />
      {products.length > 0 && (
        <OptionGroup label={texts.products}>
          {products.map((card) => (
            <ProductOption card={card} id={`${id}-product-${card.sku}`} key={card.sku} />
          ))}
          <OptionLine
            icon="search"
            id={`${id}-all`}
            onPick={() => onFind(term)}
            text={texts.showAll(term)}
            to={paths.search(code, { q: term })}
          />
        </OptionGroup>
      )}
      <Seen id={id} seen={seen} />
      {products.length + categories.length + seen.length === 0 && (
        <NothingFound id={id} isOffline={isOffline} term={term} />
      )}
    </>
  );
};

const countOf = ({ products, categories, words, brands, seen }: Suggestions): number =>
  [products, categories, words, brands, seen].reduce((sum, { length }) => sum + length, 0);

/** The panel below the search field: a list to move through with the arrow keys while typing. */
export const SearchPanel = ({ id, input, term, onFind, onClose }: SearchPanelProps) => {
  const texts = useTexts('suggestions');
  const list = useRef<HTMLDivElement>(null);
  const { suggested, isLooking } = useSuggestions(term);
  useOptionKeys({ input, list, onClose });
  const corrected = suggested?.found.corrected ?? null;
  const count = suggested === null ? 0 : countOf(suggested.found);
  return (
    // A press on the panel must not move the focus, which would close the panel.
    <div
      className={panelStyle}
      onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
    >
      <output className="sr-only">
        {isLooking ? texts.looking : suggested !== null && texts.found(count)}
        {!isLooking && corrected !== null && ` ${texts.meant(corrected)}`}
      </output>
      {isLooking && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-0.5 animate-[appear_1.2s_300ms_backwards] bg-accent"
        />
      )}
      {suggested?.found.isOffline && (
        <p className="flex items-center gap-2 px-3 py-2 text-sm text-ink-soft">
          <Icon className="size-5" name="offline" />
          {texts.offline}
        </p>
      )}
      <div
        aria-label={texts.suggestions}
        className={isLooking && suggested !== null ? 'opacity-60' : ''}
        id={id}
        ref={list}
        {...asList}
      >
        {suggested === null ? (
          <Beginning id={id} onFind={onFind} />
        ) : (
          <Found found={suggested.found} id={id} onFind={onFind} term={suggested.term} />
        )}
      </div>
    </div>
  );
};
