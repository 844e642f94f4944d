import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import type { PdfFile } from '../invoices/invoice-pdf.ts';
import type { Parcel, PickedPieces } from '../papers/parcel.ts';
import { fileHeaders } from '../printing/file-headers.ts';
import type { Asker, PdfPrinter } from '../printing/pdf-printer.ts';
import type { Template, TemplateData } from '../printing/templates.ts';
import type { Seller } from '../seller/seller.ts';
import { labelSheet, labelsFileName } from '../views/label-sheet.ts';
import { manifestFileName, manifestSheet } from '../views/manifest-sheet.ts';
import { pickFileName, pickSheet, type Shelf } from '../views/pick-sheet.ts';
import type { Presentation } from '../views/shown.ts';

type Printing = { printer: Pick<PdfPrinter, 'pdfOf'>; asker: Asker };
/** `now` is in ms since 1970. */
type Context = { seller: Seller; now: number; reader: Omit<Presentation, 'look'> };

const printed = async <T extends Template>(
  template: T,
  { sheet, name }: { sheet: TemplateData[T]; name: string },
  { printer, asker }: Printing,
): Promise<PdfFile | Refusal> => {
  const pdf = await printer.pdfOf(template, sheet, asker);
  return isRefusal(pdf) ? pdf : { written: pdf, headers: fileHeaders(name) };
};

const dayOf = (now: number): string => dayInBaghdad(new Date(now).toISOString());

const presentationOf = ({ reader, seller }: Context): Presentation => ({ ...reader, look: seller.look });

/** Prints the labels of packages, one a page of 100 × 150 mm. */
export const labelsPdf = async (
  parcels: readonly Parcel[],
  context: Context,
  printing: Printing,
): Promise<PdfFile | Refusal> => {
  const { seller, now, reader } = context;
  const sheet = labelSheet(parcels, { seller: seller.facts, createdAt: now }, presentationOf(context));
  if (sheet.labels.length === 0) return refusal('paper.nothing-to-print');
  return printed('label', { sheet, name: labelsFileName(dayOf(now), reader.language) }, printing);
};

/** Prints what is to be taken from the shelves for packages. */
export const pickListPdf = async (
  { pieces, shelves }: { pieces: readonly PickedPieces[]; shelves: ReadonlyMap<string, Shelf> },
  context: Context,
  printing: Printing,
): Promise<PdfFile | Refusal> => {
  if (pieces.length === 0) return refusal('paper.nothing-to-print');
  const { seller, now, reader } = context;
  const day = dayOf(now);
  const given = { seller: seller.facts, shelves, createdAt: now, day };
  const sheet = pickSheet(pieces, given, presentationOf(context));
  return printed('pick-list', { sheet, name: pickFileName(day, reader.language) }, printing);
};

/** Prints what each courier is given. */
export const manifestPdf = async (
  parcels: readonly Parcel[],
  context: Context,
  printing: Printing,
): Promise<PdfFile | Refusal> => {
  if (parcels.length === 0) return refusal('paper.nothing-to-print');
  const { seller, now, reader } = context;
  const day = dayOf(now);
  const sheet = manifestSheet(
    parcels,
    { seller: seller.facts, createdAt: now, day },
    presentationOf(context),
  );
  return printed('manifest', { sheet, name: manifestFileName(day, reader.language) }, printing);
};
