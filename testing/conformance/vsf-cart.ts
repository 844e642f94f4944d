import { createHash } from 'node:crypto';
import type { ChosenOptions, ServerLine, VsfTasks } from './vsf-tasks.ts';

export type ClientLine = {
  sku: string;
  /** For a configurable: the sku that the client posts (wire §2.3). */
  parentSku?: string;
  type_id: string;
  qty: number;
  prev_qty?: number;
  product_option?: ServerLine['product_option'];
  server_item_id?: number;
  server_cart_id?: string;
};

type DiffItem = {
  party: 'client' | 'server';
  status: string;
  sku?: string;
  'client-qty'?: number;
  'server-qty'?: number;
};
export type Diff = { items: DiffItem[]; serverResponses: { status: number; sku: string }[] };
export type SyncOptions = {
  dryRun?: boolean;
  forceClientState?: boolean;
  mergeQty?: boolean;
  forceSync?: boolean;
};
/** Finds a server line's product in the catalog, with its parent if it is a variant. */
export type ProductLookup = (line: ServerLine) => Promise<Pick<ClientLine, 'parentSku' | 'type_id'>>;

type Chosen = Pick<ClientLine, 'product_option'>;

const membersOf = ({ product_option }: Chosen): ChosenOptions => product_option?.extension_attributes ?? {};
const optionsOf = (line: Chosen) => membersOf(line).configurable_item_options ?? [];
const listed = (entries: object | undefined): unknown[] => Object.values(entries ?? {});

/**
 * The client's checksum: the first non-empty selection, as a list, with numbers as strings, in its given
 * order (wire §2.5).
 */
const checksumOf = (line: Chosen): string => {
  const { bundle_options, custom_options, configurable_item_options } = membersOf(line);
  const choice =
    [bundle_options, custom_options, configurable_item_options].map(listed).find((list) => list.length > 0) ??
    [];
  const text = JSON.stringify(choice, (_, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  );
  return createHash('sha3-224').update(text).digest('hex');
};

const hasOwnChoice = (line: Chosen): boolean =>
  listed(membersOf(line).bundle_options).length + listed(membersOf(line).custom_options).length > 0;

/**
 * Bundles and products with custom options match by item id, then by checksum; a configurable by sku only;
 * everything else by item id, then by sku (wire §2.7).
 */
const areSame = (client: ClientLine, server: ServerLine): boolean => {
  const isKnown = client.server_item_id !== undefined && client.server_item_id === server.item_id;
  if (hasOwnChoice(client) || hasOwnChoice(server))
    return isKnown || checksumOf(client) === checksumOf(server);
  if (optionsOf(client).length > 0 || optionsOf(server).length > 0) return client.sku === server.sku;
  return isKnown || client.sku === server.sku;
};

/**
 * A minimal model of the unmodified client's cart: its state, and its sync and merge over the wire (wire
 * §2.7).
 */
export const vsfCart = (tasks: VsfTasks, lookUp: ProductLookup) => {
  const cart = {
    token: '',
    lines: [] as ClientLine[],
    bypasses: 0,
    savedHash: '',
    sentUpdates: 0,
    segments: [] as { code: string; value: number | null }[],
  };
  const hash = () =>
    createHash('sha3-224')
      .update(JSON.stringify({ items: cart.lines, token: cart.token }))
      .digest('hex');

  const rollBack = (line: ClientLine, isKnown: boolean) => {
    if (isKnown && line.prev_qty !== undefined) line.qty = line.prev_qty;
    else cart.lines = cart.lines.filter((other) => other !== line);
  };

  const send = async (
    line: ClientLine,
    { qty, server }: { qty: number; server?: ServerLine },
    diff: Diff,
  ): Promise<void> => {
    const configurable_item_options = optionsOf(line).map(({ option_id, option_value }) => ({
      option_id,
      option_value: String(option_value),
    }));
    const product_option = {
      extension_attributes: {
        custom_options: [],
        bundle_options: [],
        ...membersOf(line),
        configurable_item_options,
      },
    };
    const known = server ? { item_id: server.item_id, quoteId: server.quote_id } : { quoteId: cart.token };
    cart.sentUpdates += 1;
    const answer = await tasks.update(cart.token, {
      sku: line.parentSku ?? line.sku,
      qty,
      product_option,
      ...known,
    });
    diff.serverResponses.push({ status: answer.code, sku: line.sku });
    if (answer.code !== 200) return rollBack(line, server !== undefined);
    const { item_id, quote_id, product_type, product_option: echoed } = answer.result as ServerLine;
    Object.assign(line, {
      qty,
      server_item_id: item_id,
      server_cart_id: quote_id,
      type_id: product_type,
      product_option: echoed,
    });
  };

  const mergeClientLine = async (
    line: ClientLine,
    serverLines: readonly ServerLine[],
    { options, diff }: { options: SyncOptions; diff: Diff },
  ) => {
    const server = serverLines.find((candidate) => areSame(line, candidate));
    if (!server) {
      diff.items.push({ party: 'server', status: 'no-item', sku: line.sku });
      if (!options.dryRun) await send(line, { qty: line.qty }, diff);
    } else if (server.qty !== line.qty || options.mergeQty) {
      diff.items.push({
        party: 'server',
        status: 'wrong-qty',
        sku: line.sku,
        'client-qty': line.qty,
        'server-qty': server.qty,
      });
      if (!options.dryRun)
        await send(line, { qty: options.mergeQty ? line.qty + server.qty : line.qty, server }, diff);
    }
  };

  const mergeServerLine = async (
    server: ServerLine,
    { options, diff }: { options: SyncOptions; diff: Diff },
  ) => {
    if (cart.lines.some((line) => areSame(line, server))) return;
    diff.items.push({ party: 'client', status: 'no-item', sku: server.sku });
    if (options.dryRun) return;
    if (options.forceClientState) {
      const answer = await tasks.remove(cart.token, {
        sku: server.sku,
        item_id: server.item_id,
        quoteId: server.quote_id,
      });
      diff.serverResponses.push({ status: answer.code, sku: server.sku });
      return;
    }
    const { item_id, quote_id, qty, sku, product_option } = server;
    cart.lines.push({
      sku,
      qty,
      server_item_id: item_id,
      server_cart_id: quote_id,
      ...(product_option ? { product_option } : {}),
      ...(await lookUp(server)),
    });
  };

  /**
   * Refreshes the methods, then requests totals with the country alone; the quantities of the totals
   * overwrite the client's (wire §3.4–3.5).
   */
  const syncTotals = async () => {
    const methods = (
      await tasks.shippingMethods(cart.token, {
        country_id: 'IQ',
        region: '',
        region_id: 0,
        street: [null, null],
        postcode: '',
        city: '',
        region_code: '',
      })
    ).result as { carrier_code: string; method_code: string }[];
    await tasks.paymentMethods(cart.token);
    const [first] = methods;
    const address = { countryId: 'IQ' };
    const answer = first
      ? await tasks.shippingInformation(cart.token, {
          shippingAddress: address,
          billingAddress: address,
          shippingCarrierCode: first.carrier_code,
          shippingMethodCode: first.method_code,
        })
      : await tasks.totals(cart.token);
    if (answer.code !== 200) return;
    const result = answer.result as { totals?: unknown };
    const totals = (result.totals ?? result) as {
      items: { item_id: number; qty: number }[];
      total_segments: { code: string; value: number | null }[];
    };
    cart.segments = totals.total_segments;
    for (const { item_id, qty } of totals.items)
      for (const line of cart.lines) if (line.server_item_id === item_id) line.qty = qty;
  };

  const merge = async (serverLines: readonly ServerLine[], options: SyncOptions): Promise<Diff> => {
    const diff: Diff = { items: [], serverResponses: [] };
    for (const line of cart.lines) await mergeClientLine(line, serverLines, { options, diff });
    for (const server of serverLines) await mergeServerLine(server, { options, diff });
    if (!options.dryRun) {
      if (cart.lines.length > 0) await syncTotals();
      cart.savedHash = hash();
    }
    for (const party of ['client', 'server'] as const) {
      diff.items.push({
        party,
        status: diff.items.some((item) => item.party === party) ? 'update-required' : 'no-changes',
      });
    }
    return diff;
  };

  /** Opens a cart on the server and compares without changing anything (`serverMergeByDefault: false`). */
  const connect = async (options: SyncOptions = { dryRun: true }): Promise<Diff | 'not-required'> => {
    const { code, result } = await tasks.create();
    if (code !== 200) throw new Error(`no cart: ${code}`);
    cart.token = String(result);
    return sync({ ...options, forceSync: true });
  };

  /**
   * Runs one sync round. A cart that the server does not know is replaced once by a new guest cart, into
   * which all lines are posted (wire §2.2).
   */
  const sync = async (options: SyncOptions = {}): Promise<Diff | 'not-required'> => {
    if (!options.forceSync && cart.savedHash === hash()) return 'not-required';
    const { code, result } = await tasks.pull(cart.token);
    if (code === 200) return merge(result as ServerLine[], options);
    if (cart.bypasses >= 1) return { items: [], serverResponses: [] };
    cart.bypasses += 1;
    return connect({ ...options, dryRun: false });
  };

  return { cart, connect, sync };
};
