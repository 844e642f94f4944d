import { describe, expect, it } from 'vitest';
import { loggerOf } from './logger.ts';

describe('loggerOf', () => {
  it.each([
    'token',
    'accessToken',
    'password',
    'otp',
    'code',
    'pin',
    'pan',
    'iban',
    'identity',
    'public_hash',
    'telephone',
  ])('writes no %s, at any depth it looks at', (name) => {
    const lines: string[] = [];
    const logger = loggerOf('info', { write: (line) => void lines.push(line) });
    logger.info(
      { [name]: 'kept-secret', of: { [name]: 'kept-secret', deep: { [name]: 'kept-secret' } } },
      'said',
    );
    expect(lines.join('')).toContain('said');
    expect(lines.join('')).not.toContain('kept-secret');
  });
});
