import type { packingSlip as english } from '@dijla/messages/en/documents/packing-slip';
import type { Language } from '@dijla/contract/store-views';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import { type OrderPaper, type PaperLine, wordsIn } from '../papers/order-paper.ts';
import type { SellerFacts } from '../seller/seller.ts';
import { barcodeSvg } from './code-128.ts';
import { optionText } from './invoice-lines.ts';
import { addressLines, type Fact, paperTexts, sheetHead, type SheetHead } from './sheet-head.ts';
import { isolated, leftToRight, moneyText, type Presentation, shownDay, shownPhone } from './shown.ts';

const slipTexts = await textsInLanguages<typeof english>('documents/packing-slip', 'packingSlip');

type PackedLine = { sku: string; name: string; details: string[]; qty: string };

/** What `packing-slip.typ` prints, with every text formatted. It holds no price but the cash to collect. */
export type PackingSheet = SheetHead & {
  order: { name: string; number: string; barcode: string | null };
  facts: Fact[];
  address: Fact;
  phone: Fact | null;
  collect: Fact;
  heads: { sku: string; name: string; qty: string };
  lines: PackedLine[];
  pieces: Fact;
};

const packedLine = ({ sku, name, options, parts, qty }: PaperLine, language: Language): PackedLine => ({
  sku: leftToRight(sku),
  name: isolated(name),
  details: [
    ...options.map(optionText),
    ...parts.map(
      (part) =>
        `${paperTexts[language].part(leftToRight(String(part.qty)), isolated(part.name))} ${leftToRight(part.sku)}`,
    ),
  ],
  qty: String(qty),
});

/** A courier collects what is paid in cash at the door and still due. */
const collectOf = ({ due, payment, payable, currency }: OrderPaper, presentation: Presentation): Fact => {
  const texts = slipTexts[presentation.language];
  return due === 0 || payment.kind !== 'cash'
    ? { name: texts.nothingToCollect, lines: [] }
    : { name: texts.collect, lines: [moneyText(presentation, payable?.currency ?? currency)(due)] };
};

const factsOf = ({ placed_at, delivery }: OrderPaper, language: Language): Fact[] => {
  const texts = slipTexts[language];
  const title = delivery === null ? '' : isolated(wordsIn(delivery.title, language));
  const facts: (Fact | false)[] = [
    { name: paperTexts[language].orderedOn, lines: [shownDay(placed_at)] },
    title !== '' && { name: texts.delivery, lines: [title] },
    delivery !== null &&
      delivery.slot !== null && { name: texts.slot, lines: [isolated(wordsIn(delivery.slot, language))] },
  ];
  return facts.filter((fact) => fact !== false);
};

const addressOf = ({ shipping }: OrderPaper, presentation: Presentation): Fact => {
  const texts = slipTexts[presentation.language];
  if (shipping === null) return { name: texts.deliverTo, lines: [texts.nothingToDeliver] };
  const lines = [
    isolated(shipping.name),
    shipping.company === null ? '' : isolated(shipping.company),
    ...addressLines(shipping, presentation),
  ];
  return { name: texts.deliverTo, lines: lines.filter((line) => line !== '') };
};

/** Returns the packing slip of an order, printed at `createdAt` (ms since 1970), as its template prints it. */
export const packingSheet = (
  paper: OrderPaper,
  { seller, createdAt }: { seller: SellerFacts; createdAt: number },
  presentation: Presentation,
): PackingSheet => {
  const { language } = presentation;
  const texts = slipTexts[language];
  const { order_number: number, shipping } = paper;
  const pieces = paper.lines.reduce((sum, { qty }) => sum + qty, 0);
  return {
    ...sheetHead(seller, { title: texts.packingSlip, number, createdAt }, presentation),
    order: {
      name: paperTexts[language].orderNumber,
      number: leftToRight(number),
      barcode: barcodeSvg(number),
    },
    facts: factsOf(paper, language),
    address: addressOf(paper, presentation),
    phone: shipping?.telephone ? { name: texts.phone, lines: [shownPhone(shipping.telephone)] } : null,
    collect: collectOf(paper, presentation),
    heads: { sku: texts.sku, name: paperTexts[language].product, qty: paperTexts[language].qty },
    lines: paper.lines.map((line) => packedLine(line, language)),
    pieces: { name: texts.pieces, lines: [String(pieces)] },
  };
};

/** Returns the name of the file without its ending. */
export const packingFileName = (
  { order_number }: Pick<OrderPaper, 'order_number'>,
  language: Language,
): string => slipTexts[language].fileName(order_number);
