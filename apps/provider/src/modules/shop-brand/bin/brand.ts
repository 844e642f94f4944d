import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isStoreCode } from '@dijla/contract/store-views';
import { readConfig } from '../../../config.ts';
import { runCommand } from '../../../database/bin/run-command.ts';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { openDatabase } from '../../../database/open-database.ts';
import { drawBrand, type DrawnFiles } from '../draw-brand.ts';
import { readGivenBrand } from '../given-brand-sql.ts';
import { saveShopBrand, ShopBrandError } from '../save-shop-brand.ts';
import type { BrandPictureRow } from '../shop-brand-sql.ts';

const usage = `npm run brand -- --from FILE.json [--logo FILE] [--logo-dark FILE] [--icon FILE]
npm run brand -- --show        prints what the shop has, as such a file

What is not in the file stays as it is; null takes it back. Pictures are replaced together.
docs/recipes/operate/name-the-shop.md has all members.`;

const options = {
  from: { type: 'string' },
  logo: { type: 'string' },
  'logo-dark': { type: 'string' },
  icon: { type: 'string' },
  show: { type: 'boolean' },
} as const;

const asked = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {
      cause: error,
    });
  }
};

const parsed = (text: string, file: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Said below, as for a file with another value.
  }
  throw new Error(`${file} is no JSON object.`);
};

const bytesOf = async (path: string): Promise<Buffer> => {
  try {
    return await readFile(path);
  } catch {
    throw new Error(`There is no file ${path}.`);
  }
};

const isText = (value: unknown): value is string => typeof value === 'string';

type Screenshots = NonNullable<DrawnFiles['screenshots']>;

const screenshotsIn = async (given: unknown, folder: string): Promise<Screenshots> => {
  const shots: Screenshots = {};
  for (const [language, forms] of Object.entries((given ?? {}) as Record<string, Record<string, unknown>>))
    for (const form of ['narrow', 'wide'] as const) {
      const path = forms[form];
      if (isText(path) && isStoreCode(language))
        shots[language] = { ...shots[language], [form]: await bytesOf(resolve(folder, path)) };
    }
  return shots;
};

type NamedFiles = Record<'logo' | 'logo_dark' | 'icon' | 'screenshots', unknown>;
const drawnRoles = ['logo', 'logo_dark', 'icon'] as const;

/** The pictures that the file and the options name; undefined when they name none, none when `logo` is null. */
const picturesOf = async (files: NamedFiles, folder: string): Promise<BrandPictureRow[] | undefined> => {
  if (files.logo === null) return [];
  const given = drawnRoles.filter((role) => files[role] !== undefined);
  if (given.length === 0) return undefined;
  const odd = given.filter((role) => !isText(files[role]));
  if (odd.length > 0) throw new ShopBrandError(odd.map((role) => `${role}: is the name of a file`));
  const read = await Promise.all(
    given.map(async (role) => [role, await bytesOf(resolve(folder, String(files[role])))] as const),
  );
  const { pictures, faults } = await drawBrand({
    ...Object.fromEntries(read),
    screenshots: await screenshotsIn(files.screenshots, folder),
  });
  if (faults.length > 0) throw new ShopBrandError(faults);
  return pictures;
};

const onShop = async <Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> => {
  const connection = await openDatabase(readConfig(), {
    applicationName: 'dijla brand',
    poolSize: 2,
    log: (message) => console.error(message),
  });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
};

type Asked = ReturnType<typeof asked>;

const save = async (from: string, { logo, icon, 'logo-dark': dark }: Asked): Promise<string> => {
  const {
    logo: ownLogo,
    logo_dark: ownDark,
    icon: ownIcon,
    screenshots,
    ...given
  } = parsed((await bytesOf(from)).toString('utf8'), from);
  const here = (path: string | undefined) => (path === undefined ? undefined : resolve(path));
  const pictures = await picturesOf(
    {
      logo: here(logo) ?? ownLogo,
      logo_dark: here(dark) ?? ownDark,
      icon: here(icon) ?? ownIcon,
      screenshots,
    },
    dirname(resolve(from)),
  );
  await onShop(({ db }) =>
    inTransaction(db, (transaction) =>
      saveShopBrand(
        transaction,
        { given, ...(pictures && { pictures }) },
        { actor: 'owner', requestId: 'npm run brand', source: 'owner' },
      ),
    ),
  );
  return 'The shop has its name and look. Its pages show them within a second.';
};

await runCommand(async () => {
  const options = asked();
  if (options.show) return onShop(async ({ db }) => JSON.stringify(await readGivenBrand(db), null, 2));
  if (options.from === undefined) throw new Error(usage);
  try {
    return await save(options.from, options);
  } catch (error) {
    if (!(error instanceof ShopBrandError)) throw error;
    const faults = error.faults.map((fault) => `  ${fault}`).join('\n');
    throw new Error(`Nothing was changed:\n${faults}`, { cause: error });
  }
});
