import type { StoreView } from '../i18n/store-views.ts';
import { type ReadAnswer, readCall, type ReadInput, type ReadName } from '../provider-client/read-call.ts';
import { askedOrKept } from './asked-or-kept.ts';
import { longest, type SearchParts } from './search-on-device.ts';

/** Kept as an answer of one document: what the provider said, whole. */
type Kept = { answer: { hits: { said: unknown; _score: null }[]; total: number }; seen_at: number };

const keptAs = (said: unknown, seen_at: number): Kept => ({
  answer: { hits: [{ said, _score: null }], total: 1 },
  seen_at,
});

export type ReadQuestion<Name extends ReadName> = { name: Name; input: ReadInput<Name>; freshness: number };

/**
 * A read beside searches in a browser: what the device was answered less than `freshness` milliseconds ago at once; else the provider, and
 * the device when it is offline, fails or is slow. Rejects with `CatalogueUnavailable` when nothing could be had.
 */
export const readOnDevice = async <Name extends ReadName>(
  parts: SearchParts,
  store: StoreView,
  { name, input, freshness }: ReadQuestion<Name>,
): Promise<ReadAnswer<Name>> => {
  const { storage, client, now, isOnline } = parts;
  const key = `${store.code}|${name}|${JSON.stringify(input)}`;
  const kept = await storage.read('queries', key);
  const known = kept === null ? null : { said: kept.answer.hits[0]?.['said'] as ReadAnswer<Name> };
  if (known !== null && kept !== null && now() - kept.seen_at < freshness) return known.said;
  const ask = async () => {
    const said = await readCall(client, name, { input, signal: AbortSignal.timeout(longest) });
    // A full disk or a slow one never holds up the page.
    void storage.write([{ in: 'queries', key, put: keptAs(said, now()) }]);
    return { said };
  };
  return (await askedOrKept({ kept: known, ask, isOnline })).said;
};
