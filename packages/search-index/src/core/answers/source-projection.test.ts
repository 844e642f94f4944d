import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceProjection } from './source-projection.ts';

const tee = {
  id: 1,
  sku: 'TEE',
  image: '/a.jpg',
  small_image: '/b.jpg',
  sgn: 'x',
  category_ids: ['20', '21'],
  stock: { qty: 4, is_in_stock: true, sgn: 'y' },
  configurable_children: [
    { id: 2, sku: 'TEE-M', color: 49, sgn: 'z' },
    { id: 3, sku: 'TEE-L', color: 50, sgn: 'z' },
  ],
};
const children = (...members: object[]) => ({ configurable_children: members });

/** Documents with few distinct names, so that patterns match them, and with nested lists and objects. */
const document = fc.letrec<{ member: unknown; holder: Record<string, unknown> }>((tie) => ({
  member: fc.oneof(
    { depthSize: 'small' },
    fc.nat({ max: 9 }),
    tie('holder'),
    fc.array(tie('member'), { maxLength: 3 }),
  ),
  holder: fc.dictionary(fc.constantFrom('id', 'sku', 'image', 'small_image'), tie('member'), { maxKeys: 4 }),
})).holder;
const patterns = fc.array(
  fc
    .array(fc.constantFrom('id', 'sku', 'image', 'small_image', 'small', '*', '*image', 's*', '*d', '**'), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => parts.join('.')),
  { maxLength: 3 },
);

/** Returns every plain value with its path; lists add nothing to a path. */
const leavesOf = (value: unknown, path = ''): [string, unknown][] => {
  if (Array.isArray(value)) return value.flatMap((element) => leavesOf(element, path));
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, member]) =>
    leavesOf(member, path === '' ? name : `${path}.${name}`),
  );
};
const above = (path: string): string[] =>
  path.split('.').map((_, place, names) => names.slice(0, place + 1).join('.'));
const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((text) => text.replaceAll('.', '\\.'))
      .join('.*')}$`,
  );

describe('sourceProjection', () => {
  it.each<[string, string[], string[], object]>([
    ['an empty list lets all through', [], [], tee],
    ['a name', ['sku'], [], { sku: 'TEE' }],
    ['a name with all below it', ['stock'], [], { stock: tee.stock }],
    ['a list of plain values', ['category_ids'], [], { category_ids: ['20', '21'] }],
    ['a path', ['configurable_children.sku'], [], children({ sku: 'TEE-M' }, { sku: 'TEE-L' })],
    ['a star in front, at every depth', ['*image'], [], { image: '/a.jpg', small_image: '/b.jpg' }],
    [
      'a star that reaches into lists',
      ['*sku'],
      [],
      { sku: 'TEE', ...children({ sku: 'TEE-M' }, { sku: 'TEE-L' }) },
    ],
    ['exclude beats include', ['sku', 'image'], ['image'], { sku: 'TEE' }],
    ['exclude of a name leaves those below others', ['sgn', 'stock'], ['sgn'], { stock: tee.stock }],
    [
      'exclude below any name',
      ['stock', 'configurable_children'],
      ['*.sgn'],
      {
        stock: { qty: 4, is_in_stock: true },
        ...children({ id: 2, sku: 'TEE-M', color: 49 }, { id: 3, sku: 'TEE-L', color: 50 }),
      },
    ],
    [
      'exclude of a path',
      [],
      ['id', 'sku', 'image', 'small_image', 'sgn', 'category_ids', 'configurable_children', 'stock.qty'],
      { stock: { is_in_stock: true, sgn: 'y' } },
    ],
    ['exclude of everything', [], ['*'], {}],
    ['a name that is not there', ['price'], [], {}],
    ['a name is not the beginning of another', ['sm'], [], {}],
    ['a dot is a dot', ['st.ck'], [], {}],
  ])('keeps %s', (_, include, exclude, expected) => {
    expect(sourceProjection({ include, exclude })(tee)).toEqual(expected);
  });

  it('keeps at every depth what is named, or stands below what is, and is not left out in the same way', () => {
    fc.assert(
      fc.property(document, patterns, patterns, (given, include, exclude) => {
        const names = (list: readonly string[]) => (path: string) =>
          above(path).some((place) => list.some((pattern) => expressionOf(pattern).test(place)));
        const expected = leavesOf(given).filter(
          ([path]) => (include.length === 0 || names(include)(path)) && !names(exclude)(path),
        );
        expect(leavesOf(sourceProjection({ include, exclude })(given))).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the same for the second document as for the first', () => {
    const project = sourceProjection({ include: ['*sku', 'stock'], exclude: ['*.sgn'] });
    expect(project(tee)).toEqual(project(tee));
  });
});
