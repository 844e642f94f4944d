import { contrastOf, oklchOf } from '@dijla/commerce-rules/colors/contrast';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/in-transaction.ts';
import { type BrandPictureRow, saveShopBrand } from '../../shop-brand/shop-brand.ts';
import { readSeller } from '../documents.ts';

const { db } = await testDatabase();
const author = { actor: 'test', requestId: 'test', source: 'owner' } as const;
const save = (given: unknown, pictures: readonly BrandPictureRow[] = []) =>
  inTransaction(db, (transaction) => saveShopBrand(transaction, { given, pictures }, author));

describe('readSeller', () => {
  it('says the name that a shop comes with, and nothing that nobody has said', async () => {
    expect(await readSeller(db)).toEqual({
      facts: {
        shop_name: { en: 'Our shop', ar: 'متجرنا' },
        legal_name: null,
        address: null,
        telephone: null,
        email: null,
        licence_number: null,
        tax_number: null,
      },
      look: { logo: null, shows_name: true, accent: '#005b63' },
    });
  });

  it('says what the owner has said of the shop, in its colors', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
    await save(
      {
        name: { en: 'Saffron', ar: 'زعفران' },
        company_name: { ar: 'شركة الزعفران' },
        licence_number: '2026/17',
        tax_number: '900123',
        shows_name: false,
        colors: { accent: '#d04a00' },
        contact: { email: 'hello@saffron.iq', address: { en: 'Karrada 62', ar: 'الكرادة 62' } },
      },
      [{ role: 'logo', media_type: 'image/svg+xml', width: 9, height: 9, bytes: Buffer.from(logo) }],
    );
    const dial = (language: string, hotline: string) =>
      db.updateTable('store_view').set({ hotline }).where('language', '=', language).execute();
    await dial('en', '6699');
    await dial('ar', '7788');
    const { facts, look } = await readSeller(db);
    expect(facts).toEqual({
      shop_name: { en: 'Saffron', ar: 'زعفران' },
      legal_name: { ar: 'شركة الزعفران' },
      address: { en: 'Karrada 62', ar: 'الكرادة 62' },
      // That of the default store.
      telephone: '6699',
      email: 'hello@saffron.iq',
      licence_number: '2026/17',
      tax_number: '900123',
    });
    expect(look).toMatchObject({ logo, shows_name: false });
    // The owner’s orange would not be read on paper.
    expect(contrastOf(oklchOf(look.accent), oklchOf('#ffffff'))).toBeGreaterThan(7);
  });

  it('puts a logo that is no drawing into one', async () => {
    const bytes = Buffer.alloc(200, 7);
    await save({}, [{ role: 'logo', media_type: 'image/webp', width: 300, height: 100, bytes }]);
    const { logo } = (await readSeller(db)).look;
    expect(logo).toContain(`href="data:image/webp;base64,${bytes.toString('base64')}"`);
    expect(logo).toContain('viewBox="0 0 300 100"');
  });
});
