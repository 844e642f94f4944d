import type { DeskResult } from '@dijla/contract/desk-client';
import { isStoreCode, storeViews } from '@dijla/contract/store-views';

/** What a message says on its way in a language. */
export type MessageText = DeskResult<'desk/message-texts'>['items'][number];

/** How a language is called and read; one that the shop has no more, by its code from left to right. */
export const languageOf = (code: string): { name: string; direction: 'ltr' | 'rtl' } =>
  isStoreCode(code) ? storeViews[code] : { name: code, direction: 'ltr' };

/** The fields of its form. */
export type TextValues = { subject: string; text: string };
