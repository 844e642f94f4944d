import { actsBy } from '@dijla/provider/modules/audit/audit';
import type { CallName } from '@dijla/contract/client';
import { type CallDefinition, type Calls, calls } from '@dijla/contract/schemas';
import { newToken, tokenHash } from '@dijla/provider/call/session-token';
import type { Connection } from '@dijla/provider/database';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { addStaff, grantPermissions } from '@dijla/provider/modules/staff/staff';
import { sql } from 'kysely';

/**
 * A shop of a test: its address and its database. One that is not reached over HTTP, such as `buyingProvider`,
 * has a `fetch` of its own and the address `http://localhost`.
 */
export type StaffedShop = {
  url: string;
  database: Pick<Connection, 'db'>;
  fetch?: (request: Request) => Promise<Response>;
};

export type DeskCall = {
  /** Path parameters and the query. */
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

export type StaffSession = {
  id: number;
  email: string;
  /** The `Cookie` header of the session. */
  cookie: string;
  /** Sends a request to a path of the shop with the cookie, as the desk's own pages do. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Makes a call that must succeed and returns its result, checked against the contract. */
  call: <C extends CallName>(name: C, given?: DeskCall) => Promise<Calls[C]['result']['_output']>;
  /** Makes a call that must be refused and returns the refusal's code. */
  refused: (name: CallName, given?: DeskCall) => Promise<string | null>;
};

const author = { actor: 'test', requestId: 'test' };
let made = 0;

/** Adds a member of the staff by the command's own function and returns the id and the link's token. */
export const staffLink = async (
  { database: { db } }: StaffedShop,
  { email, role, now = Date.now() }: { email: string; role: string; now?: number },
): Promise<{ id: number; token: string }> => {
  await grantPermissions(db);
  const added = await inTransaction(db, (transaction) =>
    addStaff(
      transaction,
      { email, name: 'Noor', language: 'en', roles: [role], now },
      actsBy(transaction, author),
    ),
  );
  if ('problem' in added || !added.link) throw new Error(`no member ${email} with the role ${role}`);
  return { id: added.member.id, token: added.link.token };
};

/**
 * Begins a session of a member of the staff by its row alone, which costs one statement; `ago` is how many
 * milliseconds ago it began and was last seen.
 */
export const newStaffSession = async (
  { db }: StaffedShop['database'],
  staffId: number,
  { ago = 0, lifeMs = 12 * 3_600_000 }: { ago?: number; lifeMs?: number } = {},
): Promise<{ id: number; token: string; cookie: string }> => {
  const [token, began] = [newToken(), Date.now() - ago];
  const { id } = await db
    .insertInto('staff_session')
    .values({
      token_hash: tokenHash(token),
      staff_id: staffId,
      created_at: new Date(began),
      last_seen_at: new Date(began),
      expires_at: new Date(began + lifeMs),
      network: '127.0.0.1',
      browser: 'other',
      stepped_up_at: new Date(began),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, cookie: `dijla_desk=${token}` };
};

/** Returns the `Cookie` header that carries on what a response set. */
export const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Splits what is given into the path of a call, its query and its request. */
export const deskRequestOf = (name: CallName, { query = {}, body, headers = {} }: DeskCall) => {
  const { path, method }: CallDefinition = calls[name];
  const rest = Object.entries(query).filter(([key]) => !path.includes(`{${key}}`));
  const place = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(query[key] ?? ''));
  return {
    place: `${place}?${new URLSearchParams(rest).toString()}`,
    init: { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
  };
};

/**
 * A session at the desk of a new member of the staff with this role. The second factor counts as given just
 * before each call that asks for it.
 */
export const staffSession = async (shop: StaffedShop, { role }: { role: string }): Promise<StaffSession> => {
  made += 1;
  const email = `${role}-${process.pid}-${made}@example.iq`;
  const { id, token } = await staffLink(shop, { email, role });
  const json = { 'content-type': 'application/json' };
  const send = (path: string, init: RequestInit): Promise<Response> =>
    (shop.fetch ?? fetch)(new Request(`${shop.url}${path}`, init));
  const opened = await send('/api/desk/link', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ link: token }),
  });
  if (!opened.ok) throw new Error(`the link opens nothing: ${opened.status} ${await opened.text()}`);
  const cookie = cookieOf(opened);
  const fetchAsStaff: StaffSession['fetch'] = (path, init = {}) =>
    send(path, { ...init, headers: { ...json, cookie, ...(init.headers as object) } });
  const answerTo = async (name: CallName, given: DeskCall = {}) => {
    const { access }: CallDefinition = calls[name];
    if ('stepUp' in access)
      await sql`
        update staff_session set stepped_up_at = last_seen_at
        where staff_id = ${id} and (stepped_up_at is null or stepped_up_at < last_seen_at - interval '1 minute')`.execute(
        shop.database.db,
      );
    const { place, init } = deskRequestOf(name, given);
    const answer = await fetchAsStaff(place, init);
    const isFile = answer.ok && 'file' in calls[name];
    const body = isFile
      ? { code: 200, result: await answer.blob() }
      : ((await answer.json()) as { code: number; result: unknown });
    return { answer, body };
  };
  return {
    id,
    email,
    cookie,
    fetch: fetchAsStaff,
    call: async (name, given) => {
      const { answer, body } = await answerTo(name, given);
      if (answer.status !== 200) throw new Error(`${name} answers ${answer.status}: ${JSON.stringify(body)}`);
      return calls[name].result.parse(body.result) as never;
    },
    refused: async (name, given) => {
      const { answer } = await answerTo(name, given);
      if (answer.status === 200) throw new Error(`${name} is not refused`);
      return answer.headers.get('x-refusal');
    },
  };
};
