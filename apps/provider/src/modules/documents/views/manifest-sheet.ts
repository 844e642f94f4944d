import type { manifest as english } from '@dijla/messages/en/documents/manifest';
import type { Language } from '@dijla/contract/store-views';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import { wordsIn } from '../papers/order-paper.ts';
import type { Parcel } from '../papers/parcel.ts';
import type { SellerFacts } from '../seller/seller.ts';
import { type Fact, paperTexts, sheetHead, type SheetHead } from './sheet-head.ts';
import { isolated, joined, leftToRight, moneyText, type Presentation, shownPhone } from './shown.ts';

const texts = await textsInLanguages<typeof english>('documents/manifest', 'manifest');

type ManifestRow = { place: string; number: string; who: string[]; where: string[]; collect: string };
type Run = { name: string; facts: Fact[]; rows: ManifestRow[]; signatures: string[] };

/** What `manifest.typ` prints: the packages of each courier on sheets of their own. */
export type ManifestSheet = SheetHead & {
  heads: { number: string; who: string; where: string; collect: string };
  runs: Run[];
};

const rowOf = (parcel: Parcel, at: number, presentation: Presentation): ManifestRow => {
  const { language } = presentation;
  const { shipping } = parcel.order;
  const place =
    shipping === null ? '' : joined([wordsIn(shipping.region, language), shipping.city].map(isolated));
  const near = shipping?.landmark ?? joined(shipping?.street ?? []);
  return {
    place: String(at + 1),
    number: leftToRight(parcel.number),
    who: [
      isolated(shipping?.name ?? parcel.order.billing.name),
      shipping?.telephone ? shownPhone(shipping.telephone) : '',
    ],
    where: [place, near === '' ? '' : isolated(near)],
    collect: parcel.collect > 0 ? moneyText(presentation, parcel.unit)(parcel.collect) : texts[language].paid,
  };
};

/** Returns the cash of packages by currency. */
const cashOf = (parcels: readonly Parcel[], presentation: Presentation): string[] => {
  const sums = new Map<string, { unit: Parcel['unit']; amount: number }>();
  for (const { unit, collect } of parcels)
    sums.set(unit.code, { unit, amount: (sums.get(unit.code)?.amount ?? 0) + collect });
  return [...sums.values()].map(({ unit, amount }) => moneyText(presentation, unit)(amount));
};

const runOf = (name: string, parcels: readonly Parcel[], presentation: Presentation): Run => {
  const own = texts[presentation.language];
  return {
    name: name === '' ? own.nobody : isolated(name),
    facts: [
      { name: own.packages, lines: [String(parcels.length)] },
      { name: own.cash, lines: cashOf(parcels, presentation) },
    ],
    rows: parcels.map((parcel, at) => rowOf(parcel, at, presentation)),
    signatures: [own.signedByCourier, own.signedByShop],
  };
};

/**
 * Returns the manifest of packages by who brings them, printed at `createdAt` (ms since 1970); those that nobody
 * brings yet come last, under an empty name to be filled in.
 */
export const manifestSheet = (
  parcels: readonly Parcel[],
  { seller, createdAt, day }: { seller: SellerFacts; createdAt: number; day: string },
  presentation: Presentation,
): ManifestSheet => {
  const { language } = presentation;
  const runs = [...Map.groupBy(parcels, ({ carriedBy }) => carriedBy ?? '')].toSorted(([one], [other]) =>
    one === '' ? 1 : other === '' ? -1 : one.localeCompare(other, language),
  );
  return {
    ...sheetHead(seller, { title: texts[language].title, number: day, createdAt }, presentation),
    heads: {
      number: paperTexts[language].orderNumber,
      who: texts[language].who,
      where: texts[language].where,
      collect: texts[language].collect,
    },
    runs: runs.map(([name, of]) => runOf(name, of, presentation)),
  };
};

/** Returns the name of the file without its ending. */
export const manifestFileName = (day: string, language: Language): string => texts[language].fileName(day);
