import { describe, expect, it } from 'vitest';
import { calmCheck } from './calm-collection.ts';

const megabyte = 1024 * 1024;

/**
 * Returns the indexes of the checks at which the process collected garbage, given its busy share and its
 * size in MB at each; a collection leaves 100 MB.
 */
const collectedAt = (appearances: readonly (readonly [busyShare: number, megabytes: number])[]): number[] => {
  const process = { busyShare: 0, bytes: 0 };
  const collected: number[] = [];
  let place = 0;
  const look = calmCheck({
    busyShare: () => process.busyShare,
    residentBytes: () => process.bytes,
    collect: () => {
      collected.push(place);
      process.bytes = 100 * megabyte;
    },
  });
  for (const [number, [busyShare, megabytes]] of appearances.entries()) {
    place = number;
    Object.assign(process, { busyShare, bytes: megabytes * megabyte });
    look();
  }
  return collected;
};

describe('calmLook', () => {
  it.each([
    [
      'at the first calm moment after a start',
      [
        [1, 300],
        [0, 300],
      ],
      [1],
    ],
    [
      'not while there is something to do',
      [
        [0.5, 300],
        [0.06, 900],
        [1, 900],
      ],
      [],
    ],
    [
      'once and once more, while nothing is added',
      [
        [0, 300],
        [0, 100],
        [0, 110],
        [0, 123],
      ],
      [0, 1],
    ],
    [
      'once more when it is calm again only',
      [
        [0, 300],
        [1, 100],
        [0, 100],
        [0, 100],
      ],
      [0, 2],
    ],
    [
      'again once a rush has left much',
      [
        [0, 300],
        [1, 150],
        [0.01, 150],
      ],
      [0, 2],
    ],
    [
      'as much as was added to what it came down to at last',
      [
        [0, 300],
        [0, 100],
        [0, 80],
        [0, 103],
        [0, 104],
      ],
      [0, 1, 4],
    ],
    [
      'each time that much was left',
      [
        [0, 300],
        [0, 200],
        [0, 100],
        [0, 120],
      ],
      [0, 1, 2],
    ],
  ] as const)('collects %s', (_, appearances, expected) => {
    expect(collectedAt(appearances)).toEqual(expected);
  });
});
