import type { everyScreen as english } from '../../en/desk/every-screen.ts';
import { common } from './common.ts';
import { list } from './list.ts';
import { shell } from './shell.ts';

export const everyScreen: typeof english = { common, list, shell };
