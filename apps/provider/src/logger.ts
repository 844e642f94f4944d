import { pino } from 'pino';

/** Names of secret or personal members, redacted at any depth of a log record. */
const secrets = [
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'cartId',
  'cart_id',
  'password',
  'otp',
  'code',
  'pin',
  'pan',
  'iban',
  'identity',
  'public_hash',
  'telephone',
  'email',
  'address',
  'street',
  'authorization',
  'cookie',
];

export type Logger = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug'>;

type Destination = { write: (line: string) => void };

const standardError = (): Destination => pino.destination({ fd: 2, sync: true });

/**
 * Returns a structured logger, on standard error by default. Secrets and personal data are redacted even
 * when they are logged.
 */
export const loggerOf = (level: string, destination: Destination = standardError()): Logger =>
  pino(
    {
      level,
      base: undefined,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination,
  );
