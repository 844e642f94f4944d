import { compactNames, type ProductDocument, type ProductType } from '@dijla/contract/client';
import { productDocument } from '@dijla/contract/schemas';
import { seedDemo } from '@dijla/demo-catalogue/loading/seed-demo';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { hasReference, orderedProducts, referenceErrors } from './beside-reference.ts';
import { kindErrors } from './member-kinds.ts';
import { partsAt, partTables, productTables } from './product-tables.ts';
import { childDifferences, productDifferences, stockDifferences } from './reference-differences.ts';
import { fieldLists } from './vsf-field-lists.ts';
import { type Hit, productFields, vsfSearch } from './vsf-search.ts';

/** Approximately the smallest demo catalog with ten products of the rarest type. */
const { url } = await providerOverHttp({}, (database) => seedDemo(database, { count: 1030, seed: 1 }));
const search = vsfSearch(url);

const types = [
  'simple',
  'configurable',
  'bundle',
  'grouped',
  'virtual',
  'downloadable',
] as const satisfies readonly ProductType[];
const indexes = ['iq_catalog_en', 'iq_catalog_ar'] as const;

const whole = async (
  index: string,
  filters: { attribute: string; value: unknown }[],
  size: number,
): Promise<ProductDocument[]> =>
  (await search({ index, size, isCompact: false, request: { _appliedFilters: filters } }))
    .hits as unknown as ProductDocument[];
const bySku = async (index: string, skus: readonly string[]) =>
  new Map(
    (await whole(index, [{ attribute: 'sku', value: { in: skus } }], 4000)).map((document) => [
      document.sku,
      document,
    ]),
  );
/** Returns ten products of a type, the most detailed first: those with custom options and tier prices. */
const tenOf = async (index: string, type: ProductType): Promise<ProductDocument[]> => {
  const all = await whole(
    index,
    [
      { attribute: 'type_id', value: { eq: type } },
      { attribute: 'visibility', value: { in: [2, 3, 4] } },
      { attribute: 'status', value: { eq: 1 } },
    ],
    4000,
  );
  const tells = ({ custom_options = [], tier_prices }: ProductDocument) =>
    Math.sign(custom_options.length) + Math.sign(tier_prices.length);
  return all.toSorted((one, other) => tells(other) - tells(one) || one.id - other.id).slice(0, 10);
};

const inEnglish = Object.fromEntries(
  await Promise.all(types.map(async (type) => [type, await tenOf('iq_catalog_en', type)])),
) as Record<ProductType, ProductDocument[]>;
const english = Object.values(inEnglish).flat();
const arabic = await bySku(
  'iq_catalog_ar',
  english.map(({ sku }) => sku),
);
const inStore = { iq_catalog_en: english, iq_catalog_ar: [...arabic.values()] };
const attributes = new Map(
  (await search({ entity: 'attribute', size: 300, request: {} })).hits.map((attribute) => [
    String(attribute['attribute_code']),
    attribute,
  ]),
);

/** Returns each error with the sku of its product. */
const faultsOf = (
  documents: readonly ProductDocument[],
  faults: (document: ProductDocument) => readonly unknown[],
): string[] =>
  documents.flatMap((document) => faults(document).map((fault) => `${document.sku}: ${String(fault)}`));

/** Full names by compact name, as the client restores them. */
const longNames = new Map(Object.entries(compactNames).map(([long, short]) => [short as string, long]));
const renamed = (hit: object): object =>
  Object.fromEntries(
    Object.entries(hit).map(([name, value]) => [
      longNames.get(name) ?? name,
      name === 'configurable_children' ? (value as object[]).map(renamed) : (value as unknown),
    ]),
  );

/**
 * Members that field lists of listings request and that every product type has, and those of its variants.
 */
const inListings = [
  '_score',
  'final_price',
  'id',
  'image',
  'name',
  'new',
  'original_price',
  'original_price_incl_tax',
  'price',
  'price_incl_tax',
  'product_links',
  'sale',
  'sku',
  'small_image',
  'special_from_date',
  'special_price',
  'special_price_incl_tax',
  'special_to_date',
  'status',
  'tax_class_id',
  'tier_prices',
  'type_id',
  'url_key',
  'url_path',
];
const inVariants = [
  'id',
  'final_price',
  'image',
  'original_price',
  'original_price_incl_tax',
  'price',
  'price_incl_tax',
  'sku',
  'special_price',
  'special_price_incl_tax',
];

describe('documents of goods', () => {
  it.each(types)('there are ten of the type %s, in both stores, as the contract has them', (type) => {
    expect(inEnglish[type]).toHaveLength(10);
    const documents = inEnglish[type].flatMap((document) => [document, arabic.get(document.sku)]);
    expect(documents.flatMap((document) => productDocument.safeParse(document).error?.issues ?? [])).toEqual(
      [],
    );
  });

  it.each(types)('%s has every member of wire §7.8 in its kind', (type) => {
    expect(faultsOf(inEnglish[type], (document) => kindErrors(document, productTables[type]))).toEqual([]);
  });

  it.each(Object.entries(partTables))('%s has its members wherever it stands', (place, table) => {
    const parts = english.flatMap((document) => partsAt(document, place));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.flatMap((part) => kindErrors(part, table))).toEqual([]);
  });

  it.each(types)(
    '%s is found by its sku, by its variant’s and by its address, short names and full ones meaning the same',
    async (type) => {
      for (const document of inEnglish[type].slice(0, 3)) {
        const variant = document.configurable_children?.[0];
        const filters = [
          { attribute: 'sku', value: { eq: document.sku } },
          { attribute: 'url_path', value: { eq: document.url_path } },
          ...(variant ? [{ attribute: 'configurable_children.sku', value: { eq: variant.sku } }] : []),
        ];
        for (const filter of filters) {
          const {
            hits: [hit],
            total,
          } = await search({ size: 1, request: { _appliedFilters: [filter] } });
          expect([filter.attribute, total, { ...renamed(hit ?? {}), _score: 0 }]).toEqual([
            filter.attribute,
            1,
            { ...document, _score: 0 },
          ]);
        }
      }
    },
  );

  it.each(
    types.flatMap((type) =>
      (['productList', 'productListWithChildren'] as const).map((list) => [type, list] as const),
    ),
  )('%s is in a listing by %s what that names, and nothing more', async (type, list) => {
    const { hits } = await search({
      ...fieldLists[list],
      isCompact: false,
      size: 10,
      request: {
        _appliedFilters: [{ attribute: 'sku', value: { in: inEnglish[type].map(({ sku }) => sku) } }],
      },
    });
    const axes = inEnglish[type]
      .flatMap(({ configurable_options = [] }) =>
        configurable_options.map(({ attribute_code }) => attribute_code),
      )
      .filter((code) => code === 'color' || code === 'size');
    const own = {
      configurable: ['configurable_children'],
      bundle: ['bundle_options'],
      simple: [],
      grouped: [],
      virtual: [],
      downloadable: [],
    }[type];
    expect(
      hits.map((hit) =>
        Object.keys(hit)
          .filter((member) => member !== 'brand_details')
          .toSorted(),
      ),
    ).toEqual(hits.map(() => [...inListings, ...own].toSorted()));
    const children = hits.flatMap((hit) => partsAt(hit, 'configurable_children.*') as object[]);
    const ofChildren = new Set(children.flatMap(Object.keys));
    expect(ofChildren).toEqual(
      new Set(
        type === 'configurable'
          ? [
              ...inVariants,
              ...(list === 'productList' ? [] : ['special_from_date', 'special_to_date']),
              ...axes,
            ]
          : [],
      ),
    );
  });

  it.each(types)('%s brings to its page all that it is asked for there', async (type) => {
    const { hits } = await search({
      ...productFields,
      size: 10,
      request: {
        _appliedFilters: [{ attribute: 'sku', value: { in: inEnglish[type].map(({ sku }) => sku) } }],
      },
    });
    const left = ({
      created_at: _created,
      updated_at: _updated,
      attribute_set_id: _set,
      has_options: _has,
      required_options: _required,
      small_image: _small,
      ...rest
    }: ProductDocument) => rest;
    const expected = new Map(inEnglish[type].map((document) => [document.sku, left(document)]));
    expect(hits).toHaveLength(10);
    for (const hit of hits)
      expect({ ...renamed(hit), _score: 0 }).toEqual({ ...expected.get(String(hit['sku'])), _score: 0 });
  });
});

describe('prices', () => {
  it.each([
    ['iq_catalog_en', 2],
    ['iq_catalog_ar', 0],
  ] as const)(
    'in %s have %i decimals, with tax is without and tax, and nothing is free',
    (index, decimals) => {
      const unit = 10 ** decimals;
      const minor = (amount: number) => Math.round(amount * unit);
      const faults = faultsOf(inStore[index], (document) =>
        [document, ...(document.configurable_children ?? [])].flatMap((priced) => [
          ...(['price', 'original_price', 'special_price', 'final_price'] as const).flatMap((name) => {
            const [net, tax, gross] = [priced[name], priced[`${name}_tax`], priced[`${name}_incl_tax`]];
            return minor(net) + minor(tax) === minor(gross) &&
              [net, tax, gross].every((amount) => amount === minor(amount) / unit)
              ? []
              : [`${name} ${net} + ${tax} = ${gross}`];
          }),
          ...(priced.final_price_incl_tax > 0 && priced.price_incl_tax === priced.final_price_incl_tax
            ? []
            : ['costs nothing']),
          ...(priced.special_price === 0 ||
          (priced.special_price < priced.original_price && priced.special_price === priced.final_price)
            ? []
            : ['no offer']),
        ]),
      );
      expect(faults).toEqual([]);
    },
  );

  it.each([
    ['iq_catalog_en', 2],
    ['iq_catalog_ar', 0],
  ] as const)(
    'of options, files and many pieces are whole in the currency of %s: %i decimals',
    (index, decimals) => {
      const places = [
        'custom_options.*',
        'custom_options.*.values.*',
        'extension_attributes.downloadable_product_links.*',
      ];
      const priced = inStore[index].flatMap((document) =>
        places.flatMap((place) => partsAt(document, place)),
      ) as { price: number; price_type?: string }[];
      const fixed = [
        ...priced.filter(({ price_type }) => price_type !== 'percent').map(({ price }) => price),
        ...inStore[index].flatMap(({ tier_prices }) => tier_prices.map(({ value }) => value)),
      ];
      expect(
        fixed.filter(
          (amount) => amount < 0 || amount !== Math.round(amount * 10 ** decimals) / 10 ** decimals,
        ),
      ).toEqual([]);
      expect([
        fixed.some((amount) => amount > 0),
        priced.filter(({ price_type, price }) => price_type === 'percent' && (price < 0 || price > 100)),
      ]).toEqual([true, []]);
    },
  );

  it('of many pieces fall with their number, and none is above that of one', () => {
    const tiered = english.filter(({ tier_prices }) => tier_prices.length > 0);
    const falls = ({ tier_prices, original_price }: ProductDocument) =>
      tier_prices.every(
        ({ value, qty }, place) =>
          value < (tier_prices[place - 1]?.value ?? original_price) &&
          qty > (tier_prices[place - 1]?.qty ?? 1),
      );
    expect([tiered.length > 5, tiered.filter((document) => !falls(document)).map(({ sku }) => sku)]).toEqual([
      true,
      [],
    ]);
  });

  it('of a configurable are those of its cheapest variant', () => {
    const least = ({ configurable_children = [] }: ProductDocument) =>
      Math.min(
        ...configurable_children.filter(({ status }) => status === 1).map(({ final_price }) => final_price),
      );
    expect(
      faultsOf(inEnglish.configurable, (document) =>
        document.final_price === least(document) ? [] : [document.final_price],
      ),
    ).toEqual([]);
  });

  it.each(indexes)(
    'of a bundle are those of what it begins with, and every selection is for sale, in %s',
    async (index) => {
      const bundles = inEnglish.bundle.map(({ sku }) =>
        inStore[index].find((document) => document.sku === sku),
      );
      for (const bundle of bundles) {
        const options = bundle?.bundle_options ?? [];
        const parts = await bySku(
          index,
          options.flatMap(({ product_links }) => product_links.map(({ sku }) => sku)),
        );
        const [cents, selections] = [
          (price = Number.NaN) => Math.round(price * 100),
          options.flatMap(({ product_links }) => product_links),
        ];
        expect(selections.filter(({ sku }) => parts.get(sku)?.status !== 1)).toEqual([]);
        const begins = options
          .filter(({ required }) => required)
          .map(({ product_links }) => product_links.filter(({ is_default }) => is_default));
        expect(begins.every(({ length }) => length === 1)).toBe(true);
        const sum = selections
          .filter(({ is_default }) => is_default)
          .reduce((whole, { sku, qty }) => whole + qty * cents(parts.get(sku)?.final_price), 0);
        expect([bundle?.sku, cents(bundle?.final_price)]).toEqual([bundle?.sku, sum]);
      }
    },
  );

  it.each(indexes)(
    'of a group are those of its members together, which are all for sale, in %s',
    async (index) => {
      const groups = inEnglish.grouped.map(({ sku }) =>
        inStore[index].find((document) => document.sku === sku),
      );
      for (const group of groups) {
        const members = (group?.product_links ?? []).filter(({ link_type }) => link_type === 'associated');
        const found = await bySku(
          index,
          members.map(({ linked_product_sku }) => linked_product_sku),
        );
        expect([
          members.length > 1,
          members.filter(
            ({ linked_product_sku, linked_product_type }) =>
              found.get(linked_product_sku)?.type_id !== linked_product_type,
          ),
        ]).toEqual([true, []]);
        const cents = (price = Number.NaN) => Math.round(price * 100);
        const sum = members.reduce(
          (whole, { linked_product_sku, extension_attributes }) =>
            whole + Number(extension_attributes?.qty) * cents(found.get(linked_product_sku)?.final_price),
          0,
        );
        expect([group?.sku, cents(group?.final_price)]).toEqual([group?.sku, sum]);
      }
    },
  );
});

describe('what a document leads to', () => {
  it('has one address each, the same in both stores', async () => {
    const everything = await whole(
      'iq_catalog_en',
      [{ attribute: 'visibility', value: { in: [2, 3, 4] } }],
      4000,
    );
    expect(new Set(everything.map(({ url_path }) => url_path)).size).toBe(everything.length);
    expect(english.filter(({ sku, url_path }) => arabic.get(sku)?.url_path !== url_path)).toEqual([]);
  });

  it('offers of every axis the options of its attribute, in variants that are each another', () => {
    const optionsOf = (code: string) => new Set(partsAt(attributes.get(code) ?? {}, 'options.*.value'));
    const faults = faultsOf(
      inEnglish.configurable,
      ({ configurable_options = [], configurable_children = [], ...document }) => {
        const codes = configurable_options.map(({ attribute_code }) => attribute_code);
        const combinations = new Set(
          configurable_children.map((child) => codes.map((code) => child[code]).join()),
        );
        return [
          ...configurable_options
            .filter(
              ({ attribute_id, attribute_code }) =>
                String(attributes.get(attribute_code)?.['attribute_id']) !== attribute_id,
            )
            .map(({ attribute_code }) => attribute_code),
          ...configurable_children.flatMap((child) =>
            codes.filter((code) => !optionsOf(code).has(String(child[code]))),
          ),
          ...configurable_options.flatMap(({ values }) =>
            values.filter(
              ({ value_index }) =>
                !configurable_children.some((child) => codes.some((code) => child[code] === value_index)),
            ),
          ),
          ...(combinations.size === configurable_children.length ? [] : ['two variants alike']),
          ...codes.filter((code) => !Array.isArray((document as Record<string, unknown>)[`${code}_options`])),
        ];
      },
    );
    expect(faults).toEqual([]);
  });

  it('points to goods that are there', async () => {
    const linked = english.flatMap(({ product_links }) =>
      product_links.map(({ linked_product_sku }) => linked_product_sku),
    );
    const found = await bySku('iq_catalog_en', [...new Set(linked)]);
    expect(linked.filter((sku) => !found.has(sku))).toEqual([]);
    expect(
      new Set(english.flatMap(({ product_links }) => product_links.map(({ link_type }) => link_type))),
    ).toEqual(new Set(['associated', 'crosssell', 'related', 'upsell']));
  });

  it('tells of a file to buy its name, never where it lies', () => {
    const texts = inEnglish.downloadable.map((document) =>
      JSON.stringify({ ...document, image: '', small_image: '', thumbnail: '', media_gallery: [] }),
    );
    expect(
      texts.filter((text) => /demo\/|\.pdf|\.epub|"(?:link_)?file":|sample_file|link_url|https?:/.test(text)),
    ).toEqual([]);
  });

  it('shows pictures that are there and may be kept for ever', async () => {
    const pictures = [
      ...new Set(
        english.flatMap(({ image, media_gallery }) => [
          String(image),
          ...media_gallery.slice(0, 2).map((entry) => entry.image),
        ]),
      ),
    ];
    const answers = await Promise.all(
      pictures.map(async (path) => {
        const { status, headers } = await fetch(`${url}/img/100/100/resize${path}`);
        return {
          path,
          status,
          type: headers.get('content-type'),
          isForEver: headers.get('cache-control')?.includes('immutable') ?? false,
        };
      }),
    );
    expect(answers).toEqual(
      pictures.map((path) => ({ path, status: 200, type: 'image/webp', isForEver: true })),
    );
  });
});

describe('beside the reference’s documents', () => {
  const alike = (hits: readonly unknown[]) => hits as unknown as Hit[];
  const reference = orderedProducts();

  it.each(['simple', 'configurable'] as const)(
    '%s has the members of the reference’s, or a reason why not',
    (type) => {
      const known = reference.filter(({ type_id }) => type_id === type);
      expect(
        referenceErrors(
          known,
          alike([
            ...inEnglish[type],
            ...inEnglish[type].flatMap(({ configurable_children = [] }) =>
              configurable_children.map(({ color, size }) => ({ color, size })),
            ),
          ]),
          productDifferences,
        ),
      ).toEqual([]);
      expect(known.length > 0).toBe(hasReference);
    },
  );

  it('so have variants, stock and axes', () => {
    expect(
      referenceErrors(
        alike(reference.flatMap((document) => partsAt(document, 'configurable_children.*'))),
        alike(english.flatMap((document) => partsAt(document, 'configurable_children.*'))),
        childDifferences,
      ),
    ).toEqual([]);
    expect(
      referenceErrors(
        alike(reference.flatMap(({ stock }) => stock ?? [])),
        alike(english.map(({ stock }) => stock)),
        stockDifferences,
      ),
    ).toEqual([]);
    for (const place of [
      'configurable_options.*',
      'configurable_options.*.values.*',
      'media_gallery.*',
      'category.*',
    ]) {
      expect(
        referenceErrors(
          alike(reference.flatMap((document) => partsAt(document, place))),
          alike(english.flatMap((document) => partsAt(document, place))),
          { absent: {}, other: {} },
        ),
      ).toEqual([]);
    }
  });
});
