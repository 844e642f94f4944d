import type { IndexDocument } from '../documents/index-document.ts';
import type { Write } from './bulk.ts';
import type { Cluster, Json } from './cluster.ts';

/** A product as an index has it. */
type Kept = { id: number; stamp: string; version: number };

const perPage = 5000;
/** Products read without a pause, some milliseconds of work. */
const productsPerPause = 10;

type Page = { hits?: { hits?: { _id: string; _version?: number; _source?: { stamp?: string } }[] } };

/** Returns what an index has, in order of id. */
const keptIn = async function* ({ ask }: Pick<Cluster, 'ask'>, index: string): AsyncGenerator<Kept> {
  let after: number | undefined;
  do {
    const body: Json = {
      query: { match_all: {} },
      size: perPage,
      sort: [{ id: { order: 'asc' } }],
      _source: ['stamp'],
      version: true,
      ...(after === undefined ? {} : { search_after: [after] }),
    };
    const path = `/${index}/_search?allow_partial_search_results=false`;
    const { hits } = (await ask({ method: 'POST', path, body, timeoutMs: 30_000 })) as Page;
    const found = hits?.hits ?? [];
    for (const { _id, _version = 0, _source } of found)
      yield { id: Number(_id), stamp: _source?.stamp ?? '', version: _version };
    after = found.length < perPage ? undefined : Number(found.at(-1)?._id);
  } while (after !== undefined);
};

/** An index knows of more than this shop's database: of another one, or of one that was set back. */
export class OtherHistoryError extends Error {}

export type Compared = {
  /** The products that there are. */
  ids: Iterable<number>;
  documentOf: (id: number) => IndexDocument | undefined;
  /** The highest version that an index may have. */
  latest: () => number;
  /** Lets other work run. */
  pause: () => Promise<void>;
};

/**
 * Returns what must be written into an index for it to have what there is, found by going through both in order of id:
 * it heals whatever was missed while no process ran.
 */
export const differences = async function* (
  cluster: Pick<Cluster, 'ask'>,
  index: string,
  { ids, documentOf, latest, pause }: Compared,
): AsyncGenerator<Write> {
  const kept = keptIn(cluster, index);
  let there = await kept.next();
  const goneBefore = function* (id: number, each: Kept): Generator<Write> {
    if (each.version > latest()) throw new OtherHistoryError('The index knows of later changes');
    if (each.id < id) yield { id: each.id, document: undefined };
  };
  for (const [place, id] of [...ids].sort((one, other) => one - other).entries()) {
    if (place % productsPerPause === 0) await pause();
    while (there.done !== true && there.value.id < id) {
      yield* goneBefore(id, there.value);
      there = await kept.next();
    }
    const document = documentOf(id);
    if (there.done === true || there.value.id !== id) {
      if (document !== undefined) yield { id, document };
      continue;
    }
    yield* goneBefore(id, there.value);
    if (document?.stamp !== there.value.stamp) yield { id, document };
    there = await kept.next();
  }
  for (; there.done !== true; there = await kept.next()) yield* goneBefore(Infinity, there.value);
};
