import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compressed } from './compressed.ts';

const unpackedBy = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
const encoding = fc.constantFrom('zstd' as const, 'br' as const, 'gzip' as const);
/** From the length of one packet and just above it to more than is compressed synchronously. */
const length = fc.constantFrom(0, 1400, 1401, 50_000, 524_288, 600_000);
const body = fc
  .record({ part: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), length })
  .map(({ part, length: units }) =>
    part
      .repeat(Math.ceil(units / part.length))
      .slice(0, units)
      .toWellFormed(),
  );

it('compressed packs what is longer than a packet, whatever was packed before it, so that it is unpacked the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ body, encoding }), { minLength: 1, maxLength: 6 }),
      async (asked) => {
        for (const each of asked) {
          const { body: sent, headers } = await compressed(each.body, `identity, ${each.encoding};q=0.5`);
          const isLong = each.body.length > 1400;
          expect(headers).toEqual({
            vary: 'accept-encoding',
            ...(isLong && { 'content-encoding': each.encoding }),
          });
          expect(typeof sent === 'string' ? sent : unpackedBy[each.encoding](sent).toString()).toBe(
            each.body,
          );
        }
      },
    ),
    { numRuns: 30 },
  );
});
