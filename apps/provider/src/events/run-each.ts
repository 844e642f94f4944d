import type { Job, JobResult } from 'pg-boss';

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs each job of a batch by itself, so that one that fails takes no other with it. */
export const runEach =
  <Data>(handle: (data: Data) => Promise<unknown>, failed: (error: unknown, data: Data) => void) =>
  (jobs: Job<Data>[]): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          await handle(data);
          return { id, status: 'completed' as const };
        } catch (error) {
          failed(error, data);
          return { id, status: 'failed' as const, output: { message: textOf(error) } };
        }
      }),
    );
