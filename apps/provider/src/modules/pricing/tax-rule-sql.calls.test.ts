import { taxRule } from '@dijla/contract/schemas';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readTotalsContextRows } from '../cart/totals/totals-context-sql.ts';
import { readTaxRules } from './pricing.ts';

const { db } = await testDatabase();

describe('readTaxRules', () => {
  it('is what totals are computed with, and names no region that has no name', async () => {
    await sql`update tax_rate set region_name = ''`.execute(db);
    const rules = await readTaxRules(db);
    expect(rules.map((rule) => taxRule.parse(rule))).toEqual(
      (await readTotalsContextRows(db, 'en', Date.now())).rules,
    );
    expect(rules.flatMap(({ rates }) => rates).filter((rate) => 'region_name' in rate)).toEqual([]);
    expect(rules).not.toEqual([]);
  });
});
