import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import {
  type BrandPictureRow,
  offerShopBrand,
  readMessageBrand,
  saveShopBrand,
  ShopBrandError,
} from './shop-brand.ts';

const { url, database, provider } = await providerOverHttp({}, async () => undefined);
const { db } = database;
/** Where the command finds the database of this file. */
const databaseUrl = String(database.pool.options.connectionString);
const author = { actor: 'test', requestId: 'test' };
const save = (given: unknown, pictures?: readonly BrandPictureRow[]) =>
  inTransaction(db, (transaction) =>
    saveShopBrand(transaction, { given, ...(pictures && { pictures }) }, { ...author, source: 'owner' }),
  );
const shopOf = async (storeCode: 'en' | 'ar') => {
  const answer = await (await fetch(`${url}/api/ext/dijla/shop?storeCode=${storeCode}`)).json();
  return calls['store/shop'].result.parse((answer as { result: unknown }).result);
};

const drawing = (inner: string, viewBox: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`);
const square = drawing('<rect width="40" height="40" fill="#7a1f2b"/>', '0 0 40 40');
const wide = drawing(
  `<rect width="100" height="40" fill="#7a1f2b"/>${'<circle r="3" cx="9" cy="9" fill="#ffffff"/>'.repeat(30)}`,
  '0 0 100 40',
);
/** As `drawBrand` makes them, which runs in a process of its own. */
const pictures: readonly BrandPictureRow[] = [
  { role: 'logo', media_type: 'image/svg+xml', width: 100, height: 40, bytes: wide },
  { role: 'icon', media_type: 'image/svg+xml', width: 40, height: 40, bytes: square },
  { role: 'maskable-512', media_type: 'image/png', width: 512, height: 512, bytes: Buffer.from('a drawing') },
];

describe('a shop that nobody has named', () => {
  it('is ours, in the colors of the design', async () => {
    const [english, arabic] = [await shopOf('en'), await shopOf('ar')];
    expect(english.brand).toMatchObject({ name: 'Our shop', colors: null, pictures: {}, shows_name: true });
    expect(arabic.brand?.name).toBe('متجرنا');
    expect(english).not.toHaveProperty('texts');
  });
});

describe('saveShopBrand', () => {
  it('gives the shop its name, look, contacts and texts, and tells its pages', async () => {
    const told: string[] = [];
    const stop = provider.onChange((tags) => void told.push(...tags));
    await save(
      {
        name: { en: 'Saffron', ar: 'زعفران' },
        company_name: { ar: 'شركة الزعفران' },
        sender_name: { en: 'Saffron orders' },
        colors: { accent: '#7A1F2B' },
        shows_name: false,
        licence_number: '12/345',
        contact: {
          hotline: '6699',
          email: 'hello@saffron.iq',
          address: { ar: 'بغداد' },
          social: ['https://t.me/saffron'],
        },
        texts: {
          'frame.aboutShop': { en: 'Spices.', ar: 'بهارات.' },
          'shell.defaultTitle': { en: '{1} · spices' },
        },
      },
      pictures,
    );
    await expect.poll(() => told).toContain('shop');
    stop();

    const [english, arabic] = [await shopOf('en'), await shopOf('ar')];
    expect(english.brand).toMatchObject({
      name: 'Saffron',
      shows_name: false,
      company_name: null,
      licence_number: '12/345',
      colors: { light: { accent: '#7a1f2b' }, dark: { accent: expect.stringMatching(/^#/) } },
    });
    expect(arabic.brand).toMatchObject({ name: 'زعفران', company_name: 'شركة الزعفران' });
    expect(english.texts).toEqual({
      frame: { aboutShop: 'Spices.' },
      shell: { defaultTitle: '{1} · spices' },
    });
    expect(arabic.texts).toEqual({ frame: { aboutShop: 'بهارات.' } });
    expect(arabic.contact).toEqual({ hotline: '6699', whatsapp: null, email: 'hello@saffron.iq' });
    expect([arabic.seller.address, english.seller.address, english.seller.social]).toEqual([
      'بغداد',
      null,
      ['https://t.me/saffron'],
    ]);
    const button = { ground: '#7a1f2b', ink: expect.stringMatching(/^#/) };
    expect([await readMessageBrand(db, 'en'), await readMessageBrand(db, 'ar')]).toEqual([
      { name: 'Saffron', sender_name: 'Saffron orders', button },
      { name: 'زعفران', sender_name: 'زعفران', button },
    ]);
  });

  it('serves the pictures at addresses bound to them, and lets a drawing load nothing', async () => {
    const { pictures = {} } = (await shopOf('en')).brand ?? {};
    expect(Object.keys(pictures)).toEqual(['icon', 'logo', 'maskable-512']);
    // Small enough to be part of the page.
    expect(pictures['icon']?.src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    const logo = await fetch(`${url}${pictures['logo']?.src}`);
    expect([logo.status, logo.headers.get('content-type'), await logo.text()]).toEqual([
      200,
      'image/svg+xml',
      wide.toString(),
    ]);
    expect(logo.headers.get('cache-control')).toContain('immutable');
    expect(logo.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(logo.headers.get('x-content-type-options')).toBe('nosniff');
    const icon = await fetch(`${url}${pictures['maskable-512']?.src}`);
    expect([icon.headers.get('content-type'), await icon.text()]).toEqual(['image/png', 'a drawing']);
    for (const name of ['logo.0000000000.svg', 'logo.svg', '..%2F..%2Fsecret'])
      expect((await fetch(`${url}/img/shop/${name}`)).status).toBe(404);
  });

  it('changes only what is given, and takes back what is null', async () => {
    const before = await shopOf('en');
    await save({ texts: { 'shell.defaultTitle': { en: null } }, contact: { email: null }, colors: null });
    const after = await shopOf('en');
    expect(after.texts).toEqual({ frame: { aboutShop: 'Spices.' } });
    expect([after.contact.email, after.contact.hotline, after.brand?.colors]).toEqual([null, '6699', null]);
    expect(after.brand?.name).toBe('Saffron');
    expect(Object.keys(after.brand?.pictures ?? {})).toEqual(Object.keys(before.brand?.pictures ?? {}));
    expect(after.brand?.version).not.toBe(before.brand?.version);
  });

  it.each<[string, unknown, string]>([
    ['markup in the name', { name: { en: 'A<script>alert(1)</script>' } }, 'name.en: must be plain text'],
    [
      'a name that turns the line around',
      { name: { en: 'evil\u202Egnp' } },
      'name.en: has characters that cannot be seen',
    ],
    ['an empty name', { name: { ar: ' ' } }, 'name.ar: is empty'],
    ['a name without an end', { name: { en: 'a'.repeat(61) } }, 'name.en: has more than 60'],
    ['a name in a language the shop does not have', { name: { fr: 'Safran' } }, 'name:'],
    [
      'a color that is none',
      { colors: { accent: 'red; background: url(x)' } },
      'colors.accent: is not a color',
    ],
    ['a color that is not seen', { colors: { accent: '#ffee00' } }, 'colors.accent: is too light'],
    [
      'a dark color that is not seen',
      { colors: { accent: '#7a1f2b', accent_dark: '#111111' } },
      'colors.accent_dark: is too dark',
    ],
    [
      'a script as an address',
      { contact: { social: ['javascript:alert(1)'] } },
      'contact.social.0: is not the address of a page',
    ],
    ['an address with a password', { contact: { social: ['https://a:b@evil.test'] } }, 'contact.social.0'],
    ['markup as an address', { contact: { social: ['https://t.me/"><script>'] } }, 'contact.social.0'],
    ['no number', { contact: { hotline: '07 70' } }, 'contact.hotline: is not a number'],
    ['no e-mail address', { contact: { email: 'x"@y.iq' } }, 'contact.email'],
    [
      'a text that the shop does not have',
      { texts: { 'frame.nothing': { en: 'x' } } },
      'texts.frame.nothing.en: the shop has no such text',
    ],
    ['a member that nothing knows', { colour: '#000000' }, 'colour'],
    ['no object', [], 'the file:'],
  ])('refuses %s, and changes nothing', async (_, given, fault) => {
    const before = await shopOf('en');
    const refused = await save(given).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(ShopBrandError);
    expect((refused as ShopBrandError).faults.join('\n')).toContain(fault);
    expect(await shopOf('en')).toEqual(before);
  });
});

describe('the tables', () => {
  it.each([
    ['a color that is none', sql`update shop_brand set accent = 'red'`],
    ['a dark twin alone', sql`update shop_brand set accent = null, accent_dark = '#ffffff'`],
    ['markup in a name', sql`update shop_brand_text set name = '<b>'`],
    ['a second brand', sql`insert into shop_brand (is_only, source) values (false, 'owner')`],
    ['a picture of another kind', sql`update shop_brand_picture set media_type = 'text/html'`],
    ['a file out of the texts', sql`insert into own_text values ('en', '../x', 'y', 'z')`],
    ['an e-mail address that is none', sql`update store_view set email = 'a"@b.c'`],
  ])('keep %s out', async (_, statement) => {
    await expect(statement.execute(db)).rejects.toThrow(/violates check constraint/);
  });

  it('show no color that somebody wrote past the checks', async () => {
    await sql`update shop_brand set accent = '#ffffff'`.execute(db);
    expect((await shopOf('en')).brand?.colors).toBeNull();
    await sql`update shop_brand set accent = null`.execute(db);
  });
});

describe('offerShopBrand', () => {
  const demo = {
    name: { en: 'Demo', ar: 'تجربة' },
    company_name: { en: 'Demo Trading' },
    licence_number: '1',
  };
  const offer = () =>
    inTransaction(db, (transaction) => offerShopBrand(transaction, { given: demo, pictures }, author));

  it('leaves the owner’s brand alone, and names a shop without one', async () => {
    await offer();
    expect((await shopOf('en')).brand?.name).toBe('Saffron');
    await sql`update shop_brand set source = 'seed'`.execute(db);
    await offer();
    expect((await shopOf('en')).brand).toMatchObject({ name: 'Demo', company_name: 'Demo Trading' });
  });

  it('leaves nothing beside the first brand of an owner', async () => {
    await save({ name: { en: 'Cumin' }, company_name: { ar: 'شركة الكمون' } });
    expect((await shopOf('en')).brand).toMatchObject({
      name: 'Cumin',
      company_name: null,
      licence_number: null,
      pictures: {},
    });
    expect((await shopOf('ar')).brand).toMatchObject({ name: 'Cumin', company_name: 'شركة الكمون' });
  });
});

describe('npm run brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dijla-brand-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'bin/brand.ts'), ...args],
      {
        env: { ...process.env, DATABASE_URL: databaseUrl },
        encoding: 'utf8',
      },
    );
    return { status, said: `${stdout}${stderr}` };
  };
  const file = (name: string, content: string | Buffer): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  it('saves a file with its pictures, and shows what the shop has', async () => {
    file('mark.svg', square);
    const from = file('brand.json', JSON.stringify({ name: { en: 'Cumin' }, logo: 'mark.svg' }));
    expect(run('--from', from)).toMatchObject({
      status: 0,
      said: expect.stringContaining('has its name and look'),
    });
    expect((await shopOf('en')).brand).toMatchObject({
      name: 'Cumin',
      pictures: { logo: { width: 40, height: 40 } },
    });
    const shown = JSON.parse(run('--show').said) as object;
    expect(shown).toMatchObject({ name: { en: 'Cumin' }, contact: { hotline: '6699' } });
    expect(run('--from', file('shown.json', JSON.stringify(shown)))).toMatchObject({ status: 0 });
  });

  it.each([
    [
      'a fault',
      JSON.stringify({ name: { en: '<b>' } }),
      'Nothing was changed:\n  name.en: must be plain text',
    ],
    ['no JSON', '{', 'is no JSON object'],
    ['a missing picture', JSON.stringify({ logo: 'none.svg' }), 'There is no file'],
    [
      'a picture that is no name',
      JSON.stringify({ logo: 5 }),
      'Nothing was changed:\n  logo: is the name of a file',
    ],
  ])('says what is wrong with %s', (_, content, said) => {
    expect(run('--from', file('wrong.json', content))).toEqual({
      status: 1,
      said: expect.stringContaining(said),
    });
  });
});
