import type { Contact } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import type { Database } from '../../../database/database.ts';
import { readMessageBrand } from '../../shop-brand/shop-brand.ts';
import { readShopContact, type Stores, type StoreView } from '../../store-views/store-views.ts';
import { type Writing, type WritingParts, writingOf } from './writing.ts';

export type FrameParts = Omit<WritingParts, 'brand'> & { database: Database; stores: Stores };

/** How messages are written in a language, and how the shop is reached, as both stand now. */
export type Frames = {
  writingIn: (language: Language) => Promise<Writing>;
  contactIn: (language: Language) => Promise<{ contact: Contact; address: string | null }>;
};

/** Every language has one store view; the default one serves a language the shop no longer has. */
const storeIn = ({ stores }: FrameParts, language: Language): StoreView =>
  stores.all.find((store) => store.language === language) ?? stores.byCode(undefined);

/** Returns what messages are written with in each language. */
export const framesOf = (parts: FrameParts): Frames => ({
  writingIn: async (language) =>
    writingOf(storeIn(parts, language), {
      ...parts,
      brand: await readMessageBrand(parts.database, language),
    }),
  contactIn: (language) => readShopContact(parts.database, storeIn(parts, language).code),
});
