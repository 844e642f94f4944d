import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { countStatements } from '../../../database/count-statements.ts';

const { url, provider } = await providerOverHttp();
const address = `${url}/api/ext/dijla/seen-together`;
const tell = (body: unknown) =>
  new Request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('tellSeenTogether', () => {
  it('answers true without a statement, whoever asks and whatever the skus', async () => {
    const { statements } = await countStatements(async () => {
      const response = await fetch(tell({ skus: ['DJ-TEE', 'NOWHERE'] }));
      expect([response.status, response.headers.get('set-cookie'), await response.json()]).toEqual([
        200,
        null,
        { code: 200, result: true },
      ]);
    });
    expect(statements).toEqual([]);
  });

  it.each([
    [{}],
    [{ skus: ['A'] }],
    [{ skus: ['A', 'B', 'C'] }],
    [{ skus: ['A', ''] }],
    [{ skus: ['A', 'x'.repeat(65)] }],
    [{ skus: 'A,B' }],
  ])('refuses %j', async (body) => {
    expect((await provider.fetch(tell(body), {})).status).toBe(400);
  });
});
