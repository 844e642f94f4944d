// @chunk shell
import { photoAt } from '@dijla/ui-kit/pictures/photo.tsx';
import { paths } from '../../paths.ts';

/** A square picture of the shop. */
export const Photo = photoAt(paths.image);
