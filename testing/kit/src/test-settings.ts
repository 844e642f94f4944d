import { tmpdir } from 'node:os';
import { readConfig, type Settings } from '@dijla/provider/config';

/** Settings as an empty environment gives them, but that the shop is asked under any name. */
export const testSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...readConfig({ DATA_DIR: tmpdir() }).settings,
  publicUrl: undefined,
  ...changes,
});
