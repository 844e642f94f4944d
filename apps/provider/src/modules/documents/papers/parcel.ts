import type { OrderPaper, PaperCurrency, PaperLine } from './order-paper.ts';

/** A package of an order as labels and manifests print it. */
export type Parcel = {
  order: OrderPaper;
  /** The number of the package, such as `000010001-1`. */
  number: string;
  /** Counted from 1 among the packages of its order that are printed, and how many those are. */
  place: number;
  of: number;
  pieces: number;
  /** What its courier takes, in minor units of `unit`. */
  collect: number;
  unit: PaperCurrency;
  /** Who brings it: a courier of the shop or a carrier; null while nobody does. */
  carriedBy: string | null;
};

/** Pieces of a line that are taken from the shelves for one package. */
export type PickedPieces = {
  package: string;
  line: Pick<PaperLine, 'sku' | 'name' | 'options' | 'parts'>;
  qty: number;
};
