import { care } from './kinds/care.ts';
import { clothes } from './kinds/clothes.ts';
import { devices } from './kinds/devices.ts';
import { playKinds } from './kinds/play.ts';
import { rooms } from './kinds/rooms.ts';
import { composedSets } from './sets/composed-sets.ts';
import { paperSets } from './sets/paper-sets.ts';
import { tableSets } from './sets/table-sets.ts';
import type { StudioForm } from './studio-form.ts';

/** Sets with countable pieces, and kinds that share no picture with another. */
export const groupC = {
  ...tableSets,
  ...paperSets,
  ...composedSets,
  ...devices,
  ...rooms,
  ...clothes,
  ...playKinds,
  ...care,
} satisfies Record<string, StudioForm>;
