/* The directions of the house: who may import whom. Each rule has a planted violation in scripts/directions.test.ts. */
const tests = '\\.(test|calls\\.test|e2e)\\.tsx?$|^testing/';
const browserCode = '^apps/storefront/app/(?!server/|entry\\.server)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A circle of imports has no first reader.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-imports-only-its-schema-library',
      comment: 'The contract is data: everybody depends on it, it depends on zod alone.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: tests },
      to: { pathNot: '^packages/contract/src/|node_modules/zod/' },
    },
    {
      name: 'messages-import-nothing',
      comment: 'Texts are leaves.',
      severity: 'error',
      from: { path: '^packages/messages/src/', pathNot: tests },
      to: { pathNot: '^packages/messages/src/' },
    },
    {
      name: 'semaphore-imports-nothing',
      comment: 'Both halves use it.',
      severity: 'error',
      from: { path: '^packages/semaphore/src/', pathNot: tests },
      to: { pathNot: '^packages/semaphore/src/' },
    },
    {
      name: 'rules-import-only-types-of-the-contract',
      comment: 'Rules are pure functions: clock, randomness and data arrive as arguments.',
      severity: 'error',
      from: { path: '^packages/commerce-rules/src/', pathNot: tests },
      to: { pathNot: '^packages/commerce-rules/src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-know-nothing-but-the-contract',
      comment: 'Not even types of others.',
      severity: 'error',
      from: { path: '^packages/commerce-rules/src/', pathNot: tests },
      to: { pathNot: '^packages/(commerce-rules|contract)/src/' },
    },
    {
      name: 'provider-does-not-import-storefront',
      comment: 'They share contract, rules and messages, nothing else.',
      severity: 'error',
      from: { path: '^apps/provider/', pathNot: tests },
      to: { path: '^apps/(storefront|shop)/' },
    },
    {
      name: 'storefront-does-not-import-provider',
      comment: 'They share contract, rules and messages, nothing else.',
      severity: 'error',
      from: { path: '^apps/storefront/', pathNot: tests },
      to: { path: '^apps/(provider|shop)/' },
    },
    {
      name: 'only-tests-import-the-test-kit',
      comment: 'Builders and test databases have no place in a running shop.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '^testing/kit/' },
    },
    {
      name: 'features-do-not-import-features',
      comment: 'What two features need belongs to shop/.',
      severity: 'error',
      from: { path: '^apps/storefront/app/features/([^/]+)/' },
      to: { path: '^apps/storefront/app/features/', pathNot: '^apps/storefront/app/features/$1/' },
    },
    {
      name: 'shop-parts-import-no-feature',
      comment: 'Parts of the trade are below the features.',
      severity: 'error',
      from: { path: '^apps/storefront/app/shop/' },
      to: { path: '^apps/storefront/app/(features|routes)/' },
    },
    {
      name: 'ui-knows-no-shop',
      comment: 'The kit has no words of the trade.',
      severity: 'error',
      from: { path: '^apps/storefront/app/ui/' },
      to: { path: '^apps/storefront/app/(shop|features|routes|view-models|device|offline)/' },
    },
    {
      name: 'screens-change-the-cart-through-one-door',
      comment:
        'What is added goes through addToCartSoon, so that it survives a page that is left at once; every other change through cart-actions.',
      severity: 'error',
      from: { path: '^apps/storefront/app/(?!device/)', pathNot: tests },
      to: {
        path: '(^|/)device/(src/)?(cart/(change-|choose-|replace-line|changes/)|journal/(commit|replay))|^apps/storefront/app/device/(page/|journal/)?(page-cart-controller|add-pending)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-schemas-in-browser-code',
      comment: 'A schema library costs a browser 23 to 77 kB.',
      severity: 'error',
      from: { path: browserCode, pathNot: tests },
      to: {
        path: 'packages/contract/src/schemas\\.ts$|node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-only-in-sql-files',
      comment: 'Statements live in *-sql.ts and the read model, so that they can be found.',
      severity: 'error',
      from: {
        path: '^apps/provider/src/',
        pathNot: `(-sql\\.ts|^apps/provider/src/(read-model|database|jobs)/.*)$|${tests}`,
      },
      to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-meet-by-their-face',
      comment: "A module's public face is the file named after it; nobody imports past it.",
      severity: 'error',
      from: { path: '^apps/provider/src/modules/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/provider/src/modules/([^/]+)/',
        pathNot: '^apps/provider/src/modules/($1/|([^/]+)/\\2\\.ts$)',
      },
    },
    {
      name: 'everybody-meets-modules-by-their-face',
      comment:
        'What a module offers to http, to processes, to importers and to the shop stands in the file named after it.',
      severity: 'error',
      from: { path: '^(apps|catalogue)/', pathNot: `^apps/provider/src/modules/|${tests}` },
      to: { path: '^apps/provider/src/modules/', pathNot: '^apps/provider/src/modules/([^/]+)/\\1\\.ts$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/|\\.generated\\.ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
