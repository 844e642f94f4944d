import { sceneAt } from '@dijla/ui-kit/pictures/scene.tsx';
import { paths } from '../../paths.ts';

/** A wide picture of the shop. */
export const Scene = sceneAt(paths.image);
