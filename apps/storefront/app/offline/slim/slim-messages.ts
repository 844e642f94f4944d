import type { SearchAnswer, SearchEntity } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import type { CatalogQuery, WireDocument } from '../../provider-client/catalog-source.ts';
import type { ReadAnswer } from '../../provider-client/read-call.ts';

/** Reads besides searches that a slim catalogue answers. */
export type SlimRead = 'catalog/suggest' | 'catalog/understand';

/** What a page asks of the worker of slim catalogues, and what it is answered. */
export type SlimActs = {
  /** Takes the slim catalogue of a store view, or what changed of it. */
  take: { asked: { store: StoreCode }; answer: SlimTaken };
  /** Null where it has no answer: the catalogue is not on the device, or lacks what is asked for by name. */
  search: {
    asked: { store: StoreCode; entity: SearchEntity; query: CatalogQuery };
    answer: SlimFound<SearchAnswer<WireDocument>> | null;
  };
  read: {
    asked: { store: StoreCode; name: SlimRead; term: string };
    answer: SlimFound<ReadAnswer<SlimRead>> | null;
  };
};

export type SlimAct = keyof SlimActs;

/** `at` is when the catalogue was as it is here, in milliseconds since 1970. */
type SlimTaken = { at: number; products: number; bytes: number };
type SlimFound<Answer> = { at: number; answer: Answer };

export type SlimMessage = {
  [Act in SlimAct]: { id: number; act: Act; asked: SlimActs[Act]['asked'] };
}[SlimAct];
export type SlimReply = { id: number; answer: unknown } | { id: number; failure: string };
