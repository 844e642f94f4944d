import type { CustomOptionInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { Kind } from '../department.ts';
import type { Chance } from './chance.ts';
import { personalOptions } from './personal-options.ts';

const { engraving, giftWrap, extras, message, sendingDay, installation, cut } = personalOptions;

/**
 * Custom options by picture: the picture tells products that can be engraved from those that are tailored or
 * installed.
 */
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

/** How many in a thousand eligible products have options; this is about three percent of all products. */
const perMille = 120;

/** Returns the custom options of a single product; most have none. */
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
