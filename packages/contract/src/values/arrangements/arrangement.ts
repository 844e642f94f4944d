import { z } from 'zod';
import { isOwnLink } from '../../link-form.ts';
import { homePage } from './home-blocks.ts';
import { link, maybeWords, words } from './written-words.ts';

const menuItem = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('category'),
    category: z.int().min(1).max(2_147_483_647),
    /** Empty in both languages: the name of the category. */
    label: maybeWords(60),
  }),
  z.strictObject({
    type: z.literal('link'),
    link: link.refine(isOwnLink, 'should be a path in the store'),
    label: words(60),
  }),
]);

/** The top level of the main menu. */
const mainMenu = z.strictObject({
  name: z.literal('menu'),
  items: z
    .array(menuItem)
    .max(40)
    .refine((items) => {
      const named = items.map((item) => (item.type === 'category' ? item.category : item.link));
      return new Set(named).size === named.length;
    }, 'should have each category and link once'),
  /** Whether other categories of the top level follow, in their own order. */
  shows_others: z.boolean(),
});

/** Lists of links in the footer; without any it lists the shop's pages of text. */
const footerLinks = z.strictObject({
  name: z.literal('footer'),
  lists: z
    .array(
      z.strictObject({
        title: words(60),
        links: z
          .array(z.strictObject({ label: words(60), link }))
          .min(1)
          .max(16),
      }),
    )
    .max(4),
});

/** What an owner arranges. */
export const arrangementNames = ['home', 'menu', 'footer'] as const;
export type ArrangementName = (typeof arrangementNames)[number];

export const arrangement = z.discriminatedUnion('name', [homePage, mainMenu, footerLinks]);
export type Arrangement = z.infer<typeof arrangement>;
export type ArrangementOf<Name extends ArrangementName> = Extract<Arrangement, { name: Name }>;
