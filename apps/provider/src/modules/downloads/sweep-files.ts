import type { Schedule } from '../../events/subscriber.ts';
import { forgetBegunDownloads } from './begin-download-sql.ts';
import { takeOldUploads, takeUnusedFiles } from './file-rows-sql.ts';
import type { DownloadFiles } from './files/download-files.ts';

/** The schedule that deletes what nobody waits for: parts of files, files without a link, and begun downloads. */
export const downloadSchedules = (files: DownloadFiles | undefined): Schedule[] =>
  files === undefined
    ? []
    : [
        {
          name: 'sweep-downloads',
          cron: '42 * * * *',
          run: async ({ database, now }) => {
            await forgetBegunDownloads(database, now());
            for (const { id, parts } of await takeOldUploads(database, now()))
              // oxlint-disable-next-line no-await-in-loop -- a store is not asked for everything at once
              await files.deleteParts(id, parts);
            for (const path of await takeUnusedFiles(database, now()))
              // oxlint-disable-next-line no-await-in-loop -- the same
              await files.delete(path);
          },
        },
      ];
