import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const screens = ['apps/storefront/app', 'apps/back-office/app', 'packages/ui-kit/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx|css)$/.test(name))
    .map((name) => join(folder, name)),
);

const physicalUtility =
  /(?:^|[\s"'`:-])-?(?:(?:m|p|border|rounded|scroll-m|scroll-p)[lr](?:-|\b(?=["'`\s]))|(?:left|right)-|text-(?:left|right)\b|rounded-(?:tl|tr|bl|br)\b|float-(?:left|right)\b)/;
const physicalProperty =
  /(?:^|[\s;{])(?:left|right|(?:margin|padding|border)-(?:left|right)|text-align:\s*(?:left|right))\s*:/;

const offences = (name: string) =>
  readFileSync(join(root, name), 'utf8')
    .split('\n')
    .filter((line) =>
      name.endsWith('.css') ? physicalProperty.test(line) : /class/i.test(line) && physicalUtility.test(line),
    );

describe('screens', () => {
  it.each(screens)('lesson 18: %s knows start and end, never left and right', (name) => {
    expect(offences(name)).toEqual([]);
  });
});
