import { textPagePath } from '@dijla/contract/root-pages';
import type { AttributeDocument, CategoryDocument } from '@dijla/contract/client';
import {
  attributeDocument,
  categoryDocument,
  cmsBlockDocument,
  cmsPageDocument,
  taxRule,
} from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { dumped, hasReference, referenceErrors } from './beside-reference.ts';
import { kindErrors, type MemberKinds } from './member-kinds.ts';
import {
  attributeDifferences,
  categoryDifferences,
  cmsBlockDifferences,
  cmsPageDifferences,
  type Differences,
  taxRuleDifferences,
} from './reference-differences.ts';
import { fieldLists } from './vsf-field-lists.ts';
import { type Hit, vsfSearch } from './vsf-search.ts';

const { url } = await providerOverHttp();
const search = vsfSearch(url);

type SearchFilter = { attribute: string; value: unknown; scope: 'default' };
const found = async (entity: string, filters: readonly SearchFilter[] = [], index = 'iq_catalog_en') =>
  (
    await search({
      index,
      entity,
      size: 4000,
      sort: 'position:asc',
      request: { _appliedFilters: [...filters] },
    })
  ).hits;
const filter = (attribute: string, value: unknown): SearchFilter => ({ attribute, value, scope: 'default' });

const categoryMembers: MemberKinds = {
  id: 'number',
  parent_id: 'number',
  name: 'text',
  url_key: 'text',
  url_path: 'text',
  slug: 'text',
  path: 'text',
  level: 'number',
  position: 'number',
  is_active: 'boolean',
  product_count: 'number',
  children_count: 'number',
  children_data: 'list',
  include_in_menu: 'number',
  display_mode: 'text',
};
const attributeMembers: MemberKinds = {
  attribute_id: 'number',
  attribute_code: 'text',
  id: 'number',
  entity_type_id: 'text',
  frontend_input: 'text',
  default_frontend_label: 'text',
  frontend_label: 'text',
  is_user_defined: 'boolean',
  is_visible: 'boolean',
  is_visible_on_front: 'text',
  is_comparable: 'boolean',
  position: 'number',
  is_filterable: 'boolean',
  options: 'list',
};
const taxRuleMembers: MemberKinds = {
  id: 'number',
  code: 'text',
  priority: 'number',
  position: 'number',
  customer_tax_class_ids: 'list',
  product_tax_class_ids: 'list',
  tax_rate_ids: 'list',
  calculate_subtotal: 'boolean',
  rates: 'list',
};
const taxRateMembers: MemberKinds = {
  id: 'number',
  tax_country_id: 'text',
  tax_region_id: 'number',
  tax_postcode: 'text',
  rate: 'number',
  code: 'text',
  titles: 'list',
};
const pageMembers: MemberKinds = {
  id: 'number',
  identifier: 'text',
  title: 'text',
  content: 'text',
  content_heading: 'text',
  page_layout: 'text',
  meta_title: 'text',
  meta_description: 'text',
  store_id: 'list',
};
const blockMembers: MemberKinds = {
  id: 'number',
  identifier: 'text',
  title: 'text',
  content: 'text',
  active: 'boolean',
  store_id: 'list',
};

const entities = {
  category: { schema: categoryDocument, members: categoryMembers, differences: categoryDifferences },
  attribute: { schema: attributeDocument, members: attributeMembers, differences: attributeDifferences },
  taxrule: { schema: taxRule, members: taxRuleMembers, differences: taxRuleDifferences },
  cms_page: { schema: cmsPageDocument, members: pageMembers, differences: cmsPageDifferences },
  cms_block: { schema: cmsBlockDocument, members: blockMembers, differences: cmsBlockDifferences },
} as const;
const names = Object.keys(entities) as (keyof typeof entities)[];

describe('documents beside goods', () => {
  it.each(
    names.flatMap((entity) =>
      (['iq_catalog_en', 'iq_catalog_ar'] as const).map((index) => [entity, index] as const),
    ),
  )('of the kind %s are as the contract and wire §7.8 have them in %s', async (entity, index) => {
    const [hits, { schema, members }] = [await found(entity, [], index), entities[entity]];
    expect(hits.length).toBeGreaterThan(0);
    expect(
      hits.flatMap((hit) => [...(schema.safeParse(hit).error?.issues ?? []), ...kindErrors(hit, members)]),
    ).toEqual([]);
  });

  it.each(names)(
    'of the kind %s have the members of the reference’s, or a reason why not',
    async (entity) => {
      const differences: Differences = entities[entity].differences;
      expect(referenceErrors(dumped(entity), await found(entity), differences)).toEqual([]);
      expect(dumped(entity).length > 0).toBe(hasReference);
    },
  );
});

describe('the fields that clients ask of', () => {
  const membersOf = async (entity: 'category' | 'attribute') =>
    new Set(
      (await search({ entity, size: 50, ...fieldLists[entity], request: {} })).hits.flatMap(Object.keys),
    );

  it('a category are all there, and of those below it their ids', async () => {
    const asked = [
      '_score',
      'children_count',
      'id',
      'is_active',
      'level',
      'name',
      'parent_id',
      'path',
      'position',
      'product_count',
      'url_key',
      'url_path',
      'children_data',
      'slug',
    ];
    expect(await membersOf('category')).toEqual(new Set(asked));
    const { hits } = await search({ entity: 'category', size: 50, ...fieldLists.category, request: {} });
    const below = hits.flatMap(({ children_data = [] }) => children_data as object[]);
    expect([below.length > 5, [...new Set(below.flatMap(Object.keys))].toSorted()]).toEqual([
      true,
      ['children_data', 'id'],
    ]);
  });

  it('an attribute are all there', async () => {
    const asked = [
      'attribute_code',
      'attribute_id',
      'default_frontend_label',
      'entity_type_id',
      'frontend_input',
      'frontend_label',
      'id',
      'is_user_defined',
      'is_visible_on_front',
      'is_visible',
      'is_comparable',
      'options',
    ];
    expect(await membersOf('attribute')).toEqual(new Set(['_score', ...asked]));
  });
});

describe('categories', () => {
  const active = async (...filters: SearchFilter[]) =>
    (await found('category', [
      filter('is_active', { eq: true }),
      ...filters,
    ])) as unknown as CategoryDocument[];

  it('stand on the path and the level that the ones above them say, down from the root', async () => {
    const all = new Map((await active()).map((category) => [category.id, category]));
    expect(
      [...all.values()].filter(
        ({ id, parent_id, path, level }) =>
          path !== `${all.get(parent_id)?.path ?? '1'}/${id}` || level !== path.split('/').length - 1,
      ),
    ).toEqual([]);
    expect([...all.values()].filter(({ level }) => level === 1).map(({ id, path }) => [id, path])).toEqual([
      [2, '1/2'],
    ]);
  });

  it('resolve their breadcrumbs: every id of a path is found, as texts too', async () => {
    const [deepest] = (await active()).toSorted((one, other) => other.level - one.level);
    const ids = deepest?.path.split('/').slice(1) ?? [];
    expect((await active(filter('id', { in: ids }))).map(({ id }) => String(id)).toSorted()).toEqual(
      ids.toSorted(),
    );
    expect(ids.length).toBeGreaterThan(2);
  });

  it('hold those below them, whole and counted', async () => {
    const all = await active();
    const below = (id: number) =>
      all
        .filter(({ parent_id }) => parent_id === id)
        .map((child) => child.id)
        .toSorted();
    expect(
      all.filter(
        ({ id, children_data }) =>
          children_data
            .map((child) => child.id)
            .toSorted()
            .join() !== below(id).join(),
      ),
    ).toEqual([]);
    expect(
      all.filter(
        ({ children_data, children_count, children }) =>
          children_count !== children_data.length || children !== children_data.map(({ id }) => id).join(),
      ),
    ).toEqual([]);
    const nested = all.flatMap(({ children_data }) => children_data);
    expect(nested.flatMap((child) => kindErrors(child, categoryMembers))).toEqual([]);
    expect(
      nested.filter(
        ({ id, name, url_path, product_count }) =>
          !all.some(
            (one) =>
              one.id === id &&
              one.name === name &&
              one.url_path === url_path &&
              one.product_count === product_count,
          ),
      ),
    ).toEqual([]);
  });

  it('count the goods that their listing shows, with those below', async () => {
    const all = await active(filter('product_count', { gt: 0 }));
    const idsUnder = ({ id, children_data }: CategoryDocument): number[] => [
      id,
      ...children_data.flatMap(idsUnder),
    ];
    const listed = await Promise.all(
      all.map(async (category) => {
        const filters = [
          filter('visibility', { in: [2, 4] }),
          filter('status', { eq: 1 }),
          filter('category_ids', { in: idsUnder(category) }),
        ];
        return [category.url_path, (await search({ size: 0, request: { _appliedFilters: filters } })).total];
      }),
    );
    expect(listed).toEqual(all.map(({ url_path, product_count }) => [url_path, product_count]));
  });

  it.each([
    ['slug', 'slug'],
    ['url_path', 'url_path'],
    ['url_key', 'url-key'],
  ] as const)('are found by their %s, asked for as %s', async (member, field) => {
    const all = (await active()).filter(({ level }) => level > 1);
    for (const category of all.slice(0, 12))
      expect((await active(filter(field, { eq: category[member] }))).map(({ id }) => id)).toEqual(
        all.filter((one) => one[member] === category[member]).map(({ id }) => id),
      );
  });

  it('W2: every category, however deep, is found again by the slug its document came with, under the fields that a client lists', async () => {
    for (const index of ['iq_catalog_en', 'iq_catalog_ar']) {
      const { hits } = await search({
        index,
        entity: 'category',
        size: 4000,
        ...fieldLists.category,
        request: { _appliedFilters: [filter('is_active', { eq: true }), filter('level', { gt: 1 })] },
      });
      expect(
        hits.filter(({ slug, url_key }) => typeof slug !== 'string' || slug === '' || slug !== url_key),
      ).toEqual([]);
      const opened = await Promise.all(
        hits.map(
          async ({ slug }) =>
            (
              await search({
                index,
                entity: 'category',
                size: 1,
                ...fieldLists.category,
                request: { _appliedFilters: [filter('slug', { eq: slug })] },
              })
            ).hits[0]?.['id'],
        ),
      );
      expect(opened).toEqual(hits.map(({ id }) => id));
      expect(hits.filter(({ url_path }) => String(url_path).includes('/')).length).toBeGreaterThan(3);
    }
  });

  it('W2: an exclude list still takes the slug out', async () => {
    const {
      hits: [first],
    } = await search({ entity: 'category', size: 1, include: ['id'], exclude: ['slug'], request: {} });
    expect(Object.keys(first ?? {})).toEqual(['id', '_score']);
  });

  it('show pictures that are there and may be kept for ever', async () => {
    const pictures = [
      ...new Set(
        (await active()).flatMap(({ image, media_gallery = [] }) => [
          ...(image === null ? [] : [image]),
          ...media_gallery.map((entry) => entry.image),
        ]),
      ),
    ];
    const answers = await Promise.all(
      pictures.map(async (path) => {
        const { status, headers } = await fetch(`${url}/img/100/100/resize${path}`);
        return { path, status, isForEver: headers.get('cache-control')?.includes('immutable') ?? false };
      }),
    );
    expect(answers).toEqual(pictures.map((path) => ({ path, status: 200, isForEver: true })));
    expect(pictures.length).toBeGreaterThan(3);
  });

  it('are found by their level and by what they stand below', async () => {
    const top = await active(filter('level', { eq: 2 }));
    expect(top.map(({ parent_id }) => parent_id)).toEqual(top.map(() => 2));
    expect((await active(filter('parent_id', { eq: 2 }))).map(({ id }) => id)).toEqual(
      top.map(({ id }) => id),
    );
    expect(top.map(({ position }) => position)).toEqual(
      top.map(({ position }) => position).toSorted((one, other) => one - other),
    );
  });
});

describe('attributes', () => {
  const all = async () => (await found('attribute')) as unknown as AttributeDocument[];

  it('are found by their codes and by their ids, as numbers and as texts', async () => {
    const [color, size] = (await all()).filter(({ attribute_code }) =>
      ['color', 'size'].includes(attribute_code),
    );
    const ids = [color?.attribute_id ?? 0, size?.attribute_id ?? 0];
    for (const asked of [
      filter('attribute_code', { in: ['color', 'size'] }),
      filter('attribute_id', { in: ids }),
      filter('attribute_id', { in: ids.map(String) }),
    ]) {
      expect(
        (await found('attribute', [asked, filter('is_visible', { in: [true] })])).map(
          ({ attribute_code }) => attribute_code,
        ),
      ).toEqual(['color', 'size']);
    }
  });

  it('are found as filters of listings, in their order', async () => {
    const filterable = await found('attribute', [
      filter('entity_type_id', { eq: 4 }),
      filter('is_filterable', { eq: true }),
      filter('is_user_defined', { in: [true] }),
    ]);
    expect(filterable.length).toBeGreaterThan(3);
    expect(filterable.map(({ position }) => Number(position))).toEqual(
      filterable.map(({ position }) => Number(position)).toSorted((one, other) => one - other),
    );
    expect(filterable.map(({ id }) => id).toSorted()).toEqual(
      (await all())
        .filter((one) => one.is_filterable && one.is_user_defined)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('have options with a label and a value of its own each, and flags as texts', async () => {
    const documents = await all();
    expect(
      documents.filter(({ options }) => new Set(options.map(({ value }) => value)).size !== options.length),
    ).toEqual([]);
    expect(
      documents
        .flatMap(({ options }) => options)
        .flatMap((option) => kindErrors(option, { label: 'text', value: 'text' })),
    ).toEqual([]);
    expect([...new Set(documents.map(({ entity_type_id }) => entity_type_id))]).toEqual(['4']);
  });

  it('name the same options in the other language', async () => {
    const arabic = new Map(
      (await found('attribute', [], 'iq_catalog_ar')).map((attribute) => [
        attribute['id'],
        attribute as unknown as AttributeDocument,
      ]),
    );
    const values = ({ options }: AttributeDocument) => options.map(({ value }) => value);
    for (const attribute of await all())
      expect(values(arabic.get(attribute.id) ?? attribute)).toEqual(values(attribute));
    expect(
      arabic.get((await all()).find(({ attribute_code }) => attribute_code === 'color')?.id)
        ?.default_frontend_label,
    ).toBe('اللون');
  });
});

describe('tax rules', () => {
  it('have rates of their countries, and classes as numbers', async () => {
    const rules = await found('taxrule');
    expect(
      rules.flatMap(({ rates }) => rates as Hit[]).flatMap((rate) => kindErrors(rate, taxRateMembers)),
    ).toEqual([]);
    expect(rules).toMatchObject([
      {
        product_tax_class_ids: [2],
        customer_tax_class_ids: [3],
        rates: [{ tax_country_id: 'IQ', tax_region_id: 0, tax_postcode: '*', rate: 0, titles: [] }],
      },
    ]);
  });
});

describe('pages and blocks of text', () => {
  const identifiers = async (entity: string, value: unknown) =>
    (
      await search({ entity, size: 150, request: { _appliedFilters: [filter('identifier', value)] } })
    ).hits.map(({ identifier }) => identifier);

  it.each([
    ['cms_page', { like: 'delivery' }, ['delivery']],
    ['cms_page', { eq: 'delivery' }, ['delivery']],
    ['cms_page', { in: ['returns', 'delivery', 'unknown'] }, ['delivery', 'returns']],
    ['cms_page', { like: 'unknown' }, []],
    ['cms_page', { eq: '' }, []],
    ['cms_block', { like: 'promise' }, ['promise']],
    ['cms_block', { eq: 'promise' }, ['promise']],
    ['cms_block', { in: ['contact-info', 'promise'] }, ['contact-info', 'promise']],
    ['cms_block', { like: 'unknown' }, []],
    ['cms_hierarchy', { eq: 'delivery' }, []],
  ])('of the kind %s with identifier %j are %j', async (entity, value, expected) => {
    expect((await identifiers(entity, value)).toSorted()).toEqual(expected);
  });

  it('lead only to addresses of their own store, and hold no directive and no script', async () => {
    for (const [index, store] of [
      ['iq_catalog_en', 'en'],
      ['iq_catalog_ar', 'ar'],
    ] as const) {
      const contents = [
        ...(await found('cms_page', [], index)),
        ...(await found('cms_block', [], index)),
      ].map(({ content }) => String(content));
      expect(contents.filter((content) => /\{\{|<script|<style|<iframe|\son\w+=/i.test(content))).toEqual([]);
      const links = contents.flatMap((content) =>
        [...content.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href),
      );
      expect(
        links.filter((href) => !href.startsWith(`/${store}/`) && !/^(?:tel:|mailto:|#)/.test(href)),
      ).toEqual([]);
      const pages = new Set(
        (await found('cms_page', [], index)).map(
          ({ identifier }) => `/${store}/${textPagePath(String(identifier))}`,
        ),
      );
      expect(links.filter((href) => href.startsWith(`/${store}/i/`) && !pages.has(href))).toEqual([]);
    }
  });
});
