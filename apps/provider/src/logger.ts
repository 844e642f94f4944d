import { pino } from 'pino';

/** Members that are secrets or personal, wherever they stand in a log record. */
const secrets = [
  'token',
  'cartId',
  'cart_id',
  'password',
  'otp',
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

/** Structured log, on standard error unless told otherwise; secrets and personal data are redacted even if somebody logs them. */
export const loggerOf = (level: string, destination: Destination = standardError()): Logger =>
  pino(
    {
      level,
      base: undefined,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination,
  );
