import { describe, expect, it } from 'vitest';
import type { CatalogSource } from './catalog-source.ts';
import { refuseUnknown } from './refuse-unknown.ts';

const empty = {
  store: { code: 'en' },
  whereabouts: async () => ({ kind: 'unknown' }),
} as unknown as CatalogSource;

const thrownFor = (urlPath: string): Promise<unknown> =>
  refuseUnknown(empty, urlPath).catch((error: unknown) => error);

describe('an address without a page', () => {
  it('leads to the page of another name that it is known by', async () => {
    const answer = await thrownFor('sale');
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('location')).toBe('/en/special-offers');
  });

  it.each(['constructor', '__proto__', 'toString', 'nothing'])('is not found at %s', async (urlPath) =>
    expect(await thrownFor(urlPath)).toMatchObject({ init: { status: 404 } }),
  );
});
