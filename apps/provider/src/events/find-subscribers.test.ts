import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findSubscribers } from './find-subscribers.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-subscribers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

describe('findSubscribers', () => {
  it('finds those of modules and processes by their folder, without their tests', async () => {
    write('modules/mail/subscribers/thank.ts', `export const subscribes = { name: 'thank' };`);
    write('modules/mail/subscribers/thank.calls.test.ts', 'throw new Error();');
    write('modules/mail/write.ts', 'throw new Error();');
    write('processes/pack/subscribers/print.ts', `export const subscribes = { name: 'print' };`);
    expect((await findSubscribers(folder)).map(({ name }) => name)).toEqual(['thank', 'print']);
  });

  it('refuses a file that subscribes to nothing', async () => {
    write('modules/mail/subscribers/empty.ts', 'export const other = 1;');
    await expect(findSubscribers(folder)).rejects.toThrow('empty.ts exports no `subscribes`');
  });

  it('finds all subscribers of the shop whole', async () => {
    await expect(findSubscribers()).resolves.toBeInstanceOf(Array);
  });
});
