import { join, resolve } from 'node:path';
import { z } from 'zod';
import { addressOf } from './settings/address-of.ts';
import { marketingObjectName, reportAddresses, tagManagerAddress } from './settings/analytics-addresses.ts';
import {
  addressRanges,
  byteCount,
  loginProviders,
  mailAddress,
  onOff,
  quietHours,
  searchAddress,
  smsGateway,
  wholeNumber,
  withoutTrailingSlash,
} from './settings/checks.ts';
import { liesIn, pictureAddress, type PictureSettings } from './settings/picture-address.ts';
import { gatewayAddresses, gatewayNames, gatewaysOf } from './settings/gateway-addresses.ts';
import { tracesOf, traceSettings } from './settings/trace-settings.ts';
import { extensionNames } from './settings/extension-names.ts';
import { isLoopback } from './is-loopback.ts';

const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: addressOf('postgres', 'postgresql').optional(),
    DATABASE_READ_URL: addressOf('postgres', 'postgresql').optional(),
    EXTENSIONS: extensionNames,
    EXTENSIONS_DIR: z.string().default(join(import.meta.dirname, '../../../extensions')),
    PROVIDER_URL: addressOf('http', 'https').transform(withoutTrailingSlash).optional(),
    TOKEN_TRANSPORT: z.enum(['header', 'query'], 'must be header or query').default('header'),
    PUBLIC_URL: addressOf('http', 'https').transform(withoutTrailingSlash).optional(),
    DESK_URL: addressOf('http', 'https').transform(withoutTrailingSlash).optional(),
    WORKERS: wholeNumber(1, 64).default(1),
    ROLE: z.enum(['all', 'web', 'jobs'], 'must be all, web or jobs').default('all'),
    TRUSTED_PROXIES: addressRanges.default([]),
    RATE_LIMITS: onOff.default(true),
    DEMO: onOff.default(true),
    SANDBOX: onOff.default(true),
    SERVICE_WORKER: onOff.default(true),
    OUTBOUND_LOOPBACK: onOff.default(false),
    PICTURE_CACHE_BYTES: byteCount.default(2_000_000_000),
    PICTURES_URL: pictureAddress.optional(),
    DOWNLOADS_URL: pictureAddress.optional(),
    ALERTS_PER_SECOND: wholeNumber(1, 1000).default(50),
    DOWNLOAD_FILE_BYTES: byteCount
      .refine((bytes) => bytes <= 10_000_000_000, 'must be 10000000000 at most')
      .default(200_000_000),
    REDIS_URL: addressOf('redis', 'rediss').optional(),
    SEARCH_URL: searchAddress.optional(),
    INVALIDATE_KEY: z.string().min(16, 'must be 16 characters at least').optional(),
    SECRET: z.string().min(32, 'must be 32 characters at least').optional(),
    SMTP_URL: addressOf('smtp', 'smtps').optional(),
    MAIL_FROM: mailAddress.optional(),
    SMS_URL: smsGateway.optional(),
    SMS_QUIET_HOURS: quietHours.default({ from: 22, until: 9 }),
    LOGIN_PROVIDERS: loginProviders.default([]),
    ...gatewayAddresses,
    TAG_MANAGER_URL: tagManagerAddress.optional(),
    REPORT_URLS: reportAddresses.default([]),
    MARKETING_OBJECT: marketingObjectName.optional(),
    MESSAGES: z.enum(['on', 'paused'], 'must be on or paused').default('on'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    ...traceSettings,
  })
  .refine((values) => values.DATABASE_READ_URL === undefined || values.DATABASE_URL !== undefined, {
    path: ['DATABASE_READ_URL'],
    error: 'needs DATABASE_URL',
  })
  .refine((values) => values.ROLE !== 'jobs' || values.PROVIDER_URL === undefined, {
    path: ['ROLE'],
    error: 'is jobs, which the process at PROVIDER_URL does',
  })
  .refine(
    (values) => values.ROLE === 'all' || values.DATABASE_URL === undefined || values.SECRET !== undefined,
    { path: ['ROLE'], error: 'is one of several processes, which need the same SECRET' },
  )
  .refine((values) => values.REDIS_URL === undefined || values.PROVIDER_URL === undefined, {
    path: ['REDIS_URL'],
    error: 'is for processes that follow the changes of the database, which this one leaves to PROVIDER_URL',
  })
  .refine((values) => values.SEARCH_URL === undefined || values.PROVIDER_URL === undefined, {
    path: ['SEARCH_URL'],
    error: 'is for processes that search by themselves, which this one leaves to PROVIDER_URL',
  })
  .refine((values) => values.TOKEN_TRANSPORT === 'header' || values.PROVIDER_URL !== undefined, {
    path: ['TOKEN_TRANSPORT'],
    error: 'needs PROVIDER_URL',
  })
  .refine((values) => values.MARKETING_OBJECT === undefined || values.TAG_MANAGER_URL !== undefined, {
    path: ['MARKETING_OBJECT'],
    error: 'needs TAG_MANAGER_URL, whose container reads it',
  })
  .refine(
    ({ PICTURES_URL: pictures, DOWNLOADS_URL: downloads }) =>
      pictures === undefined || downloads === undefined || !liesIn(downloads, pictures),
    { path: ['DOWNLOADS_URL'], error: 'is in the place of PICTURES_URL, whose files everybody may see' },
  )
  .superRefine(({ PUBLIC_URL: publicUrl, ...values }, { addIssue }) => {
    if (isPrivate(publicUrl)) return;
    const refuse = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
    for (const name of gatewayNames) {
      const settings = values[name];
      const host = settings && ('base' in settings ? settings.base : settings.host);
      if (host?.protocol === 'http:')
        refuse(name, 'is a double, which takes no money: not for a shop with a PUBLIC_URL of its own');
    }
    const forTrying =
      'must not be on this machine (+http), which is for trying, in a shop with a public address';
    if (values.LOGIN_PROVIDERS.some((address) => /^\w+\+http:/.test(address)))
      refuse('LOGIN_PROVIDERS', forTrying);
    if (values.OUTBOUND_LOOPBACK)
      refuse('OUTBOUND_LOOPBACK', 'is for trying, and not for a shop with a public address');
    if (values.SMS_URL?.startsWith('otpiq+http:')) refuse('SMS_URL', forTrying);
    if (values.TAG_MANAGER_URL?.origin.startsWith('http:')) refuse('TAG_MANAGER_URL', forTrying);
    if (values.REPORT_URLS.some(({ base }) => base.protocol === 'http:')) refuse('REPORT_URLS', forTrying);
  });

/** Whether shoppers reach the shop on this machine alone. */
const isPrivate = (publicUrl: string | undefined): boolean =>
  publicUrl === undefined || isLoopback(new URL(publicUrl).hostname);

export type Config = ReturnType<typeof readConfig>;

/**
 * Lists what is wrong with the environment, one line per variable. Values are never shown, because some are
 * secrets.
 */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The environment is not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * Returns the descriptor of the socket that systemd opened for this process or the one it belongs to
 * (sd_listen_fds(3)). It stays open while the shop is started anew: connections wait in it, and none is refused.
 */
const socketFromSystemd = (given: Readonly<Record<string, string | undefined>>): number | undefined =>
  given['LISTEN_FDS'] === '1' && [process.pid, process.ppid].includes(Number(given['LISTEN_PID']))
    ? 3
    : undefined;

type Values = z.infer<typeof environment>;

const analyticsOf = (values: Pick<Values, 'TAG_MANAGER_URL' | 'REPORT_URLS' | 'MARKETING_OBJECT'>) => ({
  tagManager: values.TAG_MANAGER_URL,
  reportHosts: values.REPORT_URLS,
  /** Name under which pages say who is logged in, for the tags of a marketing platform. */
  marketingObject: values.MARKETING_OBJECT,
});

/** Whether this is a demo on this machine, in one process with its own provider. */
const mayUseSandbox = (values: Values): boolean =>
  values.SANDBOX &&
  values.DEMO &&
  values.ROLE === 'all' &&
  values.PROVIDER_URL === undefined &&
  isPrivate(values.PUBLIC_URL);

const settingsOf = (values: Values, { dataDir, publicUrl }: { dataDir: string; publicUrl: string }) => ({
  /** Base of absolute URLs, which are never derived from a request. Has no trailing slash. */
  publicUrl,
  /** A host of the desk's own; without one the desk is under the shop's. */
  deskUrl: values.DESK_URL,
  /** A folder on the file system that holds the shop's data. */
  dataDir,
  /** Whether webhooks and bought files may be on this machine, also by plain http: for trying. */
  outboundLoopback: values.OUTBOUND_LOOPBACK,
  /** Address that e-mails come from; the name beside it is the brand's. */
  mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
  /** Messages to watchers of products that may go in a second; more wait for their turn. */
  alertsPerSecond: values.ALERTS_PER_SECOND,
  /** Largest file that staff may give for download, in bytes. */
  downloadFileBytes: values.DOWNLOAD_FILE_BYTES,
  /** Approximate maximum disk space, in bytes, for pictures rendered from masters. */
  pictureCacheBytes: values.PICTURE_CACHE_BYTES,
  /** Where the shop's messages are read while the sandbox runs. */
  testInbox: undefined as string | undefined,
  /** Address of the sandbox's push service, while it runs. */
  testPush: undefined as string | undefined,
});

/**
 * Settings that are handed on whole: every call has them among its parts and every job in its context, as `settings`.
 * Only plain values stand here. A secret, such as a key or an address that holds one, is a member of the configuration
 * itself, and is given to the parts that need it alone.
 */
export type Settings = Omit<ReturnType<typeof settingsOf>, 'publicUrl'> & {
  /** Undefined in a provider that is asked under any name, as in tests. */
  publicUrl: string | undefined;
};

const messagesOf = (values: Values, dataDir: string) => ({
  /** Mail server with its user and password. Without one, e-mails are written into `dataDir/outbox`. */
  smtpUrl: values.SMTP_URL,
  /** SMS gateway with its key. Without one, SMS are written into `dataDir/outbox`. */
  smsUrl: values.SMS_URL,
  /** Hours of Baghdad's day in which no SMS of marketing is sent. */
  quietHours: values.SMS_QUIET_HOURS,
  isPaused: values.MESSAGES === 'paused',
  outboxFolder: join(dataDir, 'outbox'),
});

/**
 * Returns the settings of DESIGN §9. An empty variable counts as absent. Throws `ConfigError` with all
 * errors at once.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>> = process.env) => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const checked = environment.safeParse(given);
  if (!checked.success)
    throw new ConfigError(checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const values = checked.data;
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const mayStandIn = mayUseSandbox(values);
  return {
    port: values.PORT,
    /** An open socket to listen on in place of the port. */
    socket: socketFromSystemd(given),
    dataDir,
    /** Names of the extensions that the shop has. */
    extensions: values.EXTENSIONS,
    /** Where extensions lie, a folder each. */
    extensionsDir: resolve(values.EXTENSIONS_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    providerUrl: values.PROVIDER_URL,
    /** How user tokens are sent to a remote provider (DESIGN §7). */
    tokenTransport: values.TOKEN_TRANSPORT,
    settings: settingsOf(values, { dataDir, publicUrl }),
    workers: values.WORKERS,
    /** What this process does of the shop's work: it serves, it runs the jobs, or both. */
    role: values.ROLE,
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimits: values.RATE_LIMITS,
    /** Never of one of several processes, which would each fill the database. */
    demo: values.DEMO && values.ROLE === 'all',
    /** Whether the world outside may be stood in for, where it is not set up. */
    sandbox: mayStandIn,
    /** When off, the service worker is removed from every device that visits. */
    serviceWorker: values.SERVICE_WORKER,
    /** Where pictures are kept that people and imports give. */
    pictures: values.PICTURES_URL ?? ({ folder: join(dataDir, 'media') } satisfies PictureSettings),
    /** Where files are kept that buyers download, which have no address of their own. */
    downloads: values.DOWNLOADS_URL ?? ({ folder: join(dataDir, 'downloads') } satisfies PictureSettings),
    /** Where processes share stored pages; without it each has its own. */
    redisUrl: values.REDIS_URL,
    /** An OpenSearch cluster that finds products in place of the index in memory. */
    searchUrl: values.SEARCH_URL,
    /** Signs tokens. Without one, the shop generates a secret and stores it in its data folder. */
    secret: values.SECRET,
    /**
     * Key that authorizes `/invalidate`, which makes stored pages render again. Without one, the route does
     * not exist.
     */
    invalidateKey: values.INVALIDATE_KEY,
    messages: messagesOf(values, dataDir),
    /** Where customers log in besides here, as addresses with the shop's id and secret there. */
    loginProviders: values.LOGIN_PROVIDERS,
    /** What the shop has from its gateways; the methods of others are not offered. */
    gateways: gatewaysOf(values),
    /** Whether doubles of gateways may be started beside the shop: for one with none of its own. */
    mayStartDoubles: mayStandIn && gatewayNames.every((name) => values[name] === undefined),
    /** Whom the shop tells what its visitors do, once they have agreed; nobody by default. */
    analytics: analyticsOf(values),
    logLevel: values.LOG_LEVEL,
    /** Where traces go, and which; nowhere by default. */
    traces: tracesOf(values),
  };
};

const passedToPrograms = [
  'PATH',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'SystemRoot',
  'TEMP',
  'TMP',
  'TMPDIR',
];

/**
 * Returns the environment of programs we start: paths only, without the shop's secrets or the user's PG… and
 * LC_… settings.
 */
export const programEnvironment = (): Record<string, string | undefined> => ({
  ...Object.fromEntries(passedToPrograms.map((name) => [name, process.env[name]])),
  LC_ALL: 'C',
  TZ: 'UTC',
});
