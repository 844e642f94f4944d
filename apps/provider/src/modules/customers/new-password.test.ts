import { describe, expect, it } from 'vitest';
import { weakPassword } from './new-password.ts';

describe('weakPassword', () => {
  it.each([
    ['1234567', true], ['12345678', false], ['', true], ['كلمةالسر', false], ['كلمة سر', true], ['🔑🔑🔑🔑', true], ['🔑🔑🔑🔑🔑🔑🔑🔑', false],
  ])('of %j is %s', (password, isWeak) => {
    expect(weakPassword(password) !== null).toBe(isWeak);
  });
});
