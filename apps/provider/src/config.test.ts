import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigFault, readConfig } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dijla-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const secret = 'a secret of at least thirty-two characters';
const base = { DATA_DIR: dataDir, SECRET: secret };

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig({ ...base, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
    throw error;
  }
};

describe('readConfig', () => {
  it('has a setting for everything when nothing is given', () => {
    expect(readConfig(base)).toEqual({
      port: 3000,
      dataDir,
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      redisUrl: undefined,
      providerUrl: undefined,
      publicUrl: 'http://localhost:3000',
      workers: 1,
      trustedProxies: [],
      rateLimits: true,
      invalidateKey: undefined,
      secret,
      demo: true,
      serviceWorker: true,
      logLevel: 'info',
      smtpUrl: undefined,
      smsUrl: undefined,
    });
  });

  it('reads every setting', () => {
    expect(
      readConfig({
        ...base,
        PORT: '8080',
        DATABASE_URL: 'postgres://shop:p%40ss@db.example/shop?sslmode=require',
        DATABASE_READ_URL: 'postgresql://db2.example/shop',
        REDIS_URL: 'rediss://cache.example',
        PROVIDER_URL: 'https://provider.example/',
        PUBLIC_URL: 'https://shop.example/',
        WORKERS: '2',
        TRUSTED_PROXIES: '10.0.0.0/8, ::1',
        RATE_LIMITS: 'off',
        INVALIDATE_KEY: 'sixteen letters!',
        DEMO: 'off',
        LOG_LEVEL: 'debug',
        SMTP_URL: 'smtp://mail.example:25',
        SMS_URL: 'https://sms.example/send',
      }),
    ).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://shop:p%40ss@db.example/shop?sslmode=require',
      databaseReadUrl: 'postgresql://db2.example/shop',
      providerUrl: 'https://provider.example',
      publicUrl: 'https://shop.example',
      workers: 2,
      trustedProxies: ['10.0.0.0/8', '::1'],
      rateLimits: false,
      demo: false,
      logLevel: 'debug',
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ ...base, PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('names every fault at once', () => {
    expect(faultsOf({ PORT: '80a', WORKERS: '0', RATE_LIMITS: 'no', TRUSTED_PROXIES: '10.0.0.0/33', SECRET: 'short' })).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      'WORKERS: must be a whole number from 1 to 64',
      'TRUSTED_PROXIES: must be IP addresses or ranges such as 10.0.0.0/8, with commas between them',
      'RATE_LIMITS: must be on or off',
      'SECRET: must have at least 32 characters',
    ]);
  });

  it('refuses a replica without its primary', () => {
    expect(faultsOf({ DATABASE_READ_URL: 'postgres://db2.example/shop' })).toEqual(['DATABASE_READ_URL: needs DATABASE_URL']);
  });

  it('shows no value in a fault', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://shop:hidden@db.example/shop' }).join()).not.toContain('hidden');
  });

  it('makes a secret once, closed to others, when none is given', () => {
    const first = readConfig({ DATA_DIR: join(dataDir, 'new') }).secret;
    const second = readConfig({ DATA_DIR: join(dataDir, 'new') }).secret;
    const file = join(dataDir, 'new', 'secret');
    expect([first === second, readFileSync(file, 'utf8') === first, first.length, statSync(file).mode & 0o777]).toEqual([true, true, 43, 0o600]);
  });
});
