import type { RefusalCode } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import type { refusals as english } from '@dijla/messages/en/refusals';
import type { Refusal } from './refusal.ts';
import { textsInLanguages } from './texts-in-languages.ts';

type Texts = Record<RefusalCode, (data: Refusal['data']) => string>;

/** Fails to compile when a contract code lacks a text. */
export const refusalTexts: Record<Language, Texts> = await textsInLanguages<typeof english>(
  'refusals',
  'refusals',
);
