import type { SyncTask } from './sync-task.ts';

/** The answer to a task. */
export type TaskAnswer = { code: number; result: unknown };

const inOrder = (tasks: readonly SyncTask[]): SyncTask[] =>
  tasks.toSorted((one, other) => one.created_at - other.created_at);

/** Returns the task as it enters the queue, after all others; a task already in the queue stays unchanged. */
export const enqueued = (tasks: readonly SyncTask[], task: SyncTask, now: number): SyncTask => {
  const known = tasks.find(({ task_id: id }) => id === task.task_id);
  return known ?? { ...task, created_at: Math.max(now, ...tasks.map(({ created_at: at }) => at + 1)) };
};

export type QueueMoment = {
  /** Id of the signed-in customer; null if nobody is signed in. */
  customerId: number | null;
  /** False if tasks are only sent: answered ones wait for a page. */
  canTell: boolean;
  /** Entities whose first task got no answer this time; the tasks behind it wait. */
  held: ReadonlySet<string>;
};

/**
 * Returns the next task to send, or to finish if it is answered and a page is open: the oldest of its entity
 * that has no customer or is the signed-in customer's.
 */
export const nextTask = (
  tasks: readonly SyncTask[],
  { customerId, canTell, held }: QueueMoment,
): SyncTask | null => {
  const waiting = new Set(held);
  for (const task of inOrder(tasks)) {
    if (waiting.has(task.entity) || (task.transmited && !canTell)) continue;
    if (task.customer_id === null || task.customer_id === customerId) return task;
    waiting.add(task.entity);
  }
  return null;
};

/** Returns the task after an answer: any answer counts as its transmission, whatever its code (wire §10). */
export const transmitted = (task: SyncTask, { code, result }: TaskAnswer, now: number): SyncTask => ({
  ...task,
  transmited: true,
  transmited_at: now,
  code,
  result,
});

const member = (result: object, name: string): unknown => (result as Readonly<Record<string, unknown>>)[name];

/**
 * Returns the text of a failed answer as the wire's clients read it (wire §1.3): a string, or the `result`
 * or `message` of an object whose own code is not ENOTFOUND.
 */
const failureText = (result: unknown): string | null => {
  if (typeof result === 'string') return result === '' ? null : result;
  if (typeof result !== 'object' || result === null || member(result, 'code') === 'ENOTFOUND') return null;
  const said = [member(result, 'result'), member(result, 'message')].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return typeof said === 'string' ? said : null;
};

/**
 * Returns the text to show for an answer: the provider's text for a refusal, unless the task is silent (spec
 * 1 §8, spec 2 §8).
 */
export const messageOfAnswer = (
  { code, result }: TaskAnswer,
  { silent }: Pick<SyncTask, 'silent'>,
): string | null => (code === 200 || silent ? null : failureText(result));
