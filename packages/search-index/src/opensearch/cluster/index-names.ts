import type { Cluster, Json } from './cluster.ts';
import { ClusterRefusal } from './cluster.ts';
import { indexMapping, indexSettings } from '../documents/index-mapping.ts';

const plainName = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d_]+/g, '_');

/** The names of a store view in a cluster: `alias` is for the form in which this code keeps products. */
export type IndexNames = { alias: string; ofAnyForm: string };

/** Returns under which names a store view is kept. */
export const indexNamesOf = (prefix: string, indexName: string, form: string): IndexNames => {
  const view = `${plainName(prefix)}-${plainName(indexName)}`;
  return { alias: `${view}-${form}`, ofAnyForm: `${view}-*` };
};

const notFound = 404;

const unlessMissing = async (asked: Promise<Json>): Promise<Json> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ClusterRefusal && error.status === notFound) return {};
    throw error;
  }
};

/** Returns the index behind an alias; undefined where there is none. */
export const indexBehind = async (
  { ask }: Pick<Cluster, 'ask'>,
  { alias }: IndexNames,
): Promise<string | undefined> =>
  Object.keys(await unlessMissing(ask({ method: 'GET', path: `/_alias/${alias}` })))[0];

/** Makes an empty index beside what there is, and returns its name. */
export const createIndex = async (
  { ask }: Pick<Cluster, 'ask'>,
  { alias }: IndexNames,
  now: number,
): Promise<string> => {
  const index = `${alias}-${Math.floor(now).toString(36)}`;
  await ask({
    method: 'PUT',
    path: `/${index}`,
    body: { settings: indexSettings, mappings: indexMapping },
    timeoutMs: 30_000,
  });
  return index;
};

export const deleteIndex = async ({ ask }: Pick<Cluster, 'ask'>, index: string): Promise<void> =>
  void (await unlessMissing(ask({ method: 'DELETE', path: `/${index}`, timeoutMs: 30_000 })));

/** When an index was made, as its name says. */
const madeAt = (index: string): number => Number.parseInt(index.slice(index.lastIndexOf('-') + 1), 36);

type Existing = { index: string; isCurrent: boolean };

const existing = async ({ ask }: Pick<Cluster, 'ask'>, names: IndexNames): Promise<Existing[]> =>
  Object.keys(await unlessMissing(ask({ method: 'GET', path: `/${names.ofAnyForm}/_alias` }))).map(
    (index) => ({ index, isCurrent: index.startsWith(`${names.alias}-`) }),
  );

/**
 * Puts an index in place: in one step the alias leads to it, and others of its form are removed. Of other forms the one
 * made last is kept, for processes of the version before and for a step back.
 */
export const putInPlace = async (
  { ask }: Pick<Cluster, 'ask'>,
  names: IndexNames,
  index: string,
): Promise<void> => {
  const all = await existing({ ask }, names);
  const replaced = all.filter((each) => each.isCurrent && madeAt(each.index) < madeAt(index));
  const actions = [
    { add: { index, alias: names.alias } },
    ...replaced.map((each) => ({ remove_index: { index: each.index } })),
  ];
  await ask({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs: 30_000 });
  const earlier = all
    .filter(({ isCurrent }) => !isCurrent)
    .toSorted((one, other) => madeAt(other.index) - madeAt(one.index));
  for (const each of earlier.slice(1)) await deleteIndex({ ask }, each.index);
};
