import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const named = [
  'add',
  'delete',
  'delete-nonconfirmed',
  'update',
  'load',
  'shipping',
  'save-hash',
  'mark-sync',
  'mark-totals-sync',
  'update-props',
  'update-totals',
  'server-token',
  'update-payment',
  'toggle-microcart',
  'update-bypass-counter',
  'updating-item',
];
const root = join(import.meta.dirname, '../../../..');
const record = readFileSync(join(root, 'docs/decisions/0021-store-actions-of-the-wire.md'), 'utf8');
const rows = [...record.matchAll(/^\| ([\w-]+) \| .* \| `([^`]+)` \|$/gm)].map(
  ([, action = '', file = '']) => ({ action, file }),
);

it('says of every store action of spec 1 §4 where what it does is done', () => {
  expect(rows.map(({ action }) => action)).toEqual(named);
  expect(rows.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
});
