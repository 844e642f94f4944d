import type { Job, JobResult } from 'pg-boss';

const hasMessage = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/**
 * Returns what a failure says. The job library reports failures as copies of errors, which are no errors any more;
 * of any other object its members are named, and not their values, which may be data of a job.
 */
export const textOf = (error: unknown): string => {
  if (hasMessage(error)) return error.message;
  return typeof error === 'object' && error !== null
    ? `a failure with ${Object.keys(error).join(', ')}`
    : String(error);
};

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
