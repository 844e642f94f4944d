import type { CallOutput } from '../../../../call/call-handler.ts';
import { handleCall } from '../../../../call/handle-call.ts';
import { idInPath } from '../../../../call/id-in-path.ts';
import { isRefusal, orThrow, refusal, type Refusal } from '../../../../call/refusal.ts';
import type { Settings } from '../../../../config.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import type { Database } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import {
  type DownloadFiles,
  filePartBytes,
  isAddress,
  readDownloadRule,
  readFiles,
} from '../../../downloads/downloads.ts';
import { isPictureStoreError } from '../../../media/media.ts';
import { isOutboundAddress } from '../../../../outbound-fetch.ts';
import type { ExistingProduct } from '../../products/existing-products-sql.ts';
import {
  downloadsVersion,
  editedDownloadsOf,
  type SavedDownloads,
  withDownloads,
} from '../editing/edited-downloads.ts';
import { readRecords, saveEdited } from '../editing/save-edited.ts';
import { readListedProduct } from '../listed-products-sql.ts';
import { readDeskPricing } from '../product-detail-sql.ts';

type Parts = { downloads: DownloadFiles | undefined };
type Loopback = { settings: Pick<Settings, 'outboundLoopback'> };
type Asked = { language: string; now: number };
type Shown = NonNullable<CallOutput<'desk/product-downloads'>['result']>;

/** Returns the downloadable product of a path as it was saved, or a refusal. */
const standingOf = async (
  db: Database,
  params: Readonly<Record<string, string>>,
  asked: Asked,
): Promise<ExistingProduct | Refusal> => {
  const id = idInPath(params, { name: 'productId', thing: 'product' });
  if (isRefusal(id)) return id;
  const listed = await readListedProduct(db, id, asked);
  const standing = listed && (await readRecords(db, [listed.sku])).get(listed.sku);
  if (standing === undefined) return refusal('desk.product-not-found');
  return standing.product.type === 'downloadable' ? standing : refusal('desk.not-downloadable');
};

/** Returns the files of links and what everybody may look at of them. */
const filesOf = (links: readonly { file: string; sample_file: string | null }[]): string[] =>
  links.flatMap(({ file, sample_file: sample }) => (sample === null ? [file] : [file, sample]));

/** Returns what the form shows. Of files that were laid into the store for an import the store tells. */
const shownOf = async (
  db: Database,
  { product }: ExistingProduct,
  downloads: DownloadFiles | undefined,
): Promise<Shown> => {
  const { units } = await readDeskPricing(db);
  const paths = filesOf(product.download?.links ?? []);
  return {
    version: downloadsVersion(product),
    ...editedDownloadsOf(product, await readFiles(db, paths)),
    rule: await readDownloadRule(db),
    units,
    bytes_at_most: downloads?.bytesAtMost ?? 0,
    part_bytes: filePartBytes,
  };
};

type FoundFile = { name: string; bytes: number };

/** Looks for a file that was not given at the desk; undefined of an address, and where the store has none or is away. */
const foundFile = async (
  file: string,
  downloads: DownloadFiles | undefined,
): Promise<FoundFile | undefined> => {
  if (isAddress(file)) return undefined;
  const found = await downloads?.find(file).catch((error: unknown) => {
    if (isPictureStoreError(error)) return undefined;
    throw error;
  });
  return found && { name: file.slice(file.lastIndexOf('/') + 1), bytes: found.bytes };
};

/** Returns what is shown, with sizes of files that were not given at the desk. No transaction is open. */
const withSizes = async (shown: Shown, downloads: DownloadFiles | undefined): Promise<Shown> => ({
  ...shown,
  links: await Promise.all(
    shown.links.map(async (link) => {
      const file = link.bytes === null ? await foundFile(link.file, downloads) : undefined;
      const sample =
        link.sample !== null && link.sample_bytes === null
          ? await foundFile(link.sample, downloads)
          : undefined;
      return {
        ...link,
        ...(file && { file_name: file.name, bytes: file.bytes }),
        ...(sample && { sample_name: sample.name, sample_bytes: sample.bytes }),
      };
    }),
  ),
});

/** `GET /api/desk/catalog/products/{productId}/downloads` */
export const readProductDownloads = handleCall(
  'desk/product-downloads',
  ({ database, downloads }: Parts & { database: Database }) =>
    async ({ params }, { store: { language }, now }) => {
      const standing = await standingOf(database, params, { language, now });
      if (isRefusal(standing)) return standing;
      return { result: await withSizes(await shownOf(database, standing, downloads), downloads) };
    },
);

/**
 * Returns the refusal of a link whose file or sample nobody gave: neither an address that the shop may ask, nor given,
 * nor what it had before.
 */
const unknownFile = async (
  db: Database,
  { links }: SavedDownloads,
  { standing, allowsLoopback }: { standing: ExistingProduct; allowsLoopback: boolean },
): Promise<Refusal | null> => {
  const { download } = standing.product;
  const had = new Set(filesOf(download?.links ?? []));
  const named = links.flatMap(({ file, sample }) => (sample ? [file, sample] : [file]));
  const given = await readFiles(db, named);
  const unknown = named.find(
    (file) => !had.has(file) && !given.has(file) && !isOutboundAddress(file, { allowsLoopback }),
  );
  return unknown === undefined ? null : refusal('desk.file-unknown', { file: unknown.slice(0, 100) });
};

/** `PUT /api/desk/catalog/products/{productId}/downloads`. The audit keeps no address: it may open the file to whoever reads it. */
export const saveProductDownloads = handleDeskWrite(
  'desk/save-product-downloads',
  ({ downloads, settings: { outboundLoopback: allowsLoopback } }: Parts & Loopback) =>
    async (
      { params, body: { version, downloads: saved } },
      { transaction, act, author, store: { language }, now },
    ) => {
      await lockCatalog(transaction);
      const asked = { language, now };
      const standing = orThrow(await standingOf(transaction, params, asked));
      const changed = async (): Promise<Refusal> => ({
        ...refusal('desk.changed-meanwhile'),
        meta: await shownOf(transaction, standing, downloads),
      });
      if (downloadsVersion(standing.product) !== version) return changed();
      const unknown = await unknownFile(transaction, saved, { standing, allowsLoopback });
      if (unknown !== null) return unknown;
      const product = withDownloads(standing.product, saved);
      if (!(await saveEdited(transaction, [{ product, stock: null }], { author, now }))) return changed();
      const after = orThrow(await standingOf(transaction, params, asked));
      const shown = await shownOf(transaction, after, downloads);
      await act({
        act: 'downloads-saved',
        entity: 'product',
        entityId: standing.id,
        before: audited(standing),
        after: audited(after),
      });
      return { afterwards: async () => ({ result: await withSizes(shown, downloads) }) };
    },
);

const placeOf = (file: string): string | undefined => (isAddress(file) ? URL.parse(file)?.hostname : file);

const audited = ({ product: { download } }: ExistingProduct) => ({
  is_separate: download?.links_purchased_separately ?? false,
  links: (download?.links ?? []).map(({ code, titles, file, sample_file, max_downloads, days = null }) => ({
    code,
    titles,
    file: placeOf(file),
    sample: sample_file === null ? null : placeOf(sample_file),
    max_downloads,
    days,
  })),
});
