import { type CallInput, type ShopperCallName, paths } from '@dijla/contract/client';

/**
 * Receivers of tasks' answers, by name: a store action (`store:<action>`), or an event for its listeners (wire
 * §10). Each adds its name here, beside the function that `session/task-callbacks.ts` lists.
 */
export interface TaskCallbacks {}
type TaskCallback = keyof TaskCallbacks & string;

/** A call to the provider that may wait for a connection (spec 1 §4, spec 2 §3). */
export type SyncTask = {
  /** A uuid, sent as the call's `Idempotency-Key`, so that the task is done once however often it is sent. */
  task_id: string;
  /** Path and query without tokens; the current ones are added when the task is sent. */
  url: string;
  payload: { method: string; body: unknown };
  /** True once any answer has come; the task stays until its callback has run. */
  transmited: boolean;
  /** Milliseconds since 1970, unique among the tasks of a device, so that they are sent in order. */
  created_at: number;
  transmited_at: number | null;
  result: unknown;
  /** The `code` of the answer's body; null before the answer. */
  code: number | null;
  /** True if a refusal shows no text by itself. */
  silent: boolean;
  callback_event: TaskCallback | null;
  /** What the task changes; tasks of one entity are sent one after another. */
  entity: string;
  /**
   * The task's customer; the task is dropped when that session ends. Null for a task without a customer,
   * sent regardless of who is signed in.
   */
  customer_id: number | null;
};

/**
 * Entity of the task that ends a session at the provider. A new session on the device makes the task
 * obsolete.
 */
export const leaving = 'session';

export type NewTask<Name extends ShopperCallName> = {
  task_id: string;
  call: Name;
  input: Pick<CallInput<Name>, 'query' | 'body'>;
  entity: string;
  customer_id: number | null;
  silent?: boolean;
  callback_event?: TaskCallback;
};

const searchOf = (query: object): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (typeof value === 'string') search.set(name, value);
  return search.size === 0 ? '' : `?${search}`;
};

/** Returns a task that is not in the queue yet; the queue sets its `created_at`. */
export const newTask = <Name extends ShopperCallName>({
  task_id,
  call,
  input,
  entity,
  customer_id,
  silent = false,
  callback_event,
}: NewTask<Name>): SyncTask => ({
  task_id,
  entity,
  customer_id,
  silent,
  url: `${paths[call].path}${searchOf(input.query ?? {})}`,
  payload: { method: paths[call].method, body: input.body ?? {} },
  transmited: false,
  created_at: 0,
  transmited_at: null,
  result: null,
  code: null,
  callback_event: callback_event ?? null,
});
