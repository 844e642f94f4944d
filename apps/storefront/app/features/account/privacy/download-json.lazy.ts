import { saveFile } from '@dijla/ui-kit/save-file.ts';

/** Hands a value to the browser as a file to keep, indented for people. */
export const downloadJson = (value: object, fileName: string): void =>
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), fileName);
