import type { IndexDocument } from '../documents/index-document.ts';
import { EngineAwayError } from '../../core/search-engine.ts';
import type { Cluster, Json } from './cluster.ts';

/** A product to keep, or one to remove. */
export type Write = { id: number; document: IndexDocument | undefined };

/** What became of writes. */
type Written = {
  /** Those that another process has written as of later: they are written again once this one knows as much. */
  later: number[];
  /** Those that the cluster refuses for good, with its reasons. */
  refused: { id: number; reason: string }[];
};

export type BulkTarget = {
  index: string;
  /** Whether the name is an alias: then no index is made in its name. */
  isAlias: boolean;
  /** Whether it resolves once searches find what was written. */
  isShown: boolean;
};

const timeoutMs = 30_000;

const linesOf = ({ id, document }: Write, version: number): Json[] => {
  const meta = { _id: String(id), version, version_type: 'external_gte' };
  return document === undefined ? [{ delete: meta }] : [{ index: meta }, document];
};

type Item = { _id?: string; status?: number; error?: { type?: string; reason?: string } };

/**
 * Writes products under the version of what this process knows, so that what is older never takes the place of what is
 * newer, whichever process writes last.
 */
export const writeProducts = async (
  { ask }: Pick<Cluster, 'ask'>,
  { index, isAlias, isShown }: BulkTarget,
  { writes, version }: { writes: readonly Write[]; version: number },
): Promise<Written> => {
  const written: Written = { later: [], refused: [] };
  if (writes.length === 0) return written;
  const options = new URLSearchParams({
    ...(isAlias ? { require_alias: 'true' } : {}),
    ...(isShown ? { refresh: 'wait_for' } : {}),
  });
  const { items } = await ask({
    method: 'POST',
    path: `/${index}/_bulk?${options}`,
    body: writes.flatMap((write) => linesOf(write, version)),
    timeoutMs,
  });
  for (const item of (items ?? []) as Record<string, Item>[]) {
    const { _id, status = 0, error } = item['index'] ?? item['delete'] ?? {};
    const id = Number(_id);
    if (status === 409) written.later.push(id);
    else if (status === 429 || status >= 500 || error?.type === 'index_not_found_exception')
      throw new EngineAwayError(`The search cluster does not write: ${error?.type ?? status}`);
    else if (status >= 400 && status !== 404) written.refused.push({ id, reason: error?.reason ?? '' });
  }
  return written;
};
