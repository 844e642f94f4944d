import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Rule, a file that breaks it, and the file's content. */
const planted: readonly [rule: string, file: string, code: string][] = [
  [
    'no-cycles',
    'packages/contract/src/one.ts',
    "import { other } from './other.ts'; export const one = other;",
  ],
  [
    'no-cycles',
    'packages/caching/src/one-type.ts',
    "import type { Other } from './other-type.ts'; export type One = Other;",
  ],
  [
    'contract-imports-only-its-schema-library',
    'packages/contract/src/reads-messages.ts',
    "import { text } from '../../messages/src/text.ts'; export const x = text;",
  ],
  [
    'messages-import-nothing',
    'packages/messages/src/reads-rules.ts',
    "import { rule } from '../../commerce-rules/src/rule.ts'; export const x = rule;",
  ],
  [
    'semaphore-imports-nothing',
    'packages/semaphore/src/reads-rules.ts',
    "import { rule } from '../../commerce-rules/src/rule.ts'; export const x = rule;",
  ],
  [
    'rules-import-only-types-of-the-contract',
    'packages/commerce-rules/src/runs-contract.ts',
    "import { plain } from '../../contract/src/plain.ts'; export const x = plain;",
  ],
  [
    'rules-know-nothing-but-the-contract',
    'packages/commerce-rules/src/knows-provider.ts',
    "import type { Thing } from '../../../apps/provider/src/thing.ts'; export type X = Thing;",
  ],
  [
    'caching-imports-nothing',
    'packages/caching/src/reads-messages.ts',
    "import { text } from '../../messages/src/text.ts'; export const x = text;",
  ],
  [
    'tracing-knows-nothing-of-the-shop',
    'packages/tracing/src/reads-messages.ts',
    "import { text } from '../../messages/src/text.ts'; export const x = text;",
  ],
  [
    'what-sends-traces-is-loaded-late',
    'apps/shop/src/sends-at-once.ts',
    "import { otlpRecorder } from '../../../packages/tracing/src/otlp-recorder.ts'; export const x = otlpRecorder;",
  ],
  [
    'what-asks-a-cluster-is-loaded-late',
    'apps/provider/src/read-model/asks-at-once.ts',
    "import { clusterOf } from '../../../../packages/search-index/src/opensearch/cluster/cluster.ts'; export const x = clusterOf;",
  ],
  [
    'search-index-imports-only-packages',
    'packages/search-index/src/node/reads-provider.ts',
    "import type { Thing } from '../../../../apps/provider/src/thing.ts'; export type X = Thing;",
  ],
  [
    'search-index-core-imports-no-node',
    'packages/search-index/src/core/reads-files.ts',
    "import { readFileSync } from 'node:fs'; export const x = readFileSync;",
  ],
  [
    'search-index-core-does-not-import-its-node-part',
    'packages/search-index/src/core/packs.ts',
    "import type { Pack } from '../node/pack.ts'; export type X = Pack;",
  ],
  [
    'engines-are-asked-by-their-interface',
    'apps/provider/src/browse/knows-index.ts',
    "import { x as y } from '../../../../packages/search-index/src/core/folds.ts'; export const x = y;",
  ],
  [
    'only-tests-import-the-engine-contract',
    'packages/search-index/src/core/runs-contract.ts',
    "import { contract } from '../testing/contract.ts'; export const x = contract;",
  ],
  [
    'provider-does-not-import-storefront',
    'apps/provider/src/reads-storefront.ts',
    "import { card } from '../../storefront/app/shop/card.ts'; export const x = card;",
  ],
  [
    'storefront-does-not-import-provider',
    'apps/storefront/app/reads-provider.ts',
    "import type { Thing } from '../../provider/src/thing.ts'; export type X = Thing;",
  ],
  [
    'only-the-shop-imports-the-desk',
    'apps/provider/src/reads-desk.ts',
    "import { x as y } from '../../back-office/app/paths.ts'; export const x = y;",
  ],
  [
    'the-sandbox-imports-nothing-of-the-shop',
    'apps/sandbox/src/reads-provider.ts',
    "import { x as y } from '../../provider/src/is-loopback.ts'; export const x = y;",
  ],
  [
    'only-the-shop-imports-the-sandbox',
    'apps/provider/src/reads-sandbox.ts',
    "import { x as y } from '../../sandbox/src/start-sandbox.ts'; export const x = y;",
  ],
  [
    'the-desk-imports-no-other-app',
    'apps/back-office/app/reads-storefront.ts',
    "import { x as y } from '../../storefront/app/paths.ts'; export const x = y;",
  ],
  [
    'shoppers-load-nothing-of-the-desk',
    'apps/storefront/app/asks-as-staff.ts',
    "import { deskClient } from '../../../packages/contract/src/desk-client.ts'; export const x = deskClient;",
  ],
  [
    'shoppers-load-nothing-of-the-desk',
    'apps/storefront/app/speaks-as-staff.ts',
    "import { desk } from '../../../packages/messages/src/en/desk/desk.ts'; export const x = desk;",
  ],
  [
    'features-of-the-desk-do-not-import-each-other',
    'apps/back-office/app/features/today/reads-orders.ts',
    "import { x as y } from '../orders/order.ts'; export const x = y;",
  ],
  [
    'only-tests-import-the-test-kit',
    'apps/provider/src/uses-test-kit.ts',
    "import { kit } from '../../../testing/kit/src/kit.ts'; export const x = kit;",
  ],
  [
    'device-knows-no-screen',
    'packages/device/src/uses-react.ts',
    "import { useState } from 'react'; export const x = useState;",
  ],
  [
    'device-knows-no-screen',
    'packages/device/src/uses-router.ts',
    "import type { Location } from 'react-router'; export type X = Location;",
  ],
  [
    'device-knows-no-screen',
    'packages/device/src/uses-hooks-of-zustand.ts',
    "import { useStore } from 'zustand'; export const x = useStore;",
  ],
  [
    'device-knows-no-app',
    'packages/device/src/reads-page.ts',
    "import { card } from '../../../apps/storefront/app/shop/card.ts'; export const x = card;",
  ],
  [
    'only-tests-import-device-doubles',
    'apps/storefront/app/shop/uses-doubles.ts',
    "import { tabs } from '../../../../packages/device/src/testing/tabs.ts'; export const x = tabs;",
  ],
  [
    'features-do-not-import-features',
    'apps/storefront/app/features/cart/reads-checkout.ts',
    "import { step } from '../checkout/step.ts'; export const x = step;",
  ],
  [
    'shop-parts-import-no-feature',
    'apps/storefront/app/shop/reads-feature.ts',
    "import { step } from '../features/checkout/step.ts'; export const x = step;",
  ],
  [
    'ui-kit-knows-no-shop',
    'packages/ui-kit/src/reads-shop.ts',
    "import { card } from '../../../apps/storefront/app/shop/card.ts'; export const x = card;",
  ],
  [
    'ui-kit-knows-no-shop',
    'packages/ui-kit/src/reads-rules.ts',
    "import { rule } from '../../commerce-rules/src/rule.ts'; export const x = rule;",
  ],
  [
    'screens-change-the-cart-through-one-door',
    'apps/storefront/app/shop/cards/adds-by-itself.ts',
    "import { addLines } from '../../device/cart/change-lines.ts'; export const x = addLines;",
  ],
  [
    'no-schemas-in-browser-code',
    'apps/storefront/app/stores/runs-schemas.ts',
    "import { schema } from '../../../../packages/contract/src/schemas.ts'; export const x = schema;",
  ],
  [
    'no-schemas-in-browser-code',
    'packages/device/src/runs-schemas.ts',
    "import { schema } from '../../contract/src/schemas.ts'; export const x = schema;",
  ],
  [
    'browsers-load-no-texts-of-messages',
    'apps/storefront/app/shop/reads-mail.ts',
    "import { mail } from '../../../../packages/messages/src/en/mail/mail.ts'; export const x = mail;",
  ],
  [
    'sql-only-in-sql-files',
    'apps/provider/src/modules/cart/asks-directly.ts',
    "import { sql } from 'kysely'; export const x = sql;",
  ],
  [
    'call-is-below-modules-and-http',
    'apps/provider/src/call/knows-orders.ts',
    "import type { Orders } from '../modules/orders/orders.ts'; export type X = Orders;",
  ],
  [
    'events-are-below-modules-and-http',
    'apps/provider/src/events/knows-a-module.ts',
    "import type { Thing } from '../modules/orders/orders.ts'; export type X = Thing;",
  ],
  [
    'http-knows-no-module-but-media',
    'apps/provider/src/http/asks-orders.ts',
    "import { orders } from '../modules/orders/orders.ts'; export const x = orders;",
  ],
  [
    'read-model-knows-few-modules',
    'apps/provider/src/read-model/asks-orders.ts',
    "import { orders } from '../modules/orders/orders.ts'; export const x = orders;",
  ],
  [
    'modules-are-below-the-read-model',
    'apps/provider/src/modules/orders/asks-the-catalog.ts',
    "import type { Memory } from '../../read-model/memory.ts'; export type X = Memory;",
  ],
  [
    'everybody-meets-browse-by-its-face',
    'apps/provider/src/processes/reaches-in.ts',
    "import { listing } from '../browse/listing.ts'; export const x = listing;",
  ],
  [
    'modules-meet-by-their-face',
    'apps/provider/src/modules/cart/reaches-in.ts',
    "import { rows } from '../orders/order-sql.ts'; export const x = rows;",
  ],
  [
    'everybody-meets-modules-by-their-face',
    'apps/provider/src/http/reaches-in.ts',
    "import { rows } from '../modules/orders/order-sql.ts'; export const x = rows;",
  ],
];

/** Allowed code; each file would break a rule that is slightly too broad. */
const allowed: Record<string, string> = {
  'packages/contract/src/plain.ts': 'export const plain = 1; export type Plain = number;',
  'packages/contract/src/other.ts': "import { one } from './one.ts'; export const other = one;",
  'packages/contract/src/schemas.ts': "import { z } from 'zod'; export const schema = z;",
  'packages/contract/src/good.test.ts':
    "import { kit } from '../../../testing/kit/src/kit.ts'; export const x = kit;",
  'packages/messages/src/text.ts': 'export const text = 1;',
  'packages/messages/src/en/mail/mail.ts': 'export const mail = 1;',
  'packages/commerce-rules/src/rule.ts':
    "import type { Plain } from '../../contract/src/plain.ts'; export const rule: Plain = 1;",
  'packages/device/src/store.ts':
    "import { createStore } from 'zustand/vanilla'; export const store = createStore(() => 1);",
  'packages/device/src/testing/tabs.ts': "import { store } from '../store.ts'; export const tabs = store;",
  'packages/device/src/tabs.test.ts': "import { tabs } from './testing/tabs.ts'; export const x = tabs;",
  'packages/tracing/src/otlp-recorder.ts': 'export const otlpRecorder = 1;',
  'packages/search-index/src/opensearch/cluster/cluster.ts': 'export const clusterOf = 1;',
  'packages/caching/src/other-type.ts':
    "import type { One } from './one-type.ts'; export type Other = One | undefined;",
  'packages/search-index/src/node/pack.ts':
    "import { zstdCompressSync } from 'node:zlib'; export type Pack = typeof zstdCompressSync;",
  'packages/search-index/src/core/folds.ts':
    "import { rule } from '../../../commerce-rules/src/rule.ts'; export const x = rule;",
  'packages/search-index/src/core/folds.test.ts':
    "import { equal } from 'node:assert'; import { x } from './folds.ts'; equal(x, 1);",
  'packages/search-index/src/core/search-engine.ts': 'export type SearchEngine = () => number;',
  'packages/search-index/src/testing/contract.ts':
    "import { x } from '../core/folds.ts'; export const contract = x;",
  'packages/search-index/src/engine.test.ts':
    "import { contract } from './testing/contract.ts'; export const x = contract;",
  'apps/provider/src/browse/asks.ts':
    "import type { SearchEngine } from '../../../../packages/search-index/src/core/search-engine.ts'; export type X = SearchEngine;",
  'apps/provider/src/read-model/fills.ts':
    "import { x as y } from '../../../../packages/search-index/src/core/folds.ts'; export const x = y;",
  'testing/kit/src/kit.ts': 'export const kit = 1;',
  'apps/provider/src/thing.ts': 'export type Thing = number;',
  'apps/provider/src/modules/orders/order-sql.ts': "import { sql } from 'kysely'; export const rows = sql;",
  'apps/provider/src/modules/orders/orders.ts':
    "import { rows } from './order-sql.ts'; export const orders = rows; export type Orders = typeof rows;",
  'apps/provider/src/modules/catalog/catalog.ts': 'export type Document = { id: number };',
  'apps/provider/src/modules/media/media.ts': 'export const pictures = 1;',
  'apps/provider/src/http/shows-pictures.ts':
    "import { pictures } from '../modules/media/media.ts'; export const x = pictures;",
  'apps/provider/src/read-model/memory.ts':
    "import type { Document } from '../modules/catalog/catalog.ts'; export type Memory = Document[];",
  'apps/provider/src/browse/listing.ts':
    "import type { Memory } from '../read-model/memory.ts'; import { orders } from '../modules/orders/orders.ts'; export const listing: [Memory, unknown] = [[], orders];",
  'apps/provider/src/browse/browse.ts': "export { listing } from './listing.ts';",
  'apps/provider/src/thing-of-main.ts':
    "import { listing } from './browse/browse.ts'; export const x = listing;",
  'apps/provider/src/modules/cart/meets-the-face.ts':
    "import { orders } from '../orders/orders.ts'; export const x = orders;",
  'apps/provider/src/jobs/meets-the-face.ts':
    "import { orders } from '../modules/orders/orders.ts'; export const x = orders;",
  'packages/commerce-rules/src/digits/digits.ts': 'export const digits = 1;',
  'packages/ui-kit/src/button.ts':
    "import { digits } from '../../commerce-rules/src/digits/digits.ts'; export const ui = digits;",
  'apps/storefront/app/shop/card.ts':
    "import { ui } from '../../../../packages/ui-kit/src/button.ts'; export const card = ui;",
  'packages/device/src/cart/lines/change-lines.ts': 'export const addLines = 1;',
  'apps/storefront/app/device/cart/add-to-cart-soon.ts':
    "import { addLines } from '../../../../../packages/device/src/cart/lines/change-lines.ts'; export const soon = addLines;",
  'apps/storefront/app/shop/cards/adds-through-the-door.ts':
    "import { soon } from '../../device/cart/add-to-cart-soon.ts'; export const x = soon;",
  'apps/storefront/app/features/checkout/step.ts':
    "import { card } from '../../shop/card.ts'; export const step = card;",
  'packages/contract/src/desk-client.ts': 'export const deskClient = 1;',
  'packages/messages/src/en/desk/desk.ts': 'export const desk = 1;',
  'apps/back-office/app/paths.ts': 'export const x = 1;',
  'apps/provider/src/is-loopback.ts': 'export const x = 1;',
  'apps/sandbox/src/start-sandbox.ts': 'export const x = 1;',
  'apps/back-office/app/features/orders/order.ts':
    "import { deskClient } from '../../../../../packages/contract/src/desk-client.ts'; import { desk } from '../../../../../packages/messages/src/en/desk/desk.ts'; export const x = [deskClient, desk];",
  'apps/shop/src/serves-the-desk.ts':
    "import { x as y } from '../../back-office/app/paths.ts'; export const x = y;",
  'apps/storefront/app/paths.ts': 'export const x = 1;',
  'apps/storefront/app/stores/knows-types.ts':
    "import type { schema } from '../../../../packages/contract/src/schemas.ts'; export type X = typeof schema;",
};

/** The other half of a planted circle, which is found as well. */
const otherHalves = new Set(['packages/contract/src/other.ts', 'packages/caching/src/other-type.ts']);

type Cruise = { summary: { violations: { from: string; rule: { name: string } }[] } };

describe('the directions of the house', () => {
  let folder = '';
  let found: { file: string; rule: string }[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'directions-'));
    for (const [file, code] of [
      ...Object.entries(allowed),
      ...planted.map(([, file, code]) => [file, code] as const),
    ]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      '{"compilerOptions":{"module":"nodenext","allowImportingTsExtensions":true,"noEmit":true}}',
    );
    const done = spawnSync(
      process.execPath,
      [
        '--import',
        join(root, 'scripts/typescript-6-resolution.ts'),
        join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
        'packages',
        'apps',
        'testing',
        '--config',
        join(root, 'directions.config.cjs'),
        '--output-type',
        'json',
      ],
      { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    found = (JSON.parse(done.stdout) as Cruise).summary.violations.map(({ from, rule }) => ({
      file: from,
      rule: rule.name,
    }));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(planted)('catch a violation of %s', (rule, file) => {
    expect(found).toContainEqual({ file, rule });
  });

  it('leave alone what is allowed', () => {
    const files = new Set(planted.map(([, file]) => file));
    expect(found.filter(({ file }) => !files.has(file) && !otherHalves.has(file))).toEqual([]);
  });

  it('have a planted violation for every rule', async () => {
    const { default: config } = (await import(join(root, 'directions.config.cjs'))) as {
      default: { forbidden: { name: string }[] };
    };
    expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(config.forbidden.map(({ name }) => name)));
  });
});
