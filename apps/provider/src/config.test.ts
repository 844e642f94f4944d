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
      extensions: [],
      extensionsDir: join(import.meta.dirname, '../../../extensions'),
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      providerUrl: undefined,
      tokenTransport: 'header',
      settings: {
        publicUrl: 'http://localhost:3000',
        deskUrl: undefined,
        dataDir,
        outboundLoopback: false,
        mailFrom: 'no-reply@localhost',
        alertsPerSecond: 50,
        downloadFileBytes: 200_000_000,
        pictureCacheBytes: 2_000_000_000,
        testInbox: undefined,
        testPush: undefined,
      },
      workers: 1,
      role: 'all',
      trustedProxies: [],
      rateLimits: true,
      demo: true,
      sandbox: true,
      serviceWorker: true,
      pictures: { folder: join(dataDir, 'media') },
      downloads: { folder: join(dataDir, 'downloads') },
      secret: undefined,
      messages: {
        smtpUrl: undefined,
        smsUrl: undefined,
        outboxFolder: join(dataDir, 'outbox'),
        quietHours: { from: 22, until: 9 },
        isPaused: false,
      },
      loginProviders: [],
      gateways: {
        fib: undefined,
        qicard: undefined,
        zaincash: undefined,
        paytabs: undefined,
        installments: undefined,
      },
      mayStartDoubles: true,
      analytics: { tagManager: undefined, reportHosts: [], marketingObject: undefined },
      logLevel: 'info',
    });
  });

  it('takes the socket that systemd opened for this process, and for no other', () => {
    const given = { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) };
    expect(readConfig(given).socket).toBe(3);
    expect(readConfig({ ...given, LISTEN_PID: '0' }).socket).toBeUndefined();
    expect(readConfig({ ...given, LISTEN_FDS: '0' }).socket).toBeUndefined();
  });

  it('reads how messages leave the shop', () => {
    const { messages, settings } = readConfig({
      ...base,
      PUBLIC_URL: 'https://shop.example/',
      SMTP_URL: 'smtps://shop:p%40ss@mail.example:465',
      MAIL_FROM: 'orders@shop.example',
      SMS_URL: 'otpiq://key@api.otpiq.example?sender=Dijla',
      SMS_QUIET_HOURS: '21-10',
      MESSAGES: 'paused',
    });
    expect(messages).toMatchObject({
      smtpUrl: 'smtps://shop:p%40ss@mail.example:465',
      smsUrl: 'otpiq://key@api.otpiq.example?sender=Dijla',
      quietHours: { from: 21, until: 10 },
      isPaused: true,
    });
    expect(settings.mailFrom).toBe('orders@shop.example');
  });

  it('hands no secret on with what calls and jobs read', () => {
    const secret = 'hush-which-nobody-reads';
    const config = readConfig({
      ...base,
      PUBLIC_URL: 'https://shop.example',
      DATABASE_URL: `postgres://shop:${secret}@db.example/shop`,
      DATABASE_READ_URL: `postgres://shop:${secret}@db2.example/shop`,
      PICTURES_URL: `s3://key:${secret}@store.example/pictures`,
      DOWNLOADS_URL: `s3://key:${secret}@store.example/downloads`,
      REDIS_URL: `redis://:${secret}@redis.example:6379`,
      SEARCH_URL: `https://shop:${secret}@search.example:9200/dijla`,
      INVALIDATE_KEY: secret,
      SECRET: secret.repeat(2),
      SMTP_URL: `smtps://shop:${secret}@mail.example:465`,
      SMS_URL: `otpiq://${secret}@api.otpiq.example?sender=Dijla`,
      LOGIN_PROVIDERS: `facebook://1:${secret}@graph.facebook.com`,
      FIB_URL: `fib://shop:${secret}@fib.example`,
      REPORT_URLS: `report://${secret}@stats.example/v1?store=ar`,
    });
    expect(JSON.stringify(config)).toContain(secret);
    expect(JSON.stringify(config.settings)).not.toContain(secret);
  });

  it('lets e-mails come from the shop’s host when no sender is named', () => {
    const { settings } = readConfig({ ...base, PUBLIC_URL: 'https://shop.example:8443' });
    expect(settings.mailFrom).toBe('no-reply@shop.example');
  });

  it.each([
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL: must be an address beginning with smtp:// or smtps://'],
    [
      { PICTURES_URL: 'file:///srv/files', DOWNLOADS_URL: 'file:///srv/files/bought' },
      'DOWNLOADS_URL: is in the place of PICTURES_URL',
    ],
    [
      { PICTURES_URL: 's3://a:b@store.iq/shop', DOWNLOADS_URL: 's3://c:d@store.iq/shop/bought' },
      'DOWNLOADS_URL: is in the place of PICTURES_URL',
    ],
    [{ ALERTS_PER_SECOND: '0' }, 'ALERTS_PER_SECOND: must be a whole number from 1 to 1000'],
    [{ DOWNLOAD_FILE_BYTES: '99999999999' }, 'DOWNLOAD_FILE_BYTES: must be 10000000000 at most'],
    [{ MAIL_FROM: 'Dijla' }, 'MAIL_FROM: must be an e-mail address'],
    [{ MAIL_FROM: 'Dijla <a@b.iq>' }, 'sender_name` of npm run brand'],
    [{ MAIL_FROM: 'a@b.iq, c@d.iq' }, 'MAIL_FROM: must be an e-mail address'],
    [{ SMS_URL: 'https://api.example' }, 'SMS_URL: must be an address beginning with otpiq://'],
    [{ SMS_URL: 'otpiq://api.example' }, 'SMS_URL: needs the key before the host'],
    [{ SMS_URL: 'otpiq+http://key@api.example' }, 'SMS_URL: needs the key before the host'],
    [{ SMS_QUIET_HOURS: '22-24' }, 'SMS_QUIET_HOURS: must be two hours'],
    [{ LOGIN_PROVIDERS: 'https://a:b@host' }, 'LOGIN_PROVIDERS: must be addresses such as'],
    [{ LOGIN_PROVIDERS: 'oidc://a:b@host?id=palm' }, 'LOGIN_PROVIDERS: must be addresses such as'],
    [{ LOGIN_PROVIDERS: 'oidc://a@host?id=palm&name=Palm' }, 'LOGIN_PROVIDERS: must be addresses such as'],
    [{ LOGIN_PROVIDERS: 'oidc+http://a:b@host.example?id=palm&name=Palm' }, 'LOGIN_PROVIDERS: must be'],
    [
      { LOGIN_PROVIDERS: 'facebook://1:2@graph.facebook.com facebook://3:4@graph.facebook.com' },
      'an id of its own',
    ],
    [
      { TAG_MANAGER_URL: 'https://www.googletagmanager.com' },
      'TAG_MANAGER_URL: must be an address beginning',
    ],
    [{ TAG_MANAGER_URL: 'gtm://www.googletagmanager.com' }, 'TAG_MANAGER_URL: needs the container’s id'],
    [{ TAG_MANAGER_URL: 'gtm://GTM-ABC1@host.iq?tags=a.iq;script-src' }, 'TAG_MANAGER_URL: has ?tags= with'],
    [{ TAG_MANAGER_URL: 'gtm+http://GTM-ABC1@host.iq' }, 'TAG_MANAGER_URL: needs a host'],
    [
      { TAG_MANAGER_URL: 'gtm+http://GTM-ABC1@127.0.0.1:1', PUBLIC_URL: 'https://shop.iq' },
      'TAG_MANAGER_URL: must not be on this machine',
    ],
    [{ REPORT_URLS: 'report://stats.iq/v1?store=ar' }, 'REPORT_URLS: must be addresses such as'],
    [{ REPORT_URLS: 'report://key@stats.iq/v1' }, 'REPORT_URLS: must be addresses such as'],
    [{ REPORT_URLS: 'report://key@stats.iq/v1?store=fr' }, 'REPORT_URLS: must be addresses such as'],
    [{ REPORT_URLS: 'report://a@b.iq?store=ar report://c@d.iq?store=ar' }, 'one a store'],
    [{ REPORT_URLS: 'report+http://key@stats.iq/v1?store=ar' }, 'REPORT_URLS: must be addresses such as'],
    [
      { REPORT_URLS: 'report+http://key@localhost/v1?store=ar', PUBLIC_URL: 'https://shop.iq' },
      'REPORT_URLS: must not be on this machine',
    ],
    [{ MARKETING_OBJECT: 'insider_object' }, 'MARKETING_OBJECT: needs TAG_MANAGER_URL'],
    [
      { MARKETING_OBJECT: 'location', TAG_MANAGER_URL: 'gtm://GTM-ABC1@host.iq' },
      'MARKETING_OBJECT: must be a name with an underscore',
    ],
    [{ MESSAGES: 'off' }, 'MESSAGES: must be on or paused'],
    [{ FIB_URL: 'https://a:b@fib.prod.fib.iq' }, 'FIB_URL: must be an address beginning with fib://'],
    [{ FIB_URL: 'x' }, 'FIB_URL: must be an address beginning with fib://'],
    [{ QI_URL: 'x' }, 'QI_URL: must be an address beginning with qi://'],
    [{ FIB_URL: 'fib://a@fib.prod.fib.iq' }, 'FIB_URL: needs id and secret before the host'],
    [{ FIB_URL: 'fib+http://a:b@fib.prod.fib.iq' }, 'FIB_URL: needs id and secret before the host'],
    [
      { FIB_URL: 'fib+http://a:b@127.0.0.1:1', PUBLIC_URL: 'https://shop.iq' },
      'FIB_URL: is a double, which takes no money',
    ],
    [{ QI_URL: 'qi://a:b@host.qi.iq/api/v1' }, 'QI_URL: needs ?terminal=ID'],
    [{ QI_URL: 'qi://a:b@host.qi.iq/api/v1?terminal=1&key=x' }, 'QI_URL: has a key that is none'],
    [{ ZAINCASH_URL: 'zaincash://a:b@host.zaincash.iq' }, 'ZAINCASH_URL: needs ?key=KEY'],
    [{ ZAINCASH_URL: 'zaincash1://5ffa:secret@api.zaincash.iq' }, 'ZAINCASH_URL: needs ?msisdn=9647'],
    [
      { PAYTABS_URL: 'paytabs://shop:key@secure-iraq.paytabs.com' },
      'PAYTABS_URL: needs the profile’s number',
    ],
  ])('refuses %j', (env, fault) => {
    expect(faultsOf(env as Record<string, string>)[0]).toContain(fault);
  });

  it('reads whom the shop tells what its visitors do', () => {
    const { analytics } = readConfig({
      ...base,
      TAG_MANAGER_URL: 'gtm://GTM-ABC1234@www.googletagmanager.com?tags=connect.facebook.net,*.hotjar.com',
      REPORT_URLS: 'report://k%2Fey@stats.iq/v1/?store=ar  report://other@stats.iq?store=en',
      MARKETING_OBJECT: 'insider_object',
    });
    expect(analytics).toEqual({
      tagManager: {
        container: 'GTM-ABC1234',
        origin: 'https://www.googletagmanager.com',
        tagHosts: ['connect.facebook.net', '*.hotjar.com'],
      },
      reportHosts: [
        { store: 'ar', base: new URL('https://stats.iq/v1/'), apiKey: 'k/ey' },
        { store: 'en', base: new URL('https://stats.iq/'), apiKey: 'other' },
      ],
      marketingObject: 'insider_object',
    });
  });

  it('reads the gateways of the shop, and starts doubles only beside a demo without any', () => {
    const { gateways, mayStartDoubles } = readConfig({
      FIB_URL: 'fib://the%40shop:s%2Fecret@fib.prod.fib.iq',
      QI_URL: 'qi://user:pass@host.qi.iq/api/v1?terminal=237984',
      ZAINCASH_URL: 'zaincash://id:secret@host.zaincash.iq?key=new&key=old',
      PAYTABS_URL: 'paytabs://47554:KEY@secure-iraq.paytabs.com?framed',
      INSTALLMENTS_URL: 'installments://id:secret@lender.example',
    });
    expect(gateways).toEqual({
      fib: { host: new URL('https://fib.prod.fib.iq'), clientId: 'the@shop', clientSecret: 's/ecret' },
      qicard: {
        base: new URL('https://host.qi.iq/api/v1'),
        username: 'user',
        password: 'pass',
        terminalId: '237984',
      },
      zaincash: {
        host: new URL('https://host.zaincash.iq'),
        clientId: 'id',
        clientSecret: 'secret',
        apiKeys: ['new', 'old'],
      },
      paytabs: {
        host: new URL('https://secure-iraq.paytabs.com'),
        profileId: 47_554,
        serverKey: 'KEY',
        isFramed: true,
      },
      installments: { host: new URL('https://lender.example'), id: 'id', secret: 'secret' },
    });
    expect([mayStartDoubles, readConfig({}).mayStartDoubles]).toEqual([false, true]);
    for (const env of [{ DEMO: 'off' }, { SANDBOX: 'off' }, { PUBLIC_URL: 'https://shop.example' }])
      expect(readConfig(env).mayStartDoubles).toBe(false);
  });

  it('reads an account of ZainCash’s first protocol', () => {
    const address = 'zaincash1://5ffa:s%2Fecret@api.zaincash.iq?msisdn=9647835077893';
    expect(readConfig({ ZAINCASH_URL: address }).gateways.zaincash).toEqual({
      host: new URL('https://api.zaincash.iq'),
      merchantId: '5ffa',
      secret: 's/ecret',
      msisdn: '9647835077893',
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
        ROLE: 'web',
        TRUSTED_PROXIES: '10.0.0.0/8, ::1',
        RATE_LIMITS: 'off',
        DEMO: 'off',
        LOG_LEVEL: 'debug',
        SECRET: 'a secret of the shop, long enough',
        LOGIN_PROVIDERS: 'oidc://a:b@host.example?id=palm&name=Palm  facebook://1:2@graph.facebook.com',
      }),
    ).toMatchObject({
      loginProviders: ['oidc://a:b@host.example?id=palm&name=Palm', 'facebook://1:2@graph.facebook.com'],
      port: 8080,
      databaseUrl: 'postgres://shop:p%40ss@db.example/shop?sslmode=require',
      databaseReadUrl: 'postgresql://db2.example/shop',
      providerUrl: 'https://provider.example',
      tokenTransport: 'query',
      settings: { publicUrl: 'https://shop.example' },
      workers: 2,
      role: 'web',
      trustedProxies: ['10.0.0.0/8', '::1'],
      rateLimits: false,
      demo: false,
      logLevel: 'debug',
      secret: 'a secret of the shop, long enough',
    });
  });

  it('sends traces nowhere until it is told where to', () => {
    expect(readConfig({ ...base, OTEL_TRACES_SAMPLER: 'always_on' }).traces).toBeUndefined();
    expect(readConfig({ ...base, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }).traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: {},
      serviceName: 'dijla',
      sampler: { name: 'parentbased_always_on', ratio: 1 },
    });
    expect(
      readConfig({
        ...base,
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/otlp',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20KEY, tenant=shop=1',
        OTEL_SERVICE_NAME: 'shop',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.05',
      }).traces,
    ).toEqual({
      url: 'https://traces.example/otlp',
      headers: { authorization: 'Bearer KEY', tenant: 'shop=1' },
      serviceName: 'shop',
      sampler: { name: 'parentbased_traceidratio', ratio: 0.05 },
    });
  });

  it('names what is wrong with where traces go, and shows no key', () => {
    const faults = faultsOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://collector:4317',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization',
      OTEL_TRACES_SAMPLER: 'sometimes',
      OTEL_TRACES_SAMPLER_ARG: '1.5',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_TRACES_SAMPLER',
      'OTEL_TRACES_SAMPLER_ARG',
    ]);
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

  it('takes a search cluster with the name of the shop in it, and for a process that searches by itself', () => {
    const { searchUrl } = readConfig({ SEARCH_URL: 'http://shop:p%2Fw@10.0.0.7:9200/dijla' });
    expect([searchUrl?.hostname, searchUrl?.pathname]).toEqual(['10.0.0.7', '/dijla']);
    expect(faultsOf({ SEARCH_URL: 'https://search.example/a/b' })).toEqual([
      'SEARCH_URL: has a path that is no name of a shop: a letter and up to 39 letters a-z, digits or _',
    ]);
    expect(
      faultsOf({ SEARCH_URL: 'https://search.example', PROVIDER_URL: 'https://provider.example' }),
    ).toEqual([
      'SEARCH_URL: is for processes that search by themselves, which this one leaves to PROVIDER_URL',
    ]);
  });

  it('refuses a replica without its primary', () => {
    expect(faultsOf({ DATABASE_READ_URL: 'postgres://db2.example/shop' })).toEqual([
      'DATABASE_READ_URL: needs DATABASE_URL',
    ]);
  });

  it.each([
    ['a role nobody knows', { ROLE: 'worker' }, 'ROLE: must be all, web or jobs'],
    [
      'jobs beside a provider elsewhere',
      { ROLE: 'jobs', PROVIDER_URL: 'http://provider.example' },
      'ROLE: is jobs, which the process at PROVIDER_URL does',
    ],
    [
      'processes that would sign with secrets of their own',
      { ROLE: 'web', DATABASE_URL: 'postgres://db.example/shop' },
      'ROLE: is one of several processes, which need the same SECRET',
    ],
  ])('refuses %s', (_, env, fault) => {
    expect(faultsOf(env)).toEqual([fault]);
  });

  it('loads no demo and starts no sandbox in one of several processes', () => {
    const { demo, sandbox, mayStartDoubles } = readConfig({ ...base, ROLE: 'web' });
    expect([demo, sandbox, mayStartDoubles]).toEqual([false, false, false]);
  });

  it('shows no value in a fault', () => {
    expect(
      faultsOf({ DATABASE_URL: 'mysql://shop:hidden@db.example/shop', SECRET: 'hidden' }).join(),
    ).not.toContain('hidden');
  });
});
