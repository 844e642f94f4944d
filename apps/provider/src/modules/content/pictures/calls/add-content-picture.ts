import type { CallInput } from '../../../../call/call-handler.ts';
import { handleDeskWrite, type PreparingContext } from '../../../audit/audit.ts';
import { type PictureKeeper, prepareGivenPicture } from '../../../media/media.ts';

type Parts = { pictures: PictureKeeper | undefined };

/** `POST /api/desk/content-pictures` */
export const addContentPicture = handleDeskWrite(
  'desk/add-content-picture',
  () =>
    async (_, { act, prepared: { given, path } }) => {
      await act(given);
      // Texts and arrangements name pictures without the first slash.
      return { result: { path: path.replace(/^\//, '') } };
    },
  ({ pictures }: Parts) =>
    ({ body: { data } }: CallInput<'desk/add-content-picture'>, context: PreparingContext) =>
      prepareGivenPicture(pictures, data, context),
);
