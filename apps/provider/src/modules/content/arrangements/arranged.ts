import type { Arrangement, ArrangementName } from '@dijla/contract/arrangements';
import type { AnyContent } from '../kinds/content-kind.ts';
import { homeOfBlocks } from './scenes-of-blocks.ts';

/** Returns how the shop itself arranges what its owner has not. */
export const unarranged = (name: ArrangementName, blocks: readonly AnyContent[]): Arrangement =>
  name === 'home'
    ? homeOfBlocks(blocks)
    : name === 'menu'
      ? { name, items: [], shows_others: true }
      : { name, lists: [] };
