import { describe, expect, it } from 'vitest';
import { noListings, type Found } from './known-listings.ts';

const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill);
const foundOf = (each: number): Found => ({
  hits:
    each % 2 === 0
      ? { size: 2, rows: Int32Array.of(each, each + 1) }
      : { size: each, rows: new Uint32Array(1000).fill(each) },
  scores: undefined,
  counts:
    each % 3 === 0
      ? {}
      : {
          aggregations: bytes(50_000 + (each % 7), each % 256),
          ...(each % 3 === 1 ? { attributes: bytes(3001, each % 255) } : {}),
        },
});

/** More than the ring buffer holds. */
const many = 600;

describe('listings that are known', () => {
  it('are found as they were kept, or not at all: those kept lately are', () => {
    const { found } = noListings();
    for (let each = 0; each < many; each += 1) found.keep(`${each}`, 1, foundOf(each));
    const known = Array.from({ length: many }, (_, each) => found.find(`${each}`, 1));
    expect(known.map((one) => one ?? true)).toEqual(
      known.map((one, each) => one === undefined || foundOf(each)),
    );
    expect([known.slice(-200).includes(undefined), known[0]]).toEqual([false, undefined]);
  });

  it('may be read while a few others are kept', () => {
    const { found, listed } = noListings();
    for (let each = 0; each < many; each += 1) found.keep(`${each}`, 1, foundOf(each));
    const oldest =
      Array.from({ length: many }, (_, each) => each).find(
        (each) => each % 3 === 1 && found.find(`${each}`, 1) !== undefined,
      ) ?? 0;
    const read = found.find(`${oldest}`, 1);
    for (let each = 0; each < 20; each += 1)
      listed.keep(`${each}`, 1, {
        rows: new Uint32Array(4000).fill(7),
        occurring: { definitions: [], written: bytes(40_000, 7) },
      });
    expect(read).toEqual(foundOf(oldest));
  });

  it('are of one state of the index, and options of them are kept beside their rows', () => {
    const { listed } = noListings();
    const of = {
      rows: Uint32Array.of(1, 2, 3),
      occurring: { definitions: [{ id: 1 }], written: bytes(10, 1) },
    };
    listed.keep('a', 1, of);
    listed.keep('b', 1, { rows: new Uint32Array(0), occurring: undefined });
    expect([listed.find('a', 1), listed.find('b', 1), listed.find('a', 2), listed.find('c', 1)]).toEqual([
      of,
      { rows: new Uint32Array(0), occurring: undefined },
      undefined,
      undefined,
    ]);
  });

  it('are not kept where one is too long for that', () => {
    const { found } = noListings();
    found.keep('a', 1, { ...foundOf(2), counts: { aggregations: bytes(1_000_000, 1) } });
    expect(found.find('a', 1)).toBeUndefined();
  });
});
