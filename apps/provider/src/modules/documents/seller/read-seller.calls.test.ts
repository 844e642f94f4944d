import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { readSeller } from '../documents.ts';

const { db } = await testDatabase();

describe('readSeller', () => {
  it('says what the owner has said for each store, and nothing else', async () => {
    expect((await readSeller(db)).facts).toEqual({
      shop_name: { en: 'Dijla', ar: 'دجلة' },
      legal_name: null,
      address: null,
      telephone: null,
      email: null,
      licence_number: null,
      tax_number: null,
    });
    const set = (language: string, row: { address: string; hotline: string }) =>
      db.updateTable('store_view').set(row).where('language', '=', language).execute();
    await set('en', { address: 'Karrada 62, Baghdad', hotline: '6699' });
    await set('ar', { address: 'الكرادة 62، بغداد', hotline: '7788' });
    expect((await readSeller(db)).facts).toMatchObject({
      address: { en: 'Karrada 62, Baghdad', ar: 'الكرادة 62، بغداد' },
      // That of the default store.
      telephone: '6699',
    });
  });
});
