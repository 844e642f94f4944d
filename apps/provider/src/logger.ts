import { pino } from 'pino';

/** Members that are secrets or personal, wherever they stand in a log record. */
const secrets = ['token', 'cartId', 'cart_id', 'password', 'otp', 'telephone', 'email', 'address', 'street', 'authorization', 'cookie'];

export type Logger = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug'>;

/** Structured log on standard error; secrets and personal data are redacted even if somebody logs them. */
export const loggerOf = (level: string): Logger =>
  pino(
    {
      level,
      base: undefined,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    pino.destination({ fd: 2, sync: true }),
  );
