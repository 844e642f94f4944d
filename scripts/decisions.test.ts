import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const records = readdirSync(folder)
  .filter((name) => /^\d{4}-/.test(name))
  .map((name) => {
    const [heading = '', , status = '', date = ''] = readFileSync(join(folder, name), 'utf8').split('\n');
    return { name, number: Number(name.slice(0, 4)), heading, status, date };
  });

it.each(records)('$name has its number, a status and a date', ({ number, heading, status, date }) => {
  expect(heading).toMatch(new RegExp(`^# ${number}\\. \\S`));
  expect(status).toMatch(/^Status: (proposed|in force|replaced by record \d+)/);
  expect(date).toMatch(/^Date: \d{4}-\d{2}-\d{2}$/);
});

it('lists every record in the index under its title', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const lines = records.map(
    ({ name, number, heading }) => `| ${number} | [${heading.replace(/^# \d+\. /, '')}](${name}) |`,
  );
  expect(lines.filter((line) => !index.includes(line))).toEqual([]);
  expect(index.match(/^\| \d+ \|/gm)).toHaveLength(records.length);
});
