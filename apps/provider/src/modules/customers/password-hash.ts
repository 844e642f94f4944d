import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Memory in KiB, passes and lanes recommended by OWASP for Argon2id: about 50 ms on one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltLength = 16;
const tagLength = 32;

type Cost = { memory: number; passes: number; parallelism: number };

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

const tagOf = (password: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> =>
  derive({ message: Buffer.from(password.normalize('NFKC')), nonce, memory, passes, parallelism, tagLength });

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/**
 * Returns the Argon2id hash of a password with a random salt, in the notation
 * `$argon2id$v=19$m=…,t=…,p=…$salt$tag`.
 */
export const passwordHash = async (password: string): Promise<string> => {
  const salt = randomBytes(saltLength);
  const tag = await tagOf(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
};

const notation =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{22,})$/;

/** Whether the hash is that of this password; false for a hash in another notation. */
export const isPasswordOf = async (hash: string, password: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', tag = ''] = notation.exec(hash) ?? [];
  const expected = Buffer.from(tag, 'base64');
  if (expected.length !== tagLength) return false;
  const found = await tagOf(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(found, expected);
};
