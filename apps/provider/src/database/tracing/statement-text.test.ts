import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownStatement } from './statement-text.ts';

describe('shownStatement', () => {
  it.each([
    [
      'select "id" from "customer" where "email" = $1 limit $2',
      'select "id" from "customer" where "email" = $1 limit $2',
    ],
    ["select 1 from cart where state = 'active'", 'select ? from cart where state = ?'],
    ["select 'it''s' || E'a\\'b', $12", 'select ? || ?, $12'],
    ['select $$0770 123 4567$$, $a$x$$y$a$', 'select ?, ?'],
    [
      '/* prepared */ select a1, "b2", c.d3 from t4 -- noor@example.iq\nwhere x > 1.5e3',
      'select a1, "b2", c.d3 from t4 where x > ?',
    ],
    ["select '{\"a\": 1}'::jsonb ->> 'a'", 'select ?::jsonb ->> ?'],
  ])('of %s shows no value', (statement, text) => {
    expect(shownStatement(statement).text).toBe(text);
  });

  it.each([
    ['begin', 'BEGIN', 'BEGIN'],
    ['insert into "order" (a) values ($1)', 'INSERT', 'INSERT order'],
    ['with x as (select 1) update cart set a = $1', 'WITH', 'WITH cart'],
    ['update stock_item set qty = $1', 'UPDATE', 'UPDATE stock_item'],
    ['', 'STATEMENT', 'STATEMENT'],
  ])('of %s is named %s', (statement, operation, name) => {
    expect(shownStatement(statement)).toMatchObject({ operation, name });
  });

  it('never shows a text that a statement has in quotes', () => {
    const word = fc.stringMatching(/^[a-z]{12}$/);
    fc.assert(
      fc.property(
        word,
        fc.constantFrom("'", '$$', '$q$'),
        fc.string({ maxLength: 20 }),
        (secret, quote, more) => {
          const quoted =
            quote === "'" ? `'${secret}${more.replaceAll("'", "''")}'` : `${quote}${secret}${quote}`;
          expect(shownStatement(`select ${quoted} as a from t where b = $1`).text).toBe(
            'select ? as a from t where b = $1',
          );
        },
      ),
    );
  });

  it('is bounded', () => {
    expect(shownStatement(`select ${'a, '.repeat(5000)} b`).text.length).toBeLessThanOrEqual(4000);
  });
});
