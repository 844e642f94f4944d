import type { PictureSettings } from '../../../settings/picture-address.ts';
import { folderStore } from './folder-store.ts';
import type { PictureStore } from './picture-store.ts';
import { s3Store } from './s3-store.ts';

/** Returns the store that the settings name. Nothing is asked of it yet. */
export const openPictureStore = (settings: PictureSettings): PictureStore =>
  'folder' in settings ? folderStore(settings.folder) : s3Store(settings);

/** Returns where what people give is kept: in the store, or in the first folder; undefined where there is none. */
export const givenPicturesStore = ({
  pictureStore,
  pictureFolders: [first],
}: {
  pictureStore?: PictureStore | undefined;
  pictureFolders: readonly string[];
}): PictureStore | undefined => pictureStore ?? (first === undefined ? undefined : folderStore(first));
