import { inSpan } from '@dijla/tracing/tracing';
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

/** What a trace says of a job: its name, and the `traceparent` of what made it happen. */
type TracedJob = { name: string; trace?: string | undefined };

type RunEachParts<Data> = {
  handle: (data: Data) => Promise<unknown>;
  failed: (error: unknown, data: Data) => void;
  tracedAs: (data: Data) => TracedJob;
};

/**
 * A job is a part of the trace of what made it happen, and linked to it: traces are recorded whole or not at all, and
 * readers that follow links alone find it too.
 */
const traced = (
  { name, trace }: TracedJob,
  { queue, work }: { queue: string; work: () => Promise<unknown> },
): Promise<unknown> =>
  inSpan(
    name,
    {
      kind: 'consumer',
      parent: trace,
      cause: trace,
      attributes: { 'messaging.system': 'postgresql', 'messaging.destination.name': queue },
    },
    work,
  );

/** Runs each job of a batch by itself, so that one that fails takes no other with it. */
export const runEach =
  <Data>({ handle, failed, tracedAs }: RunEachParts<Data>) =>
  (jobs: Job<Data>[]): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(async ({ id, data, name: queue }) => {
        try {
          await traced(tracedAs(data), { queue, work: () => handle(data) });
          return { id, status: 'completed' as const };
        } catch (error) {
          failed(error, data);
          return { id, status: 'failed' as const, output: { message: textOf(error) } };
        }
      }),
    );
