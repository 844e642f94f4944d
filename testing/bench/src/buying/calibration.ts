import { createHash } from 'node:crypto';
import type { Connection } from '@dijla/provider/database';
import { median } from '../figures.ts';

const rounds = 5;
const hashedBytes = 32_000_000;
const countedRows = 1_000_000;

const timed = async (work: () => unknown): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

/** Milliseconds of the same work on every machine, alone and while the other half of it runs. */
export type Calibration = { program: number; database: number; programBeside: number };

/**
 * Returns what this machine takes now for work that never changes: hashing 32 MB in the program, and counting a
 * million rows in the database. Beside each other they take as long as alone where two cores are idle.
 */
export const calibrated = async ({ pool }: Pick<Connection, 'pool'>): Promise<Calibration> => {
  const bytes = Buffer.alloc(hashedBytes, 7);
  const hash = () => createHash('sha256').update(bytes).digest();
  const count = () =>
    pool.query(`select count(*), sum(hashint8(n)) from generate_series(1, ${countedRows}) n`);
  const seen = { program: [] as number[], database: [] as number[], programBeside: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    seen.program.push(await timed(hash));
    seen.database.push(await timed(count));
    const counting = count();
    seen.programBeside.push(await timed(hash));
    await counting;
  }
  return {
    program: median(seen.program),
    database: median(seen.database),
    programBeside: median(seen.programBeside),
  };
};
