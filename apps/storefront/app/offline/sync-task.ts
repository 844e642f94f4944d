import { type CallInput, type CallName, paths } from '@dijla/contract/client';

/** Where the answer of a task goes: a store action (`store:<action>`), or an event for whoever listens (wire §10). */
export type TaskCallback = 'store:session/profile-saved';

/** Something to tell the provider that may wait for a connection (spec 1 §4, spec 2 §3). */
export type SyncTask = {
  /** A uuid, sent as the call's `Idempotency-Key`: however often it goes, it is done once. */
  task_id: string;
  /** Path and query, without tokens: those of the moment are put on when it is sent. */
  url: string;
  payload: { method: string; body: unknown };
  /** True once any answer has come; it stays until its callback has run. */
  transmited: boolean;
  /** Milliseconds since 1970; no two tasks of a device have the same, so that they go in the order they were made. */
  created_at: number;
  transmited_at: number | null;
  result: unknown;
  /** The `code` of the answer's body; null before it. */
  code: number | null;
  /** Says nothing by itself when it is refused. */
  silent: boolean;
  callback_event: TaskCallback | null;
  /** What it changes: tasks of one entity go one after another. */
  entity: string;
  /** Whose it is: dropped when that session ends. Null: nobody's, sent whoever is signed in. */
  customer_id: number | null;
};

/** Entity of the task that ends a session at the provider: a new session of the device makes it needless. */
export const leaving = 'session';

export type NewTask<Name extends CallName> = {
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

/** A task not yet in the queue: `created_at` is given there. */
export const newTask = <Name extends CallName>({
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
