import type { StagedPlace } from '@dijla/provider/processes/import-run/import-run';
import { batchSize } from './run-context.ts';

/** Maximum stored (compressed) bytes of one batch, so that a few huge records do not fill the memory. */
const bytesAtOnce = 8_000_000;

/** Splits records of one kind, in order, into batches of one transaction each. */
export const inBatches = (places: readonly StagedPlace[]): number[][] => {
  const batches: number[][] = [];
  let batch: number[] = [];
  let bytes = 0;
  for (const { seq, size } of places) {
    if (batch.length >= batchSize || (batch.length > 0 && bytes + size > bytesAtOnce)) {
      batches.push(batch);
      [batch, bytes] = [[], 0];
    }
    batch.push(seq);
    bytes += size;
  }
  return batch.length === 0 ? batches : [...batches, batch];
};
