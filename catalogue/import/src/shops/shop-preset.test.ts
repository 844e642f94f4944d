import { describe, expect, it } from 'vitest';
import { hasHeader } from './header-patterns.ts';
import { shopPresets } from './shop-presets.ts';

/** Returns a header that matches a pattern. */
const sampleOf = (pattern: string): string => pattern.replaceAll('{n}', '1').replaceAll('{any}', 'x');

const files = shopPresets.flatMap(({ name, files: kinds }) =>
  kinds.map((file, place) => ({ name: `${name} ${file.role} (${place + 1})`, file })),
);

describe('shopPresets', () => {
  it.each(files)(
    '$name marks, needs and reads headers that it knows',
    ({ file: { headers, marks, needs, together = [], reads = [] } }) => {
      const named = [...marks, ...needs.flat(), ...together.flat(), ...reads];
      expect(
        named.filter((pattern) => !headers.some((header) => hasHeader(header, [sampleOf(pattern)]))),
      ).toEqual([]);
    },
  );
});
