import type { labels as english } from '@dijla/messages/en/documents/labels';
import type { Language } from '@dijla/contract/store-views';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import { type PaperAddress, wordsIn } from '../papers/order-paper.ts';
import type { Parcel } from '../papers/parcel.ts';
import type { SellerFacts } from '../seller/seller.ts';
import { barcodeSvg } from './code-128.ts';
import { type Fact, paperTexts } from './sheet-head.ts';
import { isolated, joined, leftToRight, moneyText, type Presentation, shownPhone, viewOf } from './shown.ts';

const texts = await textsInLanguages<typeof english>('documents/labels', 'labels');

type Label = {
  number: string;
  barcode: string | null;
  place: string;
  region: string;
  city: string;
  where: string[];
  name: string;
  phone: string;
  /** Null where nothing is to be taken. */
  collect: Fact | null;
  paid: string;
  notes: string[];
};

/** What `label.typ` prints: one label a page, with every text formatted. */
export type LabelSheet = {
  created_at: number;
  language: Language;
  direction: 'ltr' | 'rtl';
  title: string;
  shop: { name: string; phone: string };
  heads: { to: string };
  labels: Label[];
};

const whereOf = ({ street, landmark }: PaperAddress, language: Language): string[] =>
  [
    landmark === null ? '' : paperTexts[language].landmark(isolated(landmark)),
    joined(street.map(isolated)),
  ].filter((line) => line !== '');

const labelOf = (parcel: Parcel, shipping: PaperAddress, presentation: Presentation): Label => {
  const { language } = presentation;
  const { order, number, collect, unit } = parcel;
  const slot = order.delivery?.slot ?? null;
  return {
    number: leftToRight(number),
    barcode: barcodeSvg(number),
    place: parcel.of > 1 ? texts[language].packageOf(parcel.place, parcel.of) : '',
    region: isolated(wordsIn(shipping.region, language)),
    city: isolated(shipping.city),
    where: whereOf(shipping, language),
    name: isolated(joined([shipping.name, shipping.company])),
    phone: shipping.telephone === null ? '' : shownPhone(shipping.telephone),
    collect:
      collect > 0 ? { name: texts[language].collect, lines: [moneyText(presentation, unit)(collect)] } : null,
    paid: texts[language].paid,
    notes: [
      texts[language].pieces(parcel.pieces),
      ...(slot === null ? [] : [isolated(wordsIn(slot, language))]),
    ],
  };
};

/** Returns the labels of packages, printed at `createdAt` (ms since 1970); packages without an address have none. */
export const labelSheet = (
  parcels: readonly Parcel[],
  { seller, createdAt }: { seller: SellerFacts; createdAt: number },
  presentation: Presentation,
): LabelSheet => {
  const { language } = presentation;
  return {
    created_at: createdAt,
    language,
    direction: viewOf(presentation).direction,
    title: texts[language].title,
    shop: {
      name: isolated(wordsIn(seller.shop_name, language)),
      phone: seller.telephone === null ? '' : shownPhone(seller.telephone),
    },
    heads: { to: texts[language].to },
    labels: parcels.flatMap((parcel) =>
      parcel.order.shipping === null ? [] : [labelOf(parcel, parcel.order.shipping, presentation)],
    ),
  };
};

/** Returns the name of the file without its ending. */
export const labelsFileName = (day: string, language: Language): string => texts[language].fileName(day);
