import type { ExtensionBlock } from '@dijla/contract/arrangements';
import { refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { readKnownSkus } from '../../catalog/catalog.ts';
import type { BlockKinds } from './block-kinds.ts';
import { problemOfBlock } from './block-problem.ts';

/** The product numbers in the fields of a block: lists are nothing else. */
export const skusInBlock = ({ values }: ExtensionBlock): string[] =>
  Object.values(values).flatMap((value) => (Array.isArray(value) ? value : []));

/**
 * Refuses a block whose values do not fit the fields of its kind; one of an extension that is gone is kept. `path` says
 * where the blocks are in the body.
 */
export const refusedValues = (
  blocks: readonly { type: string }[],
  { kinds, path }: { kinds: BlockKinds; path: string },
): Refusal | null => {
  for (const [place, given] of blocks.entries()) {
    if (given.type !== 'extension') continue;
    const block = given as ExtensionBlock;
    const known = kinds.get(block.kind);
    const problem = known === undefined ? null : problemOfBlock(known, block);
    if (problem !== null)
      return refusal('request.invalid', { problem: `${path}.${place}.values: ${problem}` });
  }
  return null;
};

/** Refuses blocks with products or of kinds that the shop does not have, but for those that stood there before. */
export const refusedUnknown = async (
  db: Database,
  blocks: readonly ExtensionBlock[],
  { kinds, before }: { kinds: BlockKinds; before: readonly ExtensionBlock[] },
): Promise<Refusal | null> => {
  const [stoodKinds, stoodSkus] = [before.map(({ kind }) => kind), before.flatMap(skusInBlock)];
  const skus = blocks.flatMap(skusInBlock).filter((sku) => !stoodSkus.includes(sku));
  const known = await readKnownSkus(db, skus);
  const names = [
    ...skus.filter((sku) => !known.has(sku)),
    ...blocks.map(({ kind }) => kind).filter((kind) => !kinds.has(kind) && !stoodKinds.includes(kind)),
  ];
  return names.length === 0
    ? null
    : refusal('desk.arrangement-unknown', { names: names.slice(0, 10).join(', ') });
};
