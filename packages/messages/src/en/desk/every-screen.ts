import { common } from './common.ts';
import { list } from './list.ts';
import { shell } from './shell.ts';

/** What the shell of the desk says, and whatever stands on every screen: it is there before anything is shown. */
export const everyScreen = { common, list, shell };
