import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dijla-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const base = { DATA_DIR: dataDir };

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig({ ...base, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
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
      providerUrl: undefined,
      tokenTransport: 'header',
      publicUrl: 'http://localhost:3000',
      workers: 1,
      trustedProxies: [],
      rateLimits: true,
      demo: true,
      serviceWorker: true,
      pictureCacheBytes: 2_000_000_000,
      secret: undefined,
      logLevel: 'info',
    });
  });

  it('reads every setting', () => {
    expect(
      readConfig({
        ...base,
        PORT: '8080',
        DATABASE_URL: 'postgres://shop:p%40ss@db.example/shop?sslmode=require',
        DATABASE_READ_URL: 'postgresql://db2.example/shop',
        PROVIDER_URL: 'https://provider.example/',
        TOKEN_TRANSPORT: 'query',
        PUBLIC_URL: 'https://shop.example/',
        WORKERS: '2',
        TRUSTED_PROXIES: '10.0.0.0/8, ::1',
        RATE_LIMITS: 'off',
        DEMO: 'off',
        LOG_LEVEL: 'debug',
        SECRET: 'a secret of the shop, long enough',
      }),
    ).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://shop:p%40ss@db.example/shop?sslmode=require',
      databaseReadUrl: 'postgresql://db2.example/shop',
      providerUrl: 'https://provider.example',
      tokenTransport: 'query',
      publicUrl: 'https://shop.example',
      workers: 2,
      trustedProxies: ['10.0.0.0/8', '::1'],
      rateLimits: false,
      demo: false,
      logLevel: 'debug',
      secret: 'a secret of the shop, long enough',
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ ...base, PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('names every fault at once', () => {
    expect(
      faultsOf({ PORT: '80a', WORKERS: '0', RATE_LIMITS: 'no', TRUSTED_PROXIES: '10.0.0.0/33' }),
    ).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      'WORKERS: must be a whole number from 1 to 64',
      'TRUSTED_PROXIES: must be IP addresses or ranges such as 10.0.0.0/8, with commas between them',
      'RATE_LIMITS: must be on or off',
    ]);
  });

  it('refuses a way to carry tokens to a provider that is not named', () => {
    expect(faultsOf({ TOKEN_TRANSPORT: 'query' })).toEqual(['TOKEN_TRANSPORT: needs PROVIDER_URL']);
  });

  it('refuses a key of /invalidate that could be guessed', () => {
    expect(faultsOf({ INVALIDATE_KEY: 'fifteen letters' })).toEqual([
      'INVALIDATE_KEY: must be 16 characters at least',
    ]);
    expect(faultsOf({ INVALIDATE_KEY: 'sixteen letters!' })).toEqual([]);
  });

  it('refuses a replica without its primary', () => {
    expect(faultsOf({ DATABASE_READ_URL: 'postgres://db2.example/shop' })).toEqual([
      'DATABASE_READ_URL: needs DATABASE_URL',
    ]);
  });

  it('shows no value in a fault', () => {
    expect(
      faultsOf({ DATABASE_URL: 'mysql://shop:hidden@db.example/shop', SECRET: 'hidden' }).join(),
    ).not.toContain('hidden');
  });
});
