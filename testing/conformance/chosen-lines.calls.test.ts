import { productOption } from '@dijla/contract/schemas';
import type { CustomOptionDocument, ProductDocument } from '@dijla/contract/client';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { everyNth } from '@dijla/test-kit/thoroughness';
import { describe, expect, it } from 'vitest';
import { memberPaths, withMember, wrongValues } from './schema-mutations.ts';
import { type ClientLine, vsfCart } from './vsf-cart.ts';
import { vsfSearch } from './vsf-search.ts';
import { type ChosenOptions, type ServerLine, vsfTasks } from './vsf-tasks.ts';
import { wrongRequests } from './requests/wrong-requests.ts';

const { url, database } = await providerOverHttp();
const tasks = vsfTasks(url, 'ar');
const search = vsfSearch(url);
const { faultsOf, queryText } = await wrongRequests({ url, database });

const productOf = async (sku: string): Promise<ProductDocument> =>
  (
    await search({
      index: 'iq_catalog_ar',
      size: 1,
      request: { _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] },
    })
  ).hits[0] as unknown as ProductDocument;

/**
 * The client's selection for a bundle: an object keyed by option id, with the selection at `place` of each
 * option, or null if there is none.
 */
const bundleChoice = ({ bundle_options = [] }: ProductDocument, place: number): ChosenOptions => ({
  bundle_options: Object.fromEntries(
    bundle_options.map(({ option_id, product_links }) => {
      const link = product_links[place] ?? product_links[0];
      return [option_id, { option_id, option_qty: link?.qty ?? 1, option_selections: link ? [link.id] : [] }];
    }),
  ),
});

/**
 * The selection for custom options: the first value, all values of a checkbox joined, a text. Empty fields
 * and an optional date are null.
 */
const customChoice = ({ custom_options = [] }: ProductDocument, text: string): ChosenOptions => ({
  custom_options: Object.fromEntries(
    custom_options.map(({ option_id, type, input_type, values, is_require }) => {
      const ids = (type === 'checkbox' ? values : values.slice(0, 1)).map(
        ({ option_type_id }) => option_type_id,
      );
      const written = input_type === 'date' ? (is_require ? '2026-12-01' : '') : text;
      const chosen = values.length > 0 ? ids.join(',') : written;
      return [option_id, { option_id, option_value: chosen === '' ? null : chosen }];
    }),
  ),
});

/**
 * The client's value for a filled-in option: the text of a field, ids of values, and null for a type it does
 * not know.
 */
const answerOf = ({ type, input_type, values }: CustomOptionDocument): string | null => {
  if (type === 'field') return input_type === 'date' ? '2026-12-01' : 'نور';
  if (type === 'checkbox') return values.map(({ option_type_id }) => option_type_id).join(',') || null;
  return type === 'radio' || type === 'drop_down' ? String(values[0]?.option_type_id ?? '') || null : null;
};

const bundle = await productOf('DJ-BUNDLE');
const greeting = await productOf('DJ-GREETING');
const curtain = await productOf('DJ-CURTAIN');
const cookbook = await productOf('DJ-COOKBOOK');
const links = (cookbook.extension_attributes?.downloadable_product_links ?? []).map(({ id }) => id);
const line = (sku: string, type_id: string, choice: ChosenOptions): ClientLine => ({
  sku,
  type_id,
  qty: 1,
  product_option: { extension_attributes: choice },
});

const clientWith = async (...lines: ClientLine[]) => {
  const client = vsfCart(tasks, async ({ product_type }) => ({ type_id: product_type }));
  client.cart.lines = lines;
  await client.connect();
  return client;
};
const noChanges = [
  { party: 'client', status: 'no-changes' },
  { party: 'server', status: 'no-changes' },
];
const onServer = async (cartId: string) =>
  ((await tasks.pull(cartId)).result as ServerLine[]).map(({ sku, qty, product_type }) => [
    sku,
    qty,
    product_type,
  ]);

describe("the unmodified client's chosen lines", () => {
  it.each<[string, () => ClientLine[]]>([
    [
      'case 30: bundles of two choices',
      () => [
        line('DJ-BUNDLE', 'bundle', bundleChoice(bundle, 0)),
        line('DJ-BUNDLE', 'bundle', bundleChoice(bundle, 1)),
      ],
    ],
    [
      'case 31: options of its own, with two texts',
      () => [
        line('DJ-GREETING', 'virtual', customChoice(greeting, 'نور')),
        line('DJ-GREETING', 'virtual', customChoice(greeting, 'Sara')),
        line('DJ-CURTAIN', 'simple', customChoice(curtain, '')),
      ],
    ],
    [
      'a download with links',
      () => [line('DJ-COOKBOOK', 'downloadable', { downloadable_option: { downloadable_links: links } })],
    ],
  ])('%s: are known again by their checksums and need no second update', async (_, lines) => {
    const client = await clientWith(...lines());
    expect(await client.sync({ forceSync: true })).toMatchObject({
      serverResponses: lines().map(({ sku }) => ({ status: 200, sku })),
    });
    for (const each of client.cart.lines) delete each.server_item_id;
    const again = await client.sync({ forceSync: true });
    expect(again === 'not-required' ? again : again.items).toEqual(noChanges);
    expect(await onServer(client.cart.token)).toEqual(
      lines().map(({ sku, type_id, qty }) => [sku, qty, type_id]),
    );
    for (const given of lines())
      await tasks.update(client.cart.token, {
        sku: given.sku,
        qty: 1,
        product_option: given.product_option,
        quoteId: client.cart.token,
      });
    expect(await onServer(client.cart.token)).toEqual(lines().map(({ sku, type_id }) => [sku, 2, type_id]));
  });

  it('W7: every option of its own that goods have is of a type that the client can ask and answer, and its real type stands beside', async () => {
    const asked = (
      await search({
        index: 'iq_catalog_ar',
        size: 1000,
        request: { _appliedFilters: [{ attribute: 'custom_options.option_id', value: { eq: null } }] },
      })
    ).hits as unknown as ProductDocument[];
    const options = asked.flatMap(({ custom_options = [] }) => custom_options);
    expect([new Set(options.map(({ input_type }) => input_type)), asked.length > 2]).toEqual([
      new Set([undefined, 'area', 'date', 'multiple']),
      true,
    ]);
    for (const { sku, type_id, custom_options = [] } of asked) {
      const answers = custom_options.map(
        (option) =>
          [option.option_id, { option_id: option.option_id, option_value: answerOf(option) }] as const,
      );
      expect(answers.filter(([, { option_value }]) => option_value === null)).toEqual([]);
      const client = await clientWith(line(sku, type_id, { custom_options: Object.fromEntries(answers) }));
      expect(await client.sync({ forceSync: true })).toMatchObject({
        serverResponses: [{ status: 200, sku }],
      });
      const [server] = (await tasks.pull(client.cart.token)).result as ServerLine[];
      expect(
        Object.values(server?.product_option?.extension_attributes?.custom_options ?? {}).map(
          ({ option_value }) => option_value,
        ),
      ).toEqual(answers.map(([, { option_value }]) => option_value));
    }
  });

  it('case 32: members of a group are ordinary lines', async () => {
    const { product_links } = await productOf('DJ-GROUP');
    const members = product_links
      .filter(({ link_type }) => link_type === 'associated')
      .map(({ linked_product_sku }): ClientLine => ({ sku: linked_product_sku, type_id: 'simple', qty: 1 }));
    const client = await clientWith(...members);
    await client.sync({ forceSync: true });
    expect(await onServer(client.cart.token)).toEqual(members.map(({ sku }) => [sku, 1, 'simple']));
    expect(await client.sync()).toBe('not-required');
  });
});

describe('a wrong value at every member of a choice', () => {
  it.each<[string, ChosenOptions]>([
    ['DJ-BUNDLE', bundleChoice(bundle, 0)],
    ['DJ-GREETING', customChoice(greeting, 'نور')],
    ['DJ-CURTAIN', customChoice(curtain, '')],
    ['DJ-COOKBOOK', { downloadable_option: { downloadable_links: links } }],
  ])(
    'of %s is refused clearly or taken as the contract says, and nothing is half-written',
    async (sku, choice) => {
      const asList = {
        ...choice,
        ...(choice.bundle_options ? { bundle_options: Object.values(choice.bundle_options) } : {}),
        ...(choice.custom_options ? { custom_options: Object.values(choice.custom_options) } : {}),
      };
      const right = { extension_attributes: asList };
      const requests = memberPaths(productOption).flatMap((path, member) =>
        everyNth(wrongValues, 4, member).map((value) => (cartId: string) => ({
          title: `${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`,
          query: queryText('cart/update', cartId),
          body: JSON.stringify({
            cartItem: { sku, qty: 1, product_option: withMember(right, path, value), quoteId: cartId },
          }),
        })),
      );
      expect(requests.length).toBeGreaterThan(80);
      expect(await faultsOf('cart/update', requests)).toEqual([]);
    },
    120_000,
  );
});
