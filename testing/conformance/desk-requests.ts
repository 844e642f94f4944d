import type { CallName } from '@dijla/contract/client';
import { type CallDefinition, calls } from '@dijla/contract/schemas';
import type { DeskWriteName } from '@dijla/provider/call/handle-call';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import { type DeskCall, newStaffSession } from '@dijla/test-kit/staff-session';

type Shop = Pick<ProviderOverHttp, 'url' | 'database'>;
/** Prepares what a call needs and returns a request that succeeds for this member of the staff. */
type Prepare = (shop: Shop, staffId: number) => Promise<DeskCall>;

/** One request for every call by which staff change something. */
const writes: Record<DeskWriteName, Prepare> = {
  'desk/end-session': async () => ({}),
  'desk/revoke-session': async ({ database }, staffId) => ({
    query: { sessionId: String((await newStaffSession(database, staffId)).id) },
  }),
};

/** Requests of calls that read, where their query may not be empty. */
const reads: Partial<Record<CallName, Prepare>> = {};

export const deskCallNames = (Object.entries(calls) as [CallName, CallDefinition][]).flatMap(
  ([name, { access }]) => (access.for === 'staff' ? [name] : []),
);
export const deskWriteNames = Object.keys(writes) as DeskWriteName[];

/** Returns a request that succeeds for a member of the staff who has the permission. */
export const deskRequest = async (shop: Shop, name: CallName, staffId: number): Promise<DeskCall> =>
  ({ ...reads, ...writes })[name]?.(shop, staffId) ?? {};
