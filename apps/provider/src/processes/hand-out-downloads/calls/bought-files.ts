import type { Caller } from '../../../call/caller.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { type Database, inTransaction } from '../../../database/database.ts';
import {
  type BoughtFile,
  type DownloadFiles,
  isAddress,
  newAddress,
  readBoughtFile,
  readBoughtFiles,
} from '../../../modules/downloads/downloads.ts';
import { isPictureStoreError } from '../../../modules/media/media.ts';
import { orderAskerOf, readWorkedOrder } from '../../../modules/orders/orders.ts';
import { fileAddressPath } from '../file-address-path.ts';
import { followLockedOrder, followOrder } from '../follow-order.ts';
import { shownFiles, stateOf } from '../shown-files.ts';

type Parts = { database: Database; downloads: DownloadFiles | undefined; secret: string };

/** `GET /api/ext/dijla/downloads` */
export const listDownloads = handleCall(
  'download/list',
  ({ database, downloads }: Parts) =>
    async (_, { customer, store: { language }, now }) => {
      const { files, total } = await readBoughtFiles(database, { customerId: customer.id }, language);
      return { result: { items: await shownFiles(files, { files: downloads, now }), total_count: total } };
    },
);

/** `GET /api/ext/dijla/orders/{entity_id}/downloads` */
export const listOrderDownloads = handleCall(
  'download/of-order',
  ({ database, downloads, secret }: Parts) =>
    async ({ params, query: { key } }, { caller, store: { language }, now, requestId }) => {
      const orderId = idInPath(params, { name: 'entity_id', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const asker = await orderAskerOf(key, { caller }, secret);
      if (isRefusal(asker)) return asker;
      const order = await readWorkedOrder(database, orderId);
      if (order === undefined || !asker.maySee(order)) return refusal('order.not-found');
      let bought = await readBoughtFiles(database, { orderId }, language);
      // What was paid a moment ago is not waited for.
      if (bought.total === 0) {
        await followOrder(database, orderId, { cause: `request ${requestId}`, now });
        bought = await readBoughtFiles(database, { orderId }, language);
      }
      const { files, total } = bought;
      return { result: { items: await shownFiles(files, { files: downloads, now }), total_count: total } };
    },
);

type AskedAddress = { id: number; key: string | undefined; language: string; now: number };

/** Reads a file of whoever asks: of the order whose key is given, or the customer's own. */
const ownFile = async (
  { database, secret }: Parts,
  { id, key, language }: AskedAddress,
  caller: () => Promise<Caller>,
): Promise<BoughtFile | Refusal> => {
  const asker = await orderAskerOf(key, { caller }, secret);
  if (isRefusal(asker)) return asker;
  const { customerId, maySee } = asker;
  const owner = customerId === null ? 'of its address' : { customerId };
  const file = await readBoughtFile(database, id, { owner, language });
  // Another's file is answered like none.
  const isHers = file !== undefined && maySee({ id: file.order_id, customer_id: customerId });
  return isHers ? file : refusal('download.not-found');
};

const isThere = async (downloads: DownloadFiles | undefined, { file }: BoughtFile): Promise<boolean> => {
  try {
    return isAddress(file) || (await downloads?.find(file)) !== undefined;
  } catch (error) {
    if (isPictureStoreError(error)) return true;
    throw error;
  }
};

/** `POST /api/ext/dijla/downloads/{id}/address`. What is not paid for any more is taken back here at the latest. */
export const downloadAddress = handleCall(
  'download/address',
  (parts: Parts) =>
    async ({ params, body: { key } }, { caller, store: { language }, now, requestId }) => {
      const id = idInPath(params, { name: 'id', thing: 'file' });
      if (isRefusal(id)) return id;
      const asked = { id, key, language, now };
      const found = await ownFile(parts, asked, caller);
      if (isRefusal(found)) return found;
      const { database, downloads, secret } = parts;
      await inTransaction(database, (transaction) =>
        followLockedOrder(transaction, found.order_id, { cause: `request ${requestId}`, now }),
      );
      const file = await ownFile(parts, asked, caller);
      if (isRefusal(file)) return file;
      const state = stateOf(file, now);
      if (state !== 'ready') return refusal(`download.${state}`);
      if (!(await isThere(downloads, file))) return refusal('download.file-missing');
      const { token, expiresAt } = newAddress(id, { secret, now });
      return {
        result: { address: fileAddressPath(token), expires_at: new Date(expiresAt).toISOString() },
      };
    },
);
