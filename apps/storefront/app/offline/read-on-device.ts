import type { StoreView } from '@dijla/contract/store-views';
import { type ReadAnswer, readCall, type ReadInput, type ReadName } from '../provider-client/read-call.ts';
import { askedOrKept } from './asked-or-kept.ts';
import { type AskSlim, longest, type SearchParts } from './search-on-device.ts';

/** A read, stored as an answer with one document that holds the provider's whole answer. */
type Kept = { answer: { hits: { said: unknown; _score: null }[]; total: number }; seen_at: number };

const keptAs = (said: unknown, seen_at: number): Kept => ({
  answer: { hits: [{ said, _score: null }], total: 1 },
  seen_at,
});

/** Asks the slim catalogue for what it knows of a typed text. */
const readInstead =
  <Name extends ReadName>(
    slim: AskSlim | undefined,
    store: StoreView,
    { name, input }: Pick<ReadQuestion<Name>, 'name' | 'input'>,
  ) =>
  async (): Promise<{ said: ReadAnswer<Name> } | null> => {
    const { term } = (input.query ?? {}) as { term?: string };
    if (slim === undefined || term === undefined) return null;
    if (name !== 'catalog/suggest' && name !== 'catalog/understand') return null;
    const said = await slim('read', { store: store.code, name, term });
    return said === null ? null : { said: said as unknown as ReadAnswer<Name> };
  };

export type ReadQuestion<Name extends ReadName> = { name: Name; input: ReadInput<Name>; freshness: number };

/**
 * Reads something other than a search in a browser: returns at once an answer stored less than `freshness`
 * milliseconds ago; else the provider's, or the stored one if the device is offline or the provider fails or
 * is slow. Rejects with `CatalogUnavailable` if there is neither.
 */
export const readOnDevice = async <Name extends ReadName>(
  parts: SearchParts,
  store: StoreView,
  { name, input, freshness }: ReadQuestion<Name>,
): Promise<ReadAnswer<Name>> => {
  const { storage, client, now, isOnline, slim } = parts;
  const key = `${store.code}|${name}|${JSON.stringify(input)}`;
  const kept = await storage.read('queries', key);
  const known = kept === null ? null : { said: kept.answer.hits[0]?.['said'] as ReadAnswer<Name> };
  if (known !== null && kept !== null && now() - kept.seen_at < freshness) return known.said;
  const ask = async () => {
    const said = await readCall(client, name, { input, signal: AbortSignal.timeout(longest) });
    // Not awaited, so that a full or slow disk never delays the page.
    void storage.write([{ in: 'queries', key, put: keptAs(said, now()) }]);
    return { said };
  };
  return (
    await askedOrKept({ kept: known, instead: readInstead(slim, store, { name, input }), ask, isOnline })
  ).said;
};
