import type { RefusalCode } from '@dijla/contract/client';
import { refusals as arabicTexts } from '@dijla/messages/ar/refusals';
import { refusals as englishTexts } from '@dijla/messages/en/refusals';
import type { Refusal } from './refusal.ts';
import type { Language } from '@dijla/contract/store-views';

type Texts = Record<RefusalCode, (data: Refusal['data']) => string>;

/** Fails to compile when a contract code lacks a text in either language. */
export const refusalTexts: Record<Language, Texts> = { en: englishTexts, ar: arabicTexts };
