import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { withExclusiveLock } from './exclusive-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('withExclusiveLock', () => {
  it('lets one work at a time', async () => {
    const file = join(folder, 'turns');
    const log: string[] = [];
    const work = (name: string) =>
      withExclusiveLock(file, async () => {
        log.push(`${name} begins`);
        await pause(60);
        log.push(`${name} ends`);
      });
    await Promise.all([work('a'), work('b')]);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('is free again after work that failed', async () => {
    const file = join(folder, 'failed');
    await withExclusiveLock(file, () => Promise.reject(new Error('no'))).catch(() => undefined);
    await expect(withExclusiveLock(file, async () => 'free')).resolves.toBe('free');
  });

  it('gives up when its patience ends', async () => {
    const file = join(folder, 'long');
    await withExclusiveLock(file, async () => {
      await expect(withExclusiveLock(file, async () => 'in', 60)).rejects.toThrow('Another process has held');
    });
  });
});
