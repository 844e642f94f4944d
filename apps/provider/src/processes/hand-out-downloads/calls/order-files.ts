import type { CallOutput } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { emit } from '../../../events/emit-sql.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import {
  type BoughtFile,
  type DownloadFiles,
  extendBoughtFile,
  readOrderFiles,
} from '../../../modules/downloads/downloads.ts';
import { readWorkedOrder } from '../../../modules/orders/orders.ts';
import { shownFiles } from '../shown-files.ts';

type OrderFile = NonNullable<CallOutput<'desk/order-downloads'>['result']>['items'][number];
type Parts = { downloads: DownloadFiles | undefined };

/** Returns bought files as the desk shows them, in their order. */
const orderFilesOf = async (
  rows: readonly BoughtFile[],
  parts: { files: DownloadFiles | undefined; now: number },
): Promise<OrderFile[]> => {
  const shown = await shownFiles(rows, parts);
  return rows.flatMap(({ line_number, downloads, downloads_at_most, revoked_at }, at) => {
    const file = shown[at];
    if (file === undefined) return [];
    const { id, product_name, title, file_name, until, state, granted_at } = file;
    return {
      id,
      line_number,
      product_name,
      title,
      file_name,
      downloads,
      downloads_at_most,
      until,
      state: revoked_at === null ? state : ('revoked' as const),
      granted_at,
    };
  });
};

/** `GET /api/desk/orders/{orderId}/downloads` */
export const listOrderFiles = handleCall(
  'desk/order-downloads',
  ({ database, downloads: files }: Parts & { database: Database }) =>
    async ({ params }, { store: { language }, now }) => {
      const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      if ((await readWorkedOrder(database, orderId)) === undefined) return refusal('order.not-found');
      const rows = await readOrderFiles(database, orderId, language);
      return { result: { items: await orderFilesOf(rows, { files, now }) } };
    },
);

const limitsOf = ({ downloads_at_most, until }: BoughtFile) => ({
  downloads_at_most,
  until: until?.toISOString() ?? null,
});

/** `POST /api/desk/orders/{orderId}/downloads/{downloadId}` */
export const extendDownload = handleDeskWrite(
  'desk/extend-download',
  () =>
    async ({ params, body }, { transaction, act, store: { language }, now }) => {
      const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const id = idInPath(params, { name: 'downloadId', thing: 'file' });
      if (isRefusal(id)) return id;
      const read = async (): Promise<BoughtFile | undefined> =>
        (await readOrderFiles(transaction, orderId, language)).find((file) => file.id === id);
      const before = await read();
      if (before === undefined || before.revoked_at !== null) return refusal('download.not-found');
      const gives =
        (body.downloads > 0 && before.downloads_at_most !== null) || (body.days > 0 && before.until !== null);
      if (!gives) return refusal('desk.download-unlimited');
      const isGiven = await extendBoughtFile(transaction, { id, orderId, ...body, now });
      const after = await read();
      if (!isGiven || after === undefined) return refusal('download.not-found');
      // Limits only grow, so that each gift has a key of its own.
      const given = `extended/${id}/${after.downloads_at_most}/${after.until?.toISOString()}`;
      await emit(transaction, { name: 'downloads.granted', key: `${orderId}/${given}`, data: { orderId } });
      await act({
        act: 'download-extended',
        entity: 'order',
        entityId: orderId,
        before: limitsOf(before),
        after: { file: after.title || after.product_name, ...limitsOf(after) },
      });
      return { result: { id, downloads: after.downloads, ...limitsOf(after) } };
    },
);
