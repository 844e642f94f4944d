import type { pickList as english } from '@dijla/messages/en/documents/pick-list';
import type { Language } from '@dijla/contract/store-views';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import type { PickedPieces } from '../papers/parcel.ts';
import type { SellerFacts } from '../seller/seller.ts';
import { optionText } from './invoice-lines.ts';
import { paperTexts, sheetHead, type SheetHead } from './sheet-head.ts';
import { isolated, leftToRight, type Presentation } from './shown.ts';

const texts = await textsInLanguages<typeof english>('documents/pick-list', 'pickList');

/** Where goods stand: the name of their category, and its place among all; null where they have none. */
export type Shelf = { name: string; place: number };

type PickRow = { sku: string; name: string; details: string[]; qty: string; of: string };

/** What `pick-list.typ` prints, with every text formatted. */
export type PickSheet = SheetHead & {
  heads: { name: string; qty: string; of: string };
  summary: string;
  shelves: { name: string; rows: PickRow[] }[];
};

/** Goods that are the same on the shelf: of one sku, made in the same way. */
type Picked = Pick<PickedPieces['line'], 'sku' | 'name' | 'options'> & {
  qty: number;
  packages: Map<string, number>;
};

/** Returns a line as what is taken for it: of a bundle, its parts. */
const takenOf = ({ line: { sku, name, options, parts }, qty }: PickedPieces) =>
  parts.length === 0
    ? [{ sku, name, options, qty }]
    : parts.map((part) => ({ sku: part.sku, name: part.name, options: [], qty: part.qty * qty }));

const summed = (pieces: readonly PickedPieces[]): Picked[] => {
  const found = new Map<string, Picked>();
  for (const each of pieces)
    for (const { qty, ...goods } of takenOf(each)) {
      const key = JSON.stringify([goods.sku, goods.options]);
      const known = found.get(key) ?? { ...goods, qty: 0, packages: new Map<string, number>() };
      known.qty += qty;
      known.packages.set(each.package, (known.packages.get(each.package) ?? 0) + qty);
      found.set(key, known);
    }
  return [...found.values()];
};

const rowOf = ({ sku, name, options, qty, packages }: Picked): PickRow => ({
  sku: leftToRight(sku),
  name: isolated(name),
  details: options.map(optionText),
  qty: String(qty),
  of: [...packages]
    .map(([number, pieces]) => leftToRight(pieces === qty ? number : `${number} × ${pieces}`))
    .join('  '),
});

/** Returns the goods by shelf, the shelves in the shop's order, goods by sku; those of no shelf come last. */
const byShelf = (picked: readonly Picked[], shelves: ReadonlyMap<string, Shelf>, language: Language) => {
  const sorted = picked.toSorted((one, other) => {
    const [first, second] = [one, other].map(({ sku }) => shelves.get(sku)?.place ?? Infinity);
    return first === second ? one.sku.localeCompare(other.sku, 'en') : (first ?? 0) < (second ?? 0) ? -1 : 1;
  });
  const groups = Map.groupBy(sorted, ({ sku }) => shelves.get(sku)?.name ?? '');
  return [...groups].map(([name, rows]) => ({
    name: name === '' ? texts[language].noShelf : isolated(name),
    rows: rows.map(rowOf),
  }));
};

/** Returns the pick list of what is taken from the shelves, printed at `createdAt` (ms since 1970). */
export const pickSheet = (
  pieces: readonly PickedPieces[],
  {
    seller,
    shelves,
    createdAt,
    day,
  }: { seller: SellerFacts; shelves: ReadonlyMap<string, Shelf>; createdAt: number; day: string },
  presentation: Presentation,
): PickSheet => {
  const { language } = presentation;
  const picked = summed(pieces);
  return {
    ...sheetHead(seller, { title: texts[language].title, number: day, createdAt }, presentation),
    heads: { name: paperTexts[language].product, qty: paperTexts[language].qty, of: texts[language].orders },
    summary: texts[language].summary(
      picked.reduce((sum, { qty }) => sum + qty, 0),
      new Set(pieces.map((each) => each.package)).size,
    ),
    shelves: byShelf(picked, shelves, language),
  };
};

/** Returns the name of the file without its ending. */
export const pickFileName = (day: string, language: Language): string => texts[language].fileName(day);
