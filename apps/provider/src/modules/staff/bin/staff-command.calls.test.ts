import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';

const { url, database } = await providerOverHttp();

/** Runs `npm run staff` beside the running shop and returns what it prints; rejects when it fails. */
const staff = async (...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'staff.ts'), ...args],
    {
      env: { ...process.env, DATABASE_URL: database.url, PUBLIC_URL: 'https://shop.example/' },
    },
  );
  return stdout;
};

describe('npm run staff', () => {
  it('prints a link that opens the desk of the running shop once, and lists who is there', async () => {
    const printed = await staff('--add', 'Noor@example.iq', '--role', 'owner', '--name', 'نور حسن');
    expect(printed).toMatch(/^نور حسن <noor@example\.iq>: invited, owner\n/);
    const [, token] = /^https:\/\/shop\.example\/desk\/join\?link=([\w-]{43})$/m.exec(printed) ?? [];
    const opened = await fetch(`${url}/api/desk/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link: token }),
    });
    expect(opened.status).toBe(200);
    expect(await staff('--list')).toMatch(
      /^نور حسن <noor@example\.iq>: active, owner; last seen \d{4}-\d\d-\d\d \d\d:\d\d$/m,
    );
  });

  it('fails with a sentence where nothing can be done', async () => {
    await expect(staff('--disable', 'noor@example.iq')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'The shop needs another active owner first: noor@example.iq is the last.\n',
      ),
    });
  });
});
