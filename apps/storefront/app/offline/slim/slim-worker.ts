import '@dijla/search-index/browser/provide-buffer';
import { inSlices } from '@dijla/search-index/browser/in-slices';
import type { SearchEngine } from '@dijla/search-index/core/search-engine';
import { slimEngineOf } from '@dijla/search-index/core/slim/slim-engine';
import type { StoreCode } from '@dijla/contract/store-views';
import { readInSlim, searchInSlim } from './answer-from-slim.ts';
import type { SlimMessage, SlimReply } from './slim-messages.ts';
import { type KeptSlim, slimStore } from './slim-store.ts';
import { slimIndexStore } from './slim-index-store.ts';
import { takeSlim } from './take-slim.ts';

declare const self: {
  location: { pathname: string };
  addEventListener: (name: 'message', act: (event: MessageEvent<SlimMessage>) => void) => void;
  postMessage: (reply: SlimReply) => void;
};

type Ready = { engine: SearchEngine; at: number };

const store = slimStore();
/** The engines of store views, built when a catalogue is taken or first asked. */
const ready = new Map<StoreCode, Promise<Ready | null>>();

const atOf = ({ whole, changes }: KeptSlim): number => (changes ?? whole).version.at;

const build = async (code: StoreCode): Promise<Ready | null> => {
  const kept = await store.read(code);
  if (kept === null) return null;
  const { whole: catalog, changes } = kept;
  // The name of this script changes with the code of the index.
  const of = JSON.stringify([self.location.pathname, catalog.version]);
  const stored = await slimIndexStore.read(code, of);
  const { engine, parts } = await slimEngineOf({ catalog, changes, stored, inSlices });
  if (stored === null) void slimIndexStore.write(code, { of, parts: parts() });
  return { engine, at: atOf(kept) };
};

const engineOf = (code: StoreCode): Promise<Ready | null> => {
  const known = ready.get(code) ?? build(code);
  ready.set(code, known);
  known.catch(() => ready.delete(code));
  return known;
};

const act = async (message: SlimMessage): Promise<unknown> => {
  const { store: code } = message.asked;
  if (message.act === 'take') {
    const { bytes, ...taken } = await takeSlim({ store, fetch: (address) => fetch(address) }, code);
    ready.delete(code);
    // Built now, so that it is there when the connection is not.
    void engineOf(code).catch(() => undefined);
    return { at: atOf(taken), products: taken.whole.products.size, bytes };
  }
  const found = await engineOf(code);
  if (found === null) return null;
  const answer =
    message.act === 'search'
      ? await searchInSlim(found.engine, message.asked.entity, message.asked.query)
      : await readInSlim(found.engine, message.asked.name, message.asked.term);
  return answer && { at: found.at, answer };
};

self.addEventListener('message', ({ data }) => {
  act(data).then(
    (answer) => self.postMessage({ id: data.id, answer }),
    (error: unknown) =>
      self.postMessage({ id: data.id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
