import type { paper as english } from '@dijla/messages/en/documents/paper';
import type { Language } from '@dijla/contract/store-views';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import { type PaperAddress, type Words, wordsIn } from '../papers/order-paper.ts';
import type { SellerFacts } from '../seller/seller.ts';
import { isolated, joined, leftToRight, type Presentation, shownPhone, viewOf } from './shown.ts';

/** Texts of a paper in one language. */
export const paperTexts = await textsInLanguages<typeof english>('documents/paper', 'paper');

/** What `frame.typ` prints on every sheet. Texts are formatted, and isolated where their direction may differ. */
export type SheetHead = {
  /** Milliseconds since 1970: the time that the file names as that of its creation. */
  created_at: number;
  language: Language;
  direction: 'ltr' | 'rtl';
  title: string;
  number: string;
  shop: { name: string; shows_name: boolean; logo: string | null; accent: string; lines: string[] };
  foot: string[];
  /** Before the number of the page, and between it and that of the last. */
  page: [string, string];
};

/** A name above its values. */
export type Fact = { name: string; lines: string[] };

const maybe = (words: Words | null, language: Language): string =>
  words === null ? '' : isolated(wordsIn(words, language));

const numbersOf = ({ licence_number, tax_number }: SellerFacts, texts: typeof english): string =>
  joined([
    licence_number && texts.licence(leftToRight(licence_number)),
    tax_number && texts.taxNumber(leftToRight(tax_number)),
  ]);

/** Returns the letterhead and the foot of a sheet. */
export const sheetHead = (
  seller: SellerFacts,
  { title, number, createdAt }: { title: string; number: string; createdAt: number },
  presentation: Presentation,
): SheetHead => {
  const { language, look } = presentation;
  const texts = paperTexts[language];
  const name = isolated(wordsIn(seller.shop_name, language));
  const legalName = maybe(seller.legal_name, language);
  const address = maybe(seller.address, language);
  const reach = joined([
    seller.telephone && shownPhone(seller.telephone),
    seller.email && leftToRight(seller.email),
  ]);
  const numbers = numbersOf(seller, texts);
  return {
    created_at: createdAt,
    language,
    direction: viewOf(presentation).direction,
    title,
    number: leftToRight(number),
    shop: { ...look, name, lines: [legalName, address, reach, numbers] },
    foot: [joined([legalName || name, numbers]), joined([address, reach])],
    page: [texts.pageBefore, texts.pageOf],
  };
};

/** Returns an address in lines: who, where, how to find it. */
export const addressLines = (
  { region, city, street, landmark, postcode, country }: PaperAddress,
  { language }: Pick<Presentation, 'language'>,
): string[] => {
  const texts = paperTexts[language];
  return [
    texts.place(maybe(region, language), isolated(city)),
    joined(street.map(isolated)),
    landmark === null ? '' : texts.landmark(isolated(landmark)),
    joined([postcode && leftToRight(postcode), country === 'IQ' ? null : leftToRight(country)]),
  ];
};
