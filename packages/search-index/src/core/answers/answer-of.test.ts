import { describe, expect, it } from 'vitest';
import { answerOf } from './answer-of.ts';

const tee = {
  id: 1,
  sku: 'TEE',
  name: 'Tee',
  url_key: 'tee',
  status: 1,
  price: 15,
  configurable_children: [{ id: 2, sku: 'TEE-M', name: 'Tee M', price: 15, color: 49 }],
};
const found = { hits: [{ document: tee, score: null }], total: 7 };
const all = { include: [], exclude: [] };

describe('answerOf', () => {
  it('renames products and their variants and drops nothing', () => {
    expect(answerOf(found, { entity: 'product', source: all, isCompact: true })).toEqual({
      hits: [
        {
          id: 1,
          sku: 'TEE',
          nm: 'Tee',
          u: 'tee',
          s: 1,
          p: 15,
          configurable_children: [{ id: 2, sku: 'TEE-M', nm: 'Tee M', p: 15, color: 49 }],
          _score: null,
        },
      ],
      total: 7,
    });
  });

  it('brings the definitions of all facets when they were asked for', () => {
    const attributes = [{ attribute_code: 'color', options: [] }];
    expect(
      answerOf(
        { hits: [], total: 0, aggregations: {}, attributes },
        { entity: 'product', source: all, isCompact: true },
      ),
    ).toEqual({ hits: [], total: 0, aggregations: {}, attribute_metadata: attributes });
  });

  it('chooses fields under their full names before it renames', () => {
    const source = { include: ['name', 'configurable_children.price'], exclude: [] };
    expect(answerOf(found, { entity: 'product', source, isCompact: true }).hits).toEqual([
      { nm: 'Tee', configurable_children: [{ p: 15 }], _score: null },
    ]);
  });

  it('renames nothing but products, and only when asked', () => {
    const shown = (entity: 'category' | 'product', isCompact: boolean) =>
      answerOf(found, { entity, source: { include: ['name'], exclude: [] }, isCompact }).hits;
    expect([shown('category', true), shown('product', false)]).toEqual([
      [{ name: 'Tee', _score: null }],
      { total: 7, hits: [{ _id: '1', _type: 'product', _score: null, _source: { name: 'Tee' } }] },
    ]);
  });

  it('W1: nests hits as Elasticsearch does when the compact form is not asked for, counts beside them', () => {
    const attributes = [{ attribute_code: 'color', options: [] }];
    expect(
      answerOf(
        {
          hits: [{ id: 9, document: { id: 9, sku: 'A' }, score: 1.5 }],
          total: 3,
          aggregations: {},
          attributes,
        },
        { entity: 'product', source: all, isCompact: false },
      ),
    ).toEqual({
      hits: { total: 3, hits: [{ _id: '9', _type: 'product', _score: 1.5, _source: { id: 9, sku: 'A' } }] },
      aggregations: {},
      attribute_metadata: attributes,
    });
  });

  it('leaves only the score when everything is excluded', () => {
    expect(
      answerOf(found, { entity: 'product', source: { include: [], exclude: ['*'] }, isCompact: true }).hits,
    ).toEqual([{ _score: null }]);
  });
});
