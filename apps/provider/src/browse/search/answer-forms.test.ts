import { describe, expect, it } from 'vitest';
import { answerForms } from './answer-forms.ts';
import { cardForm } from './card-forms.ts';

const document = { id: 1, name: 'Kettle', price: 5 };

describe('answerForms', () => {
  it.each([
    ['product', {}, '{"id":1,"name":"Kettle","price":5}'],
    ['product', { _source_include: 'id,name' }, '{"id":1,"name":"Kettle"}'],
    ['product', { _source_includes: 'id, name ' }, '{"id":1,"name":"Kettle"}'],
    ['product', { _source_exclude: 'id,name' }, '{"price":5}'],
    ['product', { _source_excludes: 'id', _source_exclude: 'name' }, '{"price":5}'],
    ['product', { response_format: 'compact', _source_include: 'price' }, '{"p":5}'],
    ['category', { response_format: 'compact', _source_include: 'price' }, '{"price":5}'],
  ] as const)(
    'shows a %s as %o says, however often and after whatever else it is asked',
    (entity, query, expected) => {
      const formOf = answerForms();
      const asked = Array.from(
        { length: 20 },
        (_, other) => [formOf(entity, query), formOf(entity, { _source_include: `${other}` })][0],
      );
      expect(asked.map((form) => form && cardForm(form).textOf(document))).toEqual(asked.map(() => expected));
      expect(new Set(asked).size).toBe(1);
    },
  );

  it('names no two forms alike, and forgets those not asked for any more', () => {
    const formOf = answerForms();
    const forms = Array.from({ length: 20 }, (_, each) => formOf('product', { _source_include: `${each}` }));
    expect(new Set(forms.map((form) => cardForm(form).name)).size).toBe(20);
    expect(
      forms.map((form, each) => formOf('product', { _source_include: `${each}` }) === form).filter(Boolean)
        .length,
    ).toBe(0);
  });
});
