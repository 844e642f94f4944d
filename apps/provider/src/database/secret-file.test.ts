import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readOrMakeSecret, readSecret } from './secret-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('readOrMakeSecret', () => {
  it('makes 32 random bytes once, in a file closed to others, and leaves nothing beside it', () => {
    const file = join(folder, 'made');
    const [first, second] = [readOrMakeSecret(file), readOrMakeSecret(file)];
    expect([
      Buffer.from(first, 'base64url').length,
      second === first,
      statSync(file).mode & 0o777,
      readdirSync(folder),
    ]).toEqual([32, true, 0o600, ['made']]);
  });

  it('keeps the secret there is', () => {
    const file = join(folder, 'kept');
    writeFileSync(file, 'of the owner\n');
    expect(readOrMakeSecret(file)).toBe('of the owner');
  });
});

describe('readSecret', () => {
  it('finds none where there is no file', () => {
    expect(readSecret(join(folder, 'none'))).toBeUndefined();
  });
});
