import { type FindableLine, lineFinder } from './line-finder.ts';

type Quantity = { qty: number };
export type ServerLine = FindableLine & Quantity;
/** A line of the device; `item_id` is the server's id, null while it has none. */
export type ClientLine = Omit<FindableLine, 'item_id'> & Quantity & { item_id: number | null };

export type MergeSettings = {
  /** Whether the device's cart overrides the server's, as in the checkout. */
  isForced: boolean;
  /**
   * Whether the server may remove a line from the device, or change its quantity; otherwise the server is
   * changed to match the device.
   */
  serverMayRemove: boolean;
  serverMayModify: boolean;
};

/**
 * One difference found by the comparison; the last two entries tell for each side whether it must change
 * (wire §2.7).
 */
export type DiffEntry =
  | { party: 'server' | 'client'; status: 'no-item'; sku: string }
  | { party: 'server'; status: 'wrong-qty'; sku: string; 'client-qty': number; 'server-qty': number }
  | { party: 'server' | 'client'; status: 'update-required' | 'no-changes' };

/** A change to send to the server. All other differences are resolved by taking the server's lines. */
export type MergeStep<Client, Server> =
  | { kind: 're-create'; line: Client }
  | { kind: 'set-qty'; line: Client; server: Server; qty: number }
  | { kind: 'delete'; server: Server };

export type Merge<Client, Server> = { diff: DiffEntry[]; steps: MergeStep<Client, Server>[] };

const closer = (party: 'server' | 'client', hasChanged: boolean): DiffEntry => ({
  party,
  status: hasChanged ? 'update-required' : 'no-changes',
});

/**
 * Compares the device's acknowledged lines with the server's (spec 1 §4, wire §2.7). A line missing on the
 * server is re-created there or removed from the device; a different quantity is set there or taken over; a
 * line missing on the device is taken over, or deleted on the server when the device's cart is forced.
 * Compare only lines the server has acknowledged: operations it has not received yet stay in the log and are
 * never lost here.
 */
export const mergeCarts = <Client extends ClientLine, Server extends ServerLine>(
  clientLines: readonly Client[],
  serverLines: readonly Server[],
  { isForced, serverMayRemove, serverMayModify }: MergeSettings,
): Merge<Client, Server> => {
  const find = lineFinder(serverLines);
  const known = new Set<Server>();
  const merge: Merge<Client, Server> = { diff: [], steps: [] };
  let clientChanges = false;
  for (const line of clientLines) {
    const { sku, qty } = line;
    const server = find({ ...line, server_item_id: line.item_id });
    if (server === null) {
      merge.diff.push({ party: 'server', status: 'no-item', sku });
      if (isForced || !serverMayRemove) merge.steps.push({ kind: 're-create', line });
      else clientChanges = true;
      continue;
    }
    known.add(server);
    if (server.qty === qty) continue;
    merge.diff.push({
      party: 'server',
      status: 'wrong-qty',
      sku,
      'client-qty': qty,
      'server-qty': server.qty,
    });
    if (isForced || !serverMayModify) merge.steps.push({ kind: 'set-qty', line, server, qty });
    else clientChanges = true;
  }
  for (const server of serverLines) {
    if (known.has(server)) continue;
    merge.diff.push({ party: 'client', status: 'no-item', sku: server.sku });
    if (isForced) merge.steps.push({ kind: 'delete', server });
    else clientChanges = true;
  }
  merge.diff.push(closer('client', clientChanges), closer('server', merge.steps.length > 0));
  return merge;
};
