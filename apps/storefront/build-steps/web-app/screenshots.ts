import { join } from 'node:path';
import type { StoreCode } from '@dijla/contract/store-views';

/** Screenshots shown when a browser offers to install the shop, with their sizes in pixels. */
export const screenshotForms = [
  { form: 'narrow', width: 780, height: 1688 },
  { form: 'wide', width: 1440, height: 900 },
] as const;
export type ScreenshotForm = (typeof screenshotForms)[number]['form'];

/** Folder of the screenshots, taken manually with `testing/e2e/app-pictures-command.ts`. */
export const screenshotFolder = join(import.meta.dirname, 'screenshots');
export const screenshotName = (store: StoreCode, form: ScreenshotForm): string => `${store}-${form}.webp`;
export const screenshotAddress = (name: string): string => `/screenshots/${name}`;
