import { createHash } from 'node:crypto';
import { isRefusal, refusal, type Refusal } from '../../call/refusal.ts';
import type { PictureKeeper } from './picture-keeper.ts';
import { isPictureStoreError } from './stores/picture-store.ts';

type Member = { staff: { id: number | string }; gone: () => AbortSignal };

/** A picture that is kept, and what the audit says of it. */
type Prepared = {
  path: string;
  tone: string;
  given: { act: 'given'; entity: 'picture'; entityId: string; before: null; after: { bytes: number } };
};

/**
 * Decodes and keeps a picture that a member of the staff gave in base64, before the act is recorded, so that no
 * transaction waits for it. Refused where it is no picture, or was not kept.
 */
export const prepareGivenPicture = async (
  pictures: PictureKeeper | undefined,
  data: string,
  { staff, gone }: Member,
): Promise<{ prepared: Prepared } | Refusal> => {
  if (pictures === undefined) return refusal('desk.picture-unreadable');
  const bytes = Buffer.from(data, 'base64');
  try {
    const taken = await pictures.take(bytes, { giver: 'desk', caller: `staff ${staff.id}`, gone });
    if (taken === null) return refusal('desk.picture-unreadable');
    if (isRefusal(taken)) return taken;
    const entityId = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const after = { bytes: bytes.byteLength };
    const given = { act: 'given', entity: 'picture', entityId, before: null, after } as const;
    return { prepared: { path: taken.path, tone: taken.tone, given } };
  } catch (error) {
    if (isPictureStoreError(error)) return refusal('desk.picture-not-saved');
    throw error;
  }
};
