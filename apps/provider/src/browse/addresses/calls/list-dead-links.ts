import { isShopPage } from '@dijla/contract/shop-pages';
import type { Database } from '../../../database/database.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { type OwnLink, readOwnLinks } from '../../../modules/content/content.ts';
import type { Stores } from '../../../modules/store-views/store-views.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { addressFinder } from '../address-finder.ts';

type Parts = { readDatabase: Database; readModel: Pick<ReadModel, 'engine'>; stores: Stores };

/** How many addresses one answer looks up, and how many links it lists. */
const mostAddresses = 3000;
const mostListed = 500;

const keyOf = ({ language, link }: OwnLink): string => `${language} ${link}`;

/** `GET /api/desk/dead-links`: each address is looked up once, as `url/resolver` does. */
export const listDeadLinks = handleCall('desk/dead-links', (parts: Parts) => {
  const whereIs = addressFinder(parts);
  return async () => {
    const links = (await readOwnLinks(parts.readDatabase)).filter(({ link }) => !isShopPage(link));
    const asked = new Map(links.map((link) => [keyOf(link), link] as const));
    const dead = new Map<string, { isGone: boolean }>();
    for (const [key, { language, link }] of [...asked].slice(0, mostAddresses)) {
      const store = parts.stores.all.find(({ code }) => code === language);
      const found = store && (await whereIs(store, link));
      if (found && 'isGone' in found) dead.set(key, found);
    }
    const items = links.flatMap((link) => {
      const found = dead.get(keyOf(link));
      return found === undefined ? [] : [{ ...link, is_gone: found.isGone }];
    });
    return { result: { items: items.slice(0, mostListed), checked: asked.size } };
  };
});
