/* The directions of the house: who may import whom. Each rule has a planted violation in scripts/directions.test.ts. */
const tests = '\\.(test|calls\\.test|e2e)\\.tsx?$|^testing/';
const browserCode =
  '^apps/storefront/app/(?!server/|entry\\.server)|^apps/back-office/app/|^packages/(device|ui-kit)/src/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'A circle of imports has no first reader; a type that two files name belongs in a file below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
      name: 'caching-imports-nothing',
      comment: 'Caches are leaves.',
      severity: 'error',
      from: { path: '^packages/caching/src/', pathNot: tests },
      to: { pathNot: '^packages/caching/src/' },
    },
    {
      name: 'tracing-knows-nothing-of-the-shop',
      comment: 'Everybody whose work is traced uses it.',
      severity: 'error',
      from: { path: '^packages/tracing/src/', pathNot: tests },
      to: { path: '^(apps|packages|catalogue|testing)/', pathNot: '^packages/tracing/' },
    },
    {
      name: 'what-sends-traces-is-loaded-late',
      comment: 'A shop that sends none loads no library of theirs.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: tests },
      to: { path: '^packages/tracing/src/otlp-recorder\\.ts$', dynamic: false },
    },
    {
      name: 'search-index-imports-only-packages',
      comment: 'The index is filled and asked by the provider, and knows neither its modules nor its SQL.',
      severity: 'error',
      from: { path: '^packages/search-index/' },
      to: { path: '^(apps|catalogue|testing)/|node_modules/(kysely|pg|pg-copy-streams|hono)/' },
    },
    {
      name: 'search-index-core-imports-no-node',
      comment: 'Whoever searches, a device too, runs the core; what needs Node is in search-index/src/node.',
      severity: 'error',
      from: { path: '^packages/search-index/src/core/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'what-asks-a-cluster-is-loaded-late',
      comment: 'A shop without SEARCH_URL searches in memory and loads nothing of it.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `^packages/search-index/src/opensearch/|^apps/provider/src/read-model/cluster/|${tests}`,
      },
      to: {
        path: '^packages/search-index/src/opensearch/|^apps/provider/src/read-model/cluster/',
        dynamic: false,
      },
    },
    {
      name: 'search-index-core-does-not-import-its-node-part',
      comment: 'Compression, threads, files and clusters are above the core.',
      severity: 'error',
      from: { path: '^packages/search-index/src/core/', pathNot: tests },
      to: { path: '^packages/search-index/src/(node|opensearch)/' },
    },
    {
      name: 'engines-are-asked-by-their-interface',
      comment:
        'Who searches knows the interface, what a query says and how it is answered, the owner’s words and slim catalogues: another engine may answer. The read model fills the index, which is storage.',
      severity: 'error',
      from: { path: '^(apps|catalogue)/', pathNot: `^apps/provider/src/read-model/|${tests}` },
      to: {
        path: '^packages/search-index/src/core/',
        pathNot:
          '^packages/search-index/src/core/((search-engine|counts-of)\\.ts$|(query|words|answers|slim)/)',
      },
    },
    {
      name: 'only-tests-import-the-engine-contract',
      comment: 'Arbitrary products and the tests that every engine passes have no place in a running shop.',
      severity: 'error',
      from: { pathNot: `${tests}|^packages/search-index/src/testing/` },
      to: { path: '^packages/search-index/src/testing/' },
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
      name: 'only-the-shop-imports-the-desk',
      comment: 'No shopper downloads a byte of the desk, and the provider knows no screen.',
      severity: 'error',
      from: { pathNot: `^apps/(back-office|shop)/|${tests}` },
      to: { path: '^apps/back-office/' },
    },
    {
      name: 'the-sandbox-imports-nothing-of-the-shop',
      comment: 'It answers as those outside do, who know the shop by its requests alone.',
      severity: 'error',
      from: { path: '^apps/sandbox/', pathNot: tests },
      to: { path: '^(apps|packages|catalogue|testing)/', pathNot: '^apps/sandbox/' },
    },
    {
      name: 'only-the-shop-imports-the-sandbox',
      comment: 'What is tried must be what runs: nothing in the shop knows that it speaks to the sandbox.',
      severity: 'error',
      from: { pathNot: `^apps/(sandbox|shop)/|${tests}` },
      to: { path: '^apps/sandbox/' },
    },
    {
      name: 'the-desk-imports-no-other-app',
      comment: 'It shares contract, rules, messages and the kit with the storefront, nothing else.',
      severity: 'error',
      from: { path: '^apps/back-office/', pathNot: tests },
      to: { path: '^apps/(provider|storefront|shop)/|^packages/(device|search-index)/' },
    },
    {
      name: 'shoppers-load-nothing-of-the-desk',
      comment: 'Calls, texts and libraries of the desk stay out of the storefront and of what it is made of.',
      severity: 'error',
      from: { path: '^apps/storefront/|^packages/(device|ui-kit)/', pathNot: tests },
      to: {
        path: '^packages/contract/src/desk-(client|paths)\\.ts$|^packages/messages/src/[^/]+/desk/|node_modules/(@tanstack|react-hook-form|uqr)/',
      },
    },
    {
      name: 'features-of-the-desk-do-not-import-each-other',
      comment: 'What two screens of the desk need belongs to parts/ or to a module above them.',
      severity: 'error',
      from: { path: '^apps/back-office/app/features/([^/]+)/' },
      to: { path: '^apps/back-office/app/features/', pathNot: '^apps/back-office/app/features/$1/' },
    },
    {
      name: 'only-tests-import-the-test-kit',
      comment: 'Builders and test databases have no place in a running shop.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '^testing/kit/' },
    },
    {
      name: 'device-knows-no-screen',
      comment:
        'Cart, orders and session run in a page, in a worker and in tests: without React and its router.',
      severity: 'error',
      from: { path: '^packages/device/src/' },
      to: {
        path: 'node_modules/(react|react-dom|react-router|zustand/react)(/|\\.)|node_modules/zustand/(index|esm/index)\\.',
      },
    },
    {
      name: 'device-knows-no-app',
      comment: 'What a page has and the device needs is passed to it.',
      severity: 'error',
      from: { path: '^packages/device/src/' },
      to: { path: '^(apps|catalogue)/|^packages/ui-kit/' },
    },
    {
      name: 'only-tests-import-device-doubles',
      comment: 'A provider in memory and tabs without a browser have no place in a running shop.',
      severity: 'error',
      from: { pathNot: `${tests}|^packages/device/src/testing/` },
      to: { path: '^packages/device/src/testing/' },
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
      name: 'ui-kit-knows-no-shop',
      comment: 'The kit has no words of the trade; of the rules it needs only how digits are read.',
      severity: 'error',
      from: { path: '^packages/ui-kit/src/' },
      to: { path: '^(apps|catalogue|packages)/', pathNot: '^packages/(ui-kit|commerce-rules/src/digits)/' },
    },
    {
      name: 'screens-change-the-cart-through-one-door',
      comment:
        'What is added goes through addToCartSoon, so that it survives a page that is left at once; every other change through cart-actions.',
      severity: 'error',
      from: { path: '^apps/storefront/app/(?!device/)', pathNot: tests },
      to: {
        path: '(^|/)device/(src/)?(cart/(change-|choose-|replace-line|changes/)|journal/(commit|replay))|^apps/storefront/app/device/cart/(page-cart-controller|add-pending)',
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
      name: 'browsers-load-no-texts-of-messages',
      comment: 'E-mails and SMS are written by the provider alone; their texts are in messages/src/*/mail.',
      severity: 'error',
      from: { path: '^apps/(storefront|back-office)/|^packages/(device|ui-kit)/' },
      to: { path: '^packages/messages/src/[^/]+/mail/' },
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
      name: 'call-is-below-modules-and-http',
      comment: 'Modules and http name a call, its caller and its store view, not the other way round.',
      severity: 'error',
      from: { path: '^apps/provider/src/call/', pathNot: tests },
      to: { path: '^apps/provider/src/(modules|http|browse|read-model|processes|jobs)/' },
    },
    {
      name: 'events-are-below-modules-and-http',
      comment:
        'Whoever makes something happen imports events; subscribers are found by their folder, and imported by nobody.',
      severity: 'error',
      from: { path: '^apps/provider/src/events/', pathNot: tests },
      to: { path: '^apps/provider/src/(call|http|modules|read-model|browse|processes|jobs)/' },
    },
    {
      name: 'http-knows-no-module-but-media',
      comment: 'main.ts gives http its handlers; pictures alone are asked for outside the calls.',
      severity: 'error',
      from: { path: '^apps/provider/src/http/', pathNot: tests },
      to: { path: '^apps/provider/src/(modules/(?!media/)|browse/|read-model/|processes/|jobs/)' },
    },
    {
      name: 'read-model-knows-few-modules',
      comment:
        'It reads the documents, prices, reviews, words, rules and clicks of these; who asks it is in browse.',
      severity: 'error',
      from: { path: '^apps/provider/src/read-model/', pathNot: tests },
      to: {
        path: '^apps/provider/src/(modules/(?!(catalog|pricing|reviews|search-words|search-rules|search-counts)/)|browse/|http/|processes/|jobs/)',
      },
    },
    {
      name: 'modules-are-below-the-read-model',
      comment: 'A call that asks the catalog in memory belongs in browse, above the read model.',
      severity: 'error',
      from: { path: '^apps/provider/src/modules/', pathNot: `${tests}|arbitrary-[^/]+$` },
      to: { path: '^apps/provider/src/(read-model|browse|processes|jobs)/' },
    },
    {
      name: 'everybody-meets-browse-by-its-face',
      comment: 'What browse offers stands in browse.ts.',
      severity: 'error',
      from: { path: '^(apps|catalogue)/', pathNot: `^apps/provider/src/browse/|${tests}` },
      to: { path: '^apps/provider/src/browse/', pathNot: '^apps/provider/src/browse/browse\\.ts$' },
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
