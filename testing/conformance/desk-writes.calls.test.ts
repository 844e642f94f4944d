import { isDeepStrictEqual } from 'node:util';
import { calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffLink, staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buyingRows } from './buying-rows.ts';
import { gatewaysOfDesk } from './requests/desk/desk-gateway-requests.ts';
import { deskCallNames, deskRequest, deskWriteNames } from './requests/desk/desk-requests.ts';

const shop = await providerOverHttp({ gateways: gatewaysOfDesk });
const { url, database } = shop;
const writes = new Set<string>(deskWriteNames);
const reads = deskCallNames.filter((name) => !writes.has(name));

const auditSince = async (id: number) => {
  const { rows } = await sql<{ actor: string; request_id: string; text: string }>`
    select actor, request_id, audit::text as text from audit where id > ${id} order by id`.execute(
    database.db,
  );
  return rows;
};
const lastAudit = async () =>
  (await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from audit`.execute(database.db)).rows[0]
    ?.id ?? 0;

const acts = deskWriteNames.filter((name) => !('isPartOfAct' in calls[name]));

describe('the audit', () => {
  it('has a row of every write but parts of a file, which end with one', () =>
    expect(deskWriteNames.filter((name) => !acts.includes(name))).toEqual(['desk/add-file-part']));

  it.each(acts)('has a row of %s: who did it and in which request', async (name) => {
    const desk = await staffSession(shop, { role: 'owner' });
    const request = await deskRequest(shop, name, desk.id);
    const before = await lastAudit();
    await desk.call(name, { ...request, headers: { 'x-request-id': `r-${name}` } });
    const rows = await auditSince(before);
    expect(rows.length).toBeGreaterThanOrEqual(1);
    for (const { actor, request_id, text } of rows) {
      expect([actor, request_id]).toEqual([`staff:${desk.id}`, `r-${name}`]);
      expect(text).not.toContain(desk.email);
    }
  });

  it('has a row of a link that was used', async () => {
    const { id, token } = await staffLink(shop, { email: 'joins@example.iq', role: 'orders' });
    const before = await lastAudit();
    await fetch(`${url}/api/desk/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'r-link' },
      body: JSON.stringify({ link: token }),
    });
    expect((await auditSince(before)).map(({ actor, request_id }) => [actor, request_id])).toEqual([
      [`staff:${id}`, 'r-link'],
    ]);
  });

  it.each(deskWriteNames)('has none of %s where it was refused, and nothing was written', async (name) => {
    await sql`insert into role (code) values ('nothing') on conflict do nothing`.execute(database.db);
    const desk = await staffSession(shop, { role: 'nothing' });
    const request = await deskRequest(shop, name, desk.id);
    // Before the first one the session gets its second factor, which is written.
    await desk.refused(name, request);
    const before = await buyingRows(database);
    expect(await desk.refused(name, request)).toBe('request.not-permitted');
    expect(await buyingRows(database)).toEqual(before);
  });

  it.each(reads)('has none of %s, which reads: nothing is written', async (name) => {
    const desk = await staffSession(shop, { role: 'owner' });
    const request = await deskRequest(shop, name, desk.id);
    // What was scheduled may come into force meanwhile; a call that writes does so each time.
    await expect
      .poll(async () => {
        const before = await buyingRows(database);
        await desk.call(name, request);
        return isDeepStrictEqual(await buyingRows(database), before);
      })
      .toBe(true);
  });
});
