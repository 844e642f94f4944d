import { describe, expect, it } from 'vitest';
import { WrittenJson, writtenMembers, writtenObject } from './written-json.ts';

describe('written JSON', () => {
  it.each<[string, object, string]>([
    [
      'has what is written as it is',
      { cart: new WrittenJson('{"qty":1}'), refreshToken: 'a"b' },
      '{"cart":{"qty":1},"refreshToken":"a\\"b"}',
    ],
    [
      'leaves out what is not there, as JSON does',
      { cart: undefined, refreshToken: null },
      '{"refreshToken":null}',
    ],
    ['is empty of nothing', {}, '{}'],
  ])('of an object %s', (_, object, text) => expect(writtenObject(object)).toBe(text));

  it.each<[object, string]>([
    [{ qty: 1, name: 'شاي' }, '"qty":1,"name":"شاي"'],
    [{}, ''],
    [{ gone: undefined }, ''],
  ])('of the members of %j has no braces', (object, text) => expect(writtenMembers(object)).toBe(text));
});
