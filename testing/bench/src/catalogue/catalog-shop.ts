import { join } from 'node:path';
import processEnvironment from '@dijla/shop/process-environment.json' with { type: 'json' };
import { setTimeout as pause } from 'node:timers/promises';
import { type MeasuredProcess, measuredProcess } from '../processes/measured-process.ts';
import { residentMegabytes } from '../processes/process-figures.ts';

export type CatalogShop = {
  shop: MeasuredProcess;
  /**
   * Seconds of the first start and of a second start on the same DATA_DIR, the CPU time each whole process
   * had used by then, and its memory in MB soon after.
   */ starts: {
    first: number;
    firstCpu: number;
    firstMegabytes: number;
    second: number;
    secondCpu: number;
    secondMegabytes: number;
  };
};

/** Milliseconds after which a process that built its indexes has written its snapshot. */
const settledMs = 8000;

const settledMegabytes = async ({ pid }: MeasuredProcess): Promise<number> => {
  await pause(settledMs);
  return Math.round(residentMegabytes(pid));
};

/**
 * Starts the shop twice in its own process: with an empty DATA_DIR, and with the files of the first start.
 */
export const catalogShop = async ({
  url,
  folder,
  name,
}: {
  url: string;
  folder: string;
  name: string;
}): Promise<CatalogShop> => {
  const environment = {
    ...processEnvironment,
    DATABASE_URL: url,
    DATA_DIR: join(folder, name),
    PORT: '0',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    DEMO: 'off',
  };
  const first = await measuredProcess('shop-process.ts', { environment });
  const firstCpu = await first.cpu();
  const firstMegabytes = await settledMegabytes(first);
  await first.stop();
  const second = await measuredProcess('shop-process.ts', { environment });
  const secondCpu = await second.cpu();
  const secondMegabytes = await settledMegabytes(second);
  return {
    shop: second,
    starts: {
      first: first.startedMs / 1000,
      firstCpu: firstCpu / 1e6,
      firstMegabytes,
      second: second.startedMs / 1000,
      secondCpu: secondCpu / 1e6,
      secondMegabytes,
    },
  };
};
