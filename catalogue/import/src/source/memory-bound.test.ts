import { describe, expect, it } from 'vitest';
import { fitsMemory } from './memory-bound.ts';

const megabyte = 1024 * 1024;

describe('fitsMemory', () => {
  it('collects garbage, and refuses what is held beyond the bound', () => {
    const held: number[][] = [];
    const used = () => Math.round(process.memoryUsage().heapUsed);
    const least = used();
    expect(fitsMemory(least + 1000 * megabyte)).toBe(true);
    for (let index = 0; index < 40; index += 1)
      held.push(Array.from({ length: 131_072 }, (_, at) => at + index + 0.5));
    expect(fitsMemory(least + 20 * megabyte)).toBe(false);
    held.length = 0;
    expect(fitsMemory(least + 20 * megabyte)).toBe(true);
  });
});
