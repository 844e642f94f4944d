import { describe, expect, it } from 'vitest';
import { functionsOf, spreadOf } from './code-figures.ts';
import { addressesOf, differencesOf, leavesOf, statementsOf } from './surface.ts';

describe('the surface of a checkout', () => {
  it('lists every leaf of a document with its path', () => {
    expect(leavesOf({ a: { b: [1, 'two'] }, none: {} })).toEqual([
      '/a/b/0 = 1',
      '/a/b/1 = "two"',
      '/none = {}',
    ]);
  });

  it('reads the same statements from SQL that is laid out or commented otherwise', () => {
    const plain = 'create table a (id int); create index on a (id);';
    const spaced = '-- A table.\ncreate table a\n  (id int);\n\ncreate index on a (id); -- found by id';
    expect(statementsOf(spaced)).toEqual(statementsOf(plain));
    expect(statementsOf('create table a (id bigint);')).not.toEqual(statementsOf('create table a (id int);'));
  });

  it('lists addresses, whatever their files are called', () => {
    const routes = {
      children: [{ path: 'en', children: [{ index: true }, { children: [{ path: 'cart' }] }] }],
    };
    expect(addressesOf(routes)).toEqual(['/en', '/en/cart']);
  });

  it('lists what only one of two has', () => {
    expect(differencesOf(['a', 'b'], ['b', 'c'])).toEqual(['- a', '+ c']);
  });
});

describe('figures of code', () => {
  it('measures nested functions too, and no types', () => {
    const source = 'type F = () => void;\nexport const a = () => {\n  const b = () => 1;\n  return b;\n};\n';
    expect(functionsOf('a.ts', source).map(({ lines }) => lines)).toEqual([4, 1]);
  });

  it('finds median, 90th percentile and maximum', () => {
    expect(spreadOf([3, 1, 2, 10])).toEqual({ median: 3, p90: 10, most: 10 });
    expect(spreadOf([])).toEqual({ median: 0, p90: 0, most: 0 });
  });
});
