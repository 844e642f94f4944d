import { describe, expect, it } from 'vitest';
import { personName } from './person-name.ts';

describe('personName', () => {
  it.each([
    ['نور', true],
    ['د.علي', true],
    ['Dr. O’Neil-Smith', true],
    ['Awww. Noor', true],
    ['7', false],
    ['Your card was charged: https://evil.example/cancel', false],
    ['HTTP://evil.example', false],
    ['WWW.evil.example', false],
    ['see www.evil.example', false],
  ])('%s: %s', (name, isTaken) => {
    expect(personName.safeParse(name).success).toBe(isTaken);
  });
});
