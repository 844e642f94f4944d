import { currentTraceId } from '@dijla/tracing/tracing';
import { pino } from 'pino';

/** Names of secret or personal members, redacted at any depth of a log record. */
const secrets = [
  'token',
  'accessToken',
  'refreshToken',
  'access_key',
  'secret',
  'publicHash',
  'public_hash',
  'verificationCode',
  'oneTimeCode',
  'cartId',
  'cart_id',
  'password',
  'otp',
  'pin',
  'pan',
  'iban',
  'identity',
  'telephone',
  'phone',
  'phoneNumber',
  'mobile',
  'mobilenumber',
  'to',
  'text',
  'html',
  'params',
  'email',
  'address',
  'street',
  'authorization',
  'cookie',
];

/** What is not to be read even where it is part of a longer text, such as an answer of a mail server. */
const personal: readonly [pattern: RegExp, censor: string][] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[address]'],
  // The key of an order in a link of a message.
  [/(?<=\bkey=)[\w-]{22}(?![\w-])/g, '[key]'],
  // Iraqi mobile numbers in any digits, but not part of an id, nor a JSON number.
  [
    /(?<![\p{L}\p{N}-]|":)(?:(?:\+|00)?[9٩۹][6٦۶][4٤۴]|[0٠۰])?[7٧۷][3-9٣-٩۳-۹][\d٠-٩۰-۹]{8}(?![\p{L}\p{N}-])/gu,
    '[number]',
  ],
];

const withoutPersonal = (line: string): string =>
  personal.reduce((text, [pattern, censor]) => text.replaceAll(pattern, censor), line);

export type Logger = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug'>;

type Destination = { write: (line: string) => void };

const standardError = (): Destination => pino.destination({ fd: 2, sync: true });

/** What a record says of the trace it was written in. */
const inTrace = (): { traceId?: string } => {
  const traceId = currentTraceId();
  return traceId === undefined ? {} : { traceId };
};

/**
 * Returns a structured logger, on standard error by default. Secrets and personal data are redacted even
 * when they are logged: members by their names, e-mail addresses and mobile numbers wherever they are.
 * While traces are sent, each record names the one it belongs to.
 */
export const loggerOf = (level: string, destination: Destination = standardError()): Logger =>
  pino(
    {
      level,
      base: undefined,
      mixin: inTrace,
      // The trace that is recorded goes before the one that a caller named.
      mixinMergeStrategy: (record, trace) => ({ ...record, ...trace }),
      hooks: { streamWrite: withoutPersonal },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination,
  );
