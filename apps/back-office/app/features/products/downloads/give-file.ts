import type { DeskResult } from '@dijla/contract/desk-client';
import { ask } from '../../../provider-client/ask.ts';
import { refusalOf } from '../../../provider-client/desk-error.ts';
import { base64Of } from '../../../resource-form/given-picture.ts';

/** A file that the shop has now; `file` is what a link names it by. */
type GivenFile = DeskResult<'desk/finish-file'>;

/** Milliseconds before a part is sent again that did not arrive; as often as there are. */
const pauses = [1000, 3000, 8000, 15_000] as const;

/** Refusals after which the same part is taken a while later. */
const comesLater: ReadonlySet<string> = new Set(['desk.file-not-saved', 'request.busy', 'request.too-many']);

/** Sends a part, and again where the line broke. What the shop refuses is thrown at once. */
const sendPart = async (upload: string, part: number, body: Blob): Promise<void> => {
  const data = await base64Of(body);
  for (const pause of [...pauses, null]) {
    try {
      await ask('desk/add-file-part', { body: { upload, part, data } });
      return;
    } catch (error) {
      const code = refusalOf(error)?.code;
      const mayCome = code === undefined || comesLater.has(code);
      if (pause === null || !mayCome) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
};

/**
 * Gives a file to the shop in parts, so that a line that breaks costs one of them, and returns it. `onProgress` is told
 * the share that has come, 0 to 1. Throws `DeskError` where the shop does not take it.
 */
export const giveFile = async (
  file: File,
  { partBytes, onProgress }: { partBytes: number; onProgress: (share: number) => void },
): Promise<GivenFile> => {
  const upload = crypto.randomUUID();
  const parts = Math.max(Math.ceil(file.size / partBytes), 1);
  for (let part = 1; part <= parts; part += 1) {
    await sendPart(upload, part, file.slice((part - 1) * partBytes, part * partBytes));
    onProgress(part / parts);
  }
  const name =
    file.name
      .replaceAll(/[/\\\p{Cc}]/gu, ' ')
      .trim()
      .slice(-200) || 'file';
  return ask('desk/finish-file', { body: { upload, parts, name } });
};
