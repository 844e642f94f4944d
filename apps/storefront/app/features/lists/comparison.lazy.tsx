import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { buttonStyle, iconButtonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import {
  clearCompare,
  removeFromCompare,
  showCompare,
  useCompare,
} from '../../device/lists/compare-actions.ts';
import { paths } from '../../paths.ts';
import { CardButton } from '../../shop/cards/card-button.tsx';
import { CardList } from '../../shop/cards/card-list.tsx';
import { Price } from '../../shop/cards/price.tsx';
import { Photo } from '../../shop/pictures/photo.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { differ } from '../../view-models/product/comparison-rows.ts';
import { starsText } from '../../view-models/product/rating-view.ts';
import { EmptyList } from '../../shop/lists/empty-list.lazy.tsx';
import { useLoadedFor } from '../../shop/lists/use-loaded-for.lazy.ts';
import { type ComparisonView, loadComparison } from './load-comparison.lazy.ts';

/** Name, picture and button of a product, at the head of its column. */
const Head = ({ card }: { card: CardView }) => {
  const texts = useTexts('comparison');
  const { code } = useStoreView();
  const { picture, name, sku, urlPath } = card;
  return (
    <div className="relative grid max-w-40 content-start gap-2">
      <button
        aria-label={texts.remove(name)}
        className={`${iconButtonStyle} absolute end-1 top-1 z-10 bg-surface print:hidden`}
        onClick={() => void removeFromCompare(sku)}
        type="button"
      >
        <Icon className="size-5" name="close" />
      </button>
      <Link aria-label={name} className="grid gap-2" to={paths.entity(code, urlPath)}>
        {picture === null ? (
          <span className="block aspect-square w-full rounded-card bg-sunken" />
        ) : (
          <Photo
            alt=""
            className="rounded-card"
            path={picture.path}
            size={300}
            slot="(min-width: 24rem) 10rem, 42vw"
            tone={picture.tone}
          />
        )}
      </Link>
    </div>
  );
};

/** Marks a row in which the products differ; a sign, so that it is printed too. */
const DiffersMark = () => (
  <span aria-hidden="true" className="pe-1.5 text-accent-ink">
    ●
  </span>
);

/** Says what the mark means. */
const Legend = ({ hasDifferences }: { hasDifferences: boolean }) => {
  const texts = useTexts('comparison');
  return (
    <p className="sticky start-0 px-4 pb-2 text-sm text-ink-soft md:px-3">
      {hasDifferences && <DiffersMark />}
      {hasDifferences ? texts.differences : texts.nothingDiffers}
    </p>
  );
};

type RowProps = { label: string; differs: boolean; cells: readonly ReactNode[] };

/** A row of two lines: what it is about across all columns, below it a value for each product. */
const Row = ({ label, differs, cells }: RowProps) => (
  <tbody className="border-t border-line">
    <tr>
      <th
        className="px-3 pt-2.5 text-start text-sm font-normal text-ink-soft"
        colSpan={cells.length}
        scope="rowgroup"
      >
        <span className="sticky start-3">
          {differs && <DiffersMark />}
          {label}
        </span>
      </th>
    </tr>
    <tr>
      {cells.map((cell, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column has no other name than its place
        <td className="px-3 pb-2.5 align-top font-medium [overflow-wrap:anywhere]" key={place}>
          {cell}
        </td>
      ))}
    </tr>
  </tbody>
);

/** Rows of what every product has beside its attributes. */
const useCommonRows = (cards: readonly CardView[]): RowProps[] => {
  const texts = useTexts('comparison');
  const catalogue = useTexts('catalogue');
  const stockOf = ({ isOutOfStock, onlyLeft }: CardView) =>
    isOutOfStock
      ? catalogue.outOfStock
      : onlyLeft === null
        ? catalogue.inStock
        : catalogue.onlyLeft(onlyLeft);
  const ratings = cards.map(({ rating }) => (rating === null ? null : starsText(rating.tenths)));
  const rows: RowProps[] = [
    {
      label: texts.price,
      differs: differ(cards.map(({ price }) => String(price?.final ?? null))),
      cells: cards.map(({ price, sku }) => <Price key={sku} price={price} size="small" />),
    },
    { label: texts.stock, differs: differ(cards.map(stockOf)), cells: cards.map(stockOf) },
  ];
  if (ratings.some((rating) => rating !== null))
    rows.push({
      label: texts.rating,
      differs: differ(ratings),
      cells: ratings.map((rating) => rating ?? texts.unrated),
    });
  return rows;
};

/** Names stay at the head while the page, or on a phone with more than two columns the table, is scrolled. */
const Names = ({ cards }: { cards: readonly CardView[] }) => {
  const { code } = useStoreView();
  const top = cards.length > 2 ? 'top-0 md:top-18' : 'top-14 md:top-18';
  return (
    <thead>
      <tr>
        {cards.map((card) => (
          <td className="px-3 pt-2 align-top" key={card.sku}>
            <Head card={card} />
          </td>
        ))}
      </tr>
      <tr>
        {cards.map(({ sku, name, lang, urlPath }) => (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the name of the product is its text
          <th
            className={`sticky z-10 bg-ground px-3 py-2.5 text-start align-top leading-snug font-semibold [overflow-wrap:anywhere] print:static ${top}`}
            key={sku}
            lang={lang ?? undefined}
            scope="col"
          >
            <Link className="line-clamp-room-2 hover:underline" to={paths.entity(code, urlPath)}>
              <bdi>{name}</bdi>
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
};

const Table = ({ view: { cards, rows } }: { view: ComparisonView }) => {
  const texts = useTexts('comparison');
  const { compare } = useTexts('lists');
  const ofAttributes = rows.map(({ label, values, differs }) => ({
    label,
    differs: differs && cards.length > 1,
    cells: values.map((value) => value ?? texts.none),
  }));
  const all = [...useCommonRows(cards), ...ofAttributes];
  const sorted = [...all.filter(({ differs }) => differs), ...all.filter(({ differs }) => !differs)];
  return (
    <section
      aria-label={compare}
      className={`-mx-4 md:mx-0 ${cards.length > 2 ? 'max-md:max-h-[78dvh] max-md:overflow-auto max-md:overscroll-contain print:max-h-none print:overflow-visible' : ''}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={cards.length > 2 ? 0 : undefined}
    >
      {cards.length > 1 && <Legend hasDifferences={sorted.some(({ differs }) => differs)} />}
      <table
        className="table-fixed border-collapse text-start"
        style={{ width: `${Math.max(100, cards.length * 50)}%` }}
      >
        <Names cards={cards} />
        {sorted.map((row) => (
          <Row key={row.label} {...row} />
        ))}
        <tbody className="print:hidden">
          <tr>
            {cards.map((card) => (
              <td className="px-3 py-3" key={card.sku}>
                {!card.isOutOfStock && card.price !== null && <CardButton card={card} hasWord />}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
};

/** The comparison: two columns on phones, four on wide, differences first and marked, names that stay. */
export const Comparison = () => {
  const texts = useTexts('comparison');
  const { notLoaded } = useTexts('lists');
  const { ready, products } = useCompare((state) => state);
  const view = useLoadedFor(
    products.map(({ sku }) => sku),
    loadComparison,
  );
  useEffect(() => void showCompare(), []);
  if (ready && products.length === 0) return <EmptyList text={texts.emptyText} title={texts.emptyTitle} />;
  if (view === 'failed') return <output className="text-ink-soft">{notLoaded}</output>;
  if (!ready || view === null) return <span aria-busy className="skeleton block h-96 w-full" />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2 print:hidden">
        <button className={buttonStyle.quiet} onClick={() => globalThis.print()} type="button">
          <Icon className="size-5" name="print" />
          {texts.print}
        </button>
        <button className={buttonStyle.quiet} onClick={() => void clearCompare()} type="button">
          {texts.clear}
        </button>
      </div>
      {products.length === 1 && <p className="text-ink-soft">{texts.oneMore}</p>}
      <CardListOf>
        <Table
          view={{ ...view, cards: view.cards.filter(({ sku }) => products.some((one) => one.sku === sku)) }}
        />
      </CardListOf>
    </div>
  );
};

/** Buttons of cards need a list of cards around them. */
const CardListOf = ({ children }: { children: ReactNode }) => (
  <CardList className="contents" name="compare">
    <li className="contents">{children}</li>
  </CardList>
);
