import type { SyncTask } from './sync-task.ts';

/** What an answer to a task says. */
export type TaskAnswer = { code: number; result: unknown };

const inOrder = (tasks: readonly SyncTask[]): SyncTask[] =>
  tasks.toSorted((one, other) => one.created_at - other.created_at);

/** The task as it enters the queue, after all that are there; one that is there already stays as it was made. */
export const enqueued = (tasks: readonly SyncTask[], task: SyncTask, now: number): SyncTask => {
  const known = tasks.find(({ task_id: id }) => id === task.task_id);
  return known ?? { ...task, created_at: Math.max(now, ...tasks.map(({ created_at: at }) => at + 1)) };
};

export type QueueMoment = {
  /** Who is signed in; null for nobody. */
  customerId: number | null;
  /** False where tasks are only sent: those that are answered wait for a page. */
  canTell: boolean;
  /** Entities whose first task got no answer this time: what is behind it waits. */
  held: ReadonlySet<string>;
};

/** The next task to send or, once answered and where that can be told, to finish: the oldest of its entity, nobody's or of whoever is signed in. */
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

/** The task after an answer: any answer is its transmission, whatever its code (wire §10). */
export const transmitted = (task: SyncTask, { code, result }: TaskAnswer, now: number): SyncTask => ({
  ...task,
  transmited: true,
  transmited_at: now,
  code,
  result,
});

/** Tasks that go with a session that ends (spec 2 §4): its customer's, sent or not. Those of nobody stay. */
export const tasksOfSession = (tasks: readonly SyncTask[], customerId: number): SyncTask[] =>
  tasks.filter(({ customer_id: id }) => id === customerId);

const member = (result: object, name: string): unknown => (result as Readonly<Record<string, unknown>>)[name];

/** What an answer says of a failure, as the wire's clients read it (wire §1.3): a text, or the `result` or `message` of an object whose own code is not ENOTFOUND. */
const failureText = (result: unknown): string | null => {
  if (typeof result === 'string') return result === '' ? null : result;
  if (typeof result !== 'object' || result === null || member(result, 'code') === 'ENOTFOUND') return null;
  const said = [member(result, 'result'), member(result, 'message')].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return typeof said === 'string' ? said : null;
};

/** What the shopper is told of an answer: the provider's words for a refusal, unless the task is silent (spec 1 §8, spec 2 §8). */
export const toldOfAnswer = (
  { code, result }: TaskAnswer,
  { silent }: Pick<SyncTask, 'silent'>,
): string | null => (code === 200 || silent ? null : failureText(result));
