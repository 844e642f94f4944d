import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { writtenOnce } from './written-once.ts';

const { db } = await testDatabase();

it('is written once, and run each time with the values given then', async () => {
  let times = 0;
  const told = writtenOnce<{ word: string; numbers: number[]; none: null }, { said: string }>((given) => {
    times += 1;
    return sql`select concat(${given('word')}::text, ${'-'}::text, array_to_string(${given('numbers')}::int[], '+'), ${given('none')}::text, ${given('word')}::text) as said`;
  });
  const answers = [
    await told(db, { word: 'كوب', numbers: [1, 2], none: null }),
    await told(db, { word: `o'r`, numbers: [], none: null }),
  ];
  expect(answers.map(({ rows }) => rows)).toEqual([[{ said: 'كوب-1+2كوب' }], [{ said: `o'r-o'r` }]]);
  expect(times).toBe(1);
});
