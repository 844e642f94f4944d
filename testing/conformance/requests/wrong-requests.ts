import type { CallName } from '@dijla/contract/client';
import { calls } from '@dijla/contract/schemas';
import type { Connection } from '@dijla/provider/database';
import { jobsSchema } from '@dijla/provider/database/migrating/make-job-tables';
import { newStaffSession, staffSession } from '@dijla/test-kit/staff-session';
import { buyingRows } from '../buying-rows.ts';
import { errorOfAnswer } from '../judged-answer.ts';
import { sampleRequests } from './sample-requests.ts';

/** `query` is raw text, because malformed queries cannot be expressed otherwise. */
export type WrongRequest = {
  title: string;
  query?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
};
/** Builds the request for the current cart. */
export type MakeWrong = (cartId: string) => WrongRequest;
export type Fault = { title: string; fault: string };

/** Whether a job of the shop was at work at this time or since: what it writes is not the request's. */
const jobsWorkedSince = async ({ pool }: Connection, at: Date): Promise<boolean> => {
  const { rows } = await pool.query<{ worked: boolean }>(
    `select exists (select from ${jobsSchema}.job
       where state = 'active' or completed_on >= $1) as worked`,
    [at],
  );
  return rows[0]?.worked === true;
};

/** Times that a request is sent while jobs write beside it. */
const mostTries = 5;

/** Whether an act writes what buyers' calls can write; it is repeated while jobs write beside it. */
export const isWriting = async (database: Connection, act: () => Promise<void>): Promise<boolean> => {
  for (let tries = 1; ; tries += 1) {
    const startedAt = new Date();
    const before = JSON.stringify(await buyingRows(database));
    await act();
    if (JSON.stringify(await buyingRows(database)) === before) return false;
    if (tries === mostTries || !(await jobsWorkedSince(database, startedAt))) return true;
  }
};

/**
 * Sends invalid requests over HTTP and returns the errors in the answers: a refusal must be in the contract
 * and leave no trace in the database, and a success must match the contract.
 */
export const wrongRequests = async ({ url, database }: { url: string; database: Connection }) => {
  const samples = await sampleRequests(url);
  let cartId = await samples.filledCart();
  const owner = await staffSession({ url, database }, { role: 'owner' });
  /** A session that is not noted as seen again for an hour, as that would be something written. */
  const session = async () => (await newStaffSession(database, owner.id, { ago: -3_600_000 })).cookie;
  let cookie = await session();
  const addressOf = (name: CallName) =>
    url +
    calls[name].path
      .replace('{index}', 'iq_catalog_en')
      .replace('{entity}', 'product')
      .replace('{code}', 'ar')
      .replace('{sessionId}', '1')
      .replace('{entity_id}', '1')
      .replace('{addressId}', '1')
      .replace('{orderId}', '1')
      .replace('{returnId}', '1')
      .replace('{productId}', '1001')
      .replace('{customerId}', '1')
      .replace('{reviewId}', '1001')
      .replace('{cardId}', '1')
      .replace('{subscriberId}', '1')
      .replace('{questionId}', '1')
      .replace('{enquiryId}', '1')
      .replace('{answerId}', '1')
      .replace('{regionId}', '603')
      .replace('{carrier}/{method}', 'flatrate/flatrate')
      .replace('{id}', '1')
      .replace('{code}', 'large');
  const methodOf = (name: CallName, hasBody: boolean) =>
    name === 'catalog/search' && hasBody ? 'POST' : calls[name].method;

  const send = (name: CallName, { query = '', body, headers = {} }: WrongRequest): Promise<Response> =>
    fetch(`${addressOf(name)}?${query}`, {
      method: methodOf(name, body !== undefined),
      headers: {
        'content-type': 'application/json',
        ...(name.startsWith('desk/') && { cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    } as RequestInit);

  const faultsOf = async (name: CallName, requests: readonly MakeWrong[]): Promise<Fault[]> => {
    const faults: Fault[] = [];
    cookie = await session();
    let before = JSON.stringify(await buyingRows(database));
    const isDisturbed = async (make: MakeWrong, isLastTry: boolean): Promise<boolean> => {
      const request = make(cartId);
      const sentAt = new Date();
      const answer = await send(name, request);
      const fault = await errorOfAnswer(name, answer);
      // A request that did become an order used up the cart.
      if (answer.status === 200 && name === 'order/place') cartId = await samples.filledCart();
      if (answer.status === 200 && name === 'desk/end-session') cookie = await session();
      const after = JSON.stringify(await buyingRows(database));
      const isWritten = answer.status !== 200 && after !== before;
      before = after;
      if (!fault && isWritten && !isLastTry && (await jobsWorkedSince(database, sentAt))) return true;
      if (fault) faults.push({ title: request.title, fault: `${answer.status}: ${fault}` });
      if (isWritten)
        faults.push({ title: request.title, fault: `${answer.status}, and something was written` });
      return false;
    };
    for (const make of requests)
      for (let tries = 1; await isDisturbed(make, tries === mostTries); tries += 1);
    return faults;
  };

  return {
    faultsOf,
    bodyOf: (name: CallName, given: string) => samples.of(name, given).body,
    queryOf: (name: CallName, given: string) => samples.of(name, given).query,
    queryText: (name: CallName, given: string) =>
      new URLSearchParams(samples.of(name, given).query).toString(),
    filledCart: samples.filledCart,
  };
};
