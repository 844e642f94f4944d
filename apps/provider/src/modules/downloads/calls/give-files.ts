import type { CallInput } from '../../../call/call-handler.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { isPictureStoreError } from '../../media/media.ts';
import { addFile, endUpload, notePart, readDownloadRule, saveDownloadRule } from '../file-rows-sql.ts';
import { type DownloadFiles, filePartBytes, type JoinedFile } from '../files/download-files.ts';

type Parts = { downloads: DownloadFiles | undefined };

const tooLarge = (bytesAtMost: number): Refusal =>
  refusal('desk.file-too-large', { most: String(Math.floor(bytesAtMost / 1_000_000)) });

/** Does what asks the store, or returns that it does not answer. */
const askingStore = async <Result>(ask: () => Promise<Result>): Promise<Result | Refusal> => {
  try {
    return await ask();
  } catch (error) {
    if (isPictureStoreError(error)) return refusal('desk.file-not-saved');
    throw error;
  }
};

/** `POST /api/desk/catalog/file-parts`. The part is kept once it is clear that it is the next one. */
export const addFilePart = handleDeskWrite(
  'desk/add-file-part',
  ({ downloads }: Parts) =>
    async ({ body: { upload, part, data } }, { transaction, now }) => {
      if (downloads === undefined) return refusal('desk.file-not-saved');
      const body = Buffer.from(data, 'base64');
      if (body.byteLength > filePartBytes || (part - 1) * filePartBytes >= downloads.bytesAtMost)
        return tooLarge(downloads.bytesAtMost);
      const parts = await notePart(transaction, { upload, part, now });
      if (parts === undefined) return refusal('desk.file-part-unexpected');
      return {
        afterwards: async () => {
          const put = await askingStore(() => downloads.putPart(upload, part, body));
          return isRefusal(put) ? put : { result: { parts } };
        },
      };
    },
);

/** Puts a file together before the act is recorded, so that no transaction waits for the store. */
const joinParts =
  ({ downloads }: Parts) =>
  async ({
    body: { upload, parts },
  }: CallInput<'desk/finish-file'>): Promise<{ prepared: JoinedFile } | Refusal> => {
    if (downloads === undefined) return refusal('desk.file-not-saved');
    const joined = await askingStore(() => downloads.join(upload, parts));
    if (joined === undefined) return refusal('desk.file-part-unexpected');
    if (joined === 'too-large') return tooLarge(downloads.bytesAtMost);
    return isRefusal(joined) ? joined : { prepared: joined };
  };

/** `POST /api/desk/catalog/files` */
export const finishFile = handleDeskWrite(
  'desk/finish-file',
  ({ downloads }: Parts) =>
    async ({ body: { upload, parts, name } }, { transaction, act, now, prepared }) => {
      const { path, bytes, sha256 } = prepared;
      if (!(await endUpload(transaction, { upload, parts }))) return refusal('desk.file-part-unexpected');
      await addFile(transaction, prepared, { name, now });
      await act({
        act: 'given',
        entity: 'download-file',
        entityId: path.slice(-32),
        before: null,
        after: { name, bytes, sha256: sha256.toString('hex') },
      });
      return {
        afterwards: async () => {
          // What is left of it is swept with the rest.
          await downloads?.deleteParts(upload, parts).catch(() => undefined);
          return { result: { file: path, file_name: name, bytes } };
        },
      };
    },
  joinParts,
);

/** `PUT /api/desk/catalog/download-rule` */
export const setDownloadRule = handleDeskWrite(
  'desk/set-download-rule',
  () =>
    async ({ body }, { transaction, act }) => {
      const before = await readDownloadRule(transaction);
      await saveDownloadRule(transaction, body);
      await act({ act: 'changed', entity: 'download-rule', entityId: 'all', before, after: body });
      return { result: body };
    },
);
