import { describe, expect, it } from 'vitest';
import { keyScopes, permissionsOfScopes } from './key-scopes.ts';

describe('scopes of API keys', () => {
  it('have each permission once at most, so that each call has one place', () => {
    const all = Object.values(keyScopes).flat();
    expect(all.length).toBe(new Set(all).size);
  });

  it('leave what people alone do to people', () => {
    const given = new Set<string>(Object.values(keyScopes).flat());
    for (const permission of [
      'desk.enter',
      'staff.manage',
      'integrations.manage',
      'audit.read',
      'orders.refund',
    ])
      expect([permission, given.has(permission)]).toEqual([permission, false]);
  });

  it('give nothing where only another release knows them', () => {
    expect(permissionsOfScopes(['orders.read', 'orders.of-later', 'toString'])).toEqual(['orders.read']);
  });
});
