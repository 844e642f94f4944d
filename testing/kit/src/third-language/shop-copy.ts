import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pseudoMessages } from './pseudo-messages.ts';

const root = join(import.meta.dirname, '../../../..');
const copiedFolders = ['packages', 'apps', 'catalogue', 'testing', 'scripts'];
const copiedFiles = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];
const left = new Set(['node_modules', 'build', '.react-router']);
/** Pictures of the demo; megabytes that no language changes. */
const pictures = 'catalogue/demo/pictures';

/** Code of the pseudo-language, that of Central Kurdish: what browsers and ICU know of it is tried as well. */
export const thirdLanguage = 'ckb';

/** The row of the third store view, as docs/recipes/develop/add-a-language.md has it. */
const row = `
  ckb: {
    code: 'ckb',
    id: 3,
    language: 'ckb',
    locale: 'ckb-IQ',
    hreflang: 'ckb-iq',
    direction: 'rtl',
    script: 'Arab',
    fallbacks: ['ar', 'en'],
    index: 'iq_catalog_ckb',
    rootCategoryId: 2,
    name: 'کوردی',
    currency: {
      code: 'IQD',
      scale: 0,
      symbol: 'د.ع',
      sign_placement: 'append',
      decimal_separator: '.',
      thousands_separator: ',',
    },
  },`;

/** Links the modules that a folder of the repository has of its own, but not our packages. */
const linkFolder = (copy: string, folder: string): void => {
  const [from, to] = [join(root, folder, 'node_modules'), join(copy, folder, 'node_modules')];
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    // Vite writes files of its own there, which name the modules beside them.
    if (name !== '@dijla' && !name.startsWith('.vite')) symlinkSync(join(from, name), join(to, name));
};

const linkModules = (copy: string): void => {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@dijla'), { recursive: true });
  linkFolder(copy, '.');
  for (const folder of ['packages', 'apps', 'catalogue', 'testing'])
    for (const name of readdirSync(join(copy, folder))) {
      linkFolder(copy, join(folder, name));
      const { name: packageName } = JSON.parse(
        readFileSync(join(copy, folder, name, 'package.json'), 'utf8'),
      ) as { name: string };
      symlinkSync(join(copy, folder, name), join(modules, packageName));
    }
};

const replaceOnce = (file: string, from: string, to: string): void => {
  const code = readFileSync(file, 'utf8');
  if (code.split(from).length !== 2) throw new Error(`${file} does not say once: ${from}`);
  writeFileSync(
    file,
    code.replace(from, () => to),
  );
};

const writeTexts = (copy: string): void => {
  const messages = join(copy, 'packages/messages/src');
  for (const name of readdirSync(join(messages, 'en'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const target = join(messages, thirdLanguage, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, pseudoMessages(readFileSync(join(messages, 'en', name), 'utf8')));
  }
};

/**
 * Copies the repository's sources into a folder and adds a third language there: generated texts and one row
 * in the list of store views, nothing else. Modules and pictures are linked.
 */
export const copyShopWithThirdLanguage = (copy: string): void => {
  for (const folder of copiedFolders)
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !left.has(basename(path)) && path !== join(root, pictures),
    });
  for (const file of copiedFiles) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, pictures), join(copy, pictures));
  linkModules(copy);
  const list = join(copy, 'packages/contract/src/store-views.ts');
  replaceOnce(list, "languages = ['en', 'ar']", `languages = ['en', 'ar', '${thirdLanguage}']`);
  replaceOnce(
    list,
    'storeViews: Record<StoreCode, StoreView> = {',
    `storeViews: Record<StoreCode, StoreView> = {${row}`,
  );
  writeTexts(copy);
};
