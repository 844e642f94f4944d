import type { CustomOptionInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { Kind } from '../department.ts';
import type { Chance } from './chance.ts';
import { personalOptions } from './personal-options.ts';

const { engraving, giftWrap, extras, message, sendingDay, installation, cut } = personalOptions;

/** What may be asked for with goods that look like this; the picture tells engravable things from tailored and installed ones. */
const optionsByPicture: readonly { pictures: readonly string[]; options: readonly CustomOptionInput[] }[] = [
  {
    pictures: [
      'wrist-watch',
      'watch',
      'pen-set',
      'wallet',
      'thermos',
      'bottle',
      'necklace',
      'dallah',
      'tray',
      'mug',
      'power-bank',
    ],
    options: [engraving, giftWrap],
  },
  {
    pictures: [
      'perfume',
      'teddy',
      'doll',
      'chocolate',
      'candle',
      'vase',
      'book',
      'board-game',
      'scarf',
      'handbag',
      'headphones',
      'tea-glasses',
    ],
    options: [giftWrap, extras],
  },
  {
    pictures: [
      'air-conditioner',
      'washing-machine',
      'dishwasher',
      'refrigerator',
      'cooker',
      'wardrobe',
      'bed',
      'television',
    ],
    options: [installation],
  },
  { pictures: ['curtain', 'dishdasha', 'abaya', 'trousers', 'rug'], options: [cut] },
  { pictures: ['gift-card'], options: [message, sendingDay] },
];

/** So many of a thousand of such goods can be had with options; about three in a hundred of all goods then. */
const perMille = 120;

/** The options of a product alone: most have none. */
export const customOptionsOf = (
  { picture, type }: Kind,
  { sku }: ProductInput,
  chance: Chance,
): CustomOptionInput[] => {
  const offered = optionsByPicture.find(({ pictures }) => pictures.includes(picture));
  if (offered === undefined || type === 'downloadable' || !chance.hits(perMille, `options of ${sku}`))
    return [];
  return [...offered.options];
};
