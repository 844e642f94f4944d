import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const screens = ['apps/storefront/app', 'apps/back-office/app', 'packages/ui-kit/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx|css)$/.test(name))
    .map((name) => join(folder, name)),
);

/**
 * Styles unsuitable for Arabic: its letters are joined and have no letter spacing, capitals or italics, and
 * their counters close at weights above 700.
 */
const unfit =
  /["'`\s:](?:italic|uppercase|capitalize|tracking-[\w[]|font-(?:extrabold|black))(?=["'`\s])|letter-spacing:|text-transform:|font-style: (?:italic|oblique)/;

const offences = (name: string) =>
  readFileSync(join(root, name), 'utf8')
    .split('\n')
    .filter((line) => (name.endsWith('.css') || /class/i.test(line)) && unfit.test(line));

describe('screens', () => {
  it.each(screens)('%s sets Arabic unspaced, upright and no heavier than bold', (name) => {
    expect(offences(name)).toEqual([]);
  });
});
