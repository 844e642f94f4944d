import { z } from 'zod';
import { languages } from '../../store-views.ts';
import { blockId, extensionBlock } from './extension-block.ts';
import { picturePath } from './picture-path.ts';
import { hasWords, link, maybeWords, words, type Words } from './written-words.ts';

type Described = { title: Words; alt: Words };

/** Whether a picture is described in each language that it has a title in. */
const isDescribed = ({ title, alt }: Described): boolean =>
  languages.every((language) => title[language] === '' || alt[language] !== '');
const describe = 'should describe the picture in each language that has a title';

const sceneMembers = {
  picture: picturePath,
  /** What the picture shows, for those who do not see it. */
  alt: words(300),
  title: words(120),
  link,
  /** What is written on the link. */
  action: words(60),
};

/** A wide picture with a sentence and a link. */
const scene = z.strictObject(sceneMembers).refine(isDescribed, { path: ['alt'], message: describe });

const share = z.number().min(0).max(100);
/** A product marked in a picture, at percentages of its width and height from its top left corner. */
const thing = z.strictObject({ sku: z.string().min(1).max(255), x: share, y: share });

const stageScene = z
  .strictObject({
    ...sceneMembers,
    /** Empty, as the words on it: to what is new. */
    link: z.union([z.literal(''), link]),
    action: maybeWords(60),
    things: z.array(thing).max(12),
  })
  .refine(isDescribed, { path: ['alt'], message: describe });

/** What the shop fills by itself: delivery, categories, what was seen on the device, brands. */
const plainBlock = z.strictObject({ type: z.enum(['promise', 'categories', 'seen', 'brands']), id: blockId });

const productsBlock = z
  .strictObject({
    type: z.literal('products'),
    id: blockId,
    of: z.enum(['offers', 'new', 'bestsellers', 'category', 'chosen']),
    /** Id of the category whose products they are; null for other rows. */
    category: z.int().min(1).max(2_147_483_647).nullable().default(null),
    /** Products in order, of a row that is chosen. */
    skus: z.array(z.string().min(1).max(255)).max(12).default([]),
    /** Empty in both languages: the shop's own words for such a row. */
    title: maybeWords(80),
    /** A band of its own color, or the page's. */
    look: z.enum(['band', 'grid']),
    /** A picture beside the products; null without one. */
    scene: scene.nullable().default(null),
  })
  .refine(({ of, category }) => of !== 'category' || category !== null, {
    path: ['category'],
    message: 'should name a category',
  })
  .refine(({ of, skus }) => of !== 'chosen' || skus.length > 0, {
    path: ['skus'],
    message: 'should have a product',
  })
  .refine(({ of, title }) => (of !== 'category' && of !== 'chosen') || hasWords(title), {
    path: ['title'],
    message: 'should have a text in one language at least',
  });

const homeBlock = z.discriminatedUnion('type', [
  plainBlock,
  z.strictObject({
    type: z.literal('stage'),
    id: blockId,
    /** Null: pictures of what is new. */
    scene: stageScene.nullable(),
  }),
  z.strictObject({ type: z.literal('scenes'), id: blockId, scenes: z.array(scene).min(1).max(4) }),
  z.strictObject({ type: z.literal('slides'), id: blockId, slides: z.array(scene).min(1).max(12) }),
  productsBlock,
  z.strictObject({
    type: z.literal('carousel'),
    id: blockId,
    /** Identifier of a carousel of the shop. */
    carousel: z.string().regex(/^[\w-]{1,100}$/),
  }),
  z.strictObject({
    type: z.literal('text'),
    id: blockId,
    title: words(120),
    text: words(2000),
    action: z.strictObject({ link, text: words(60) }).nullable(),
  }),
  extensionBlock,
]);

const mostBlocks = 24;
/** Each row of products is a search. */
const mostRows = 8;

/** The home page as the owner arranges it, from top to bottom. */
export const homePage = z.strictObject({
  name: z.literal('home'),
  blocks: z
    .array(homeBlock)
    .min(1)
    .max(mostBlocks)
    .refine(
      (blocks) => new Set(blocks.map((block) => block.id)).size === blocks.length,
      'should have names that differ',
    )
    .refine(
      (blocks) => blocks.filter(({ type }) => type === 'products').length <= mostRows,
      `should have ${mostRows} rows of products at most`,
    )
    .refine(
      (blocks) =>
        (['stage', 'promise', 'categories', 'seen', 'brands'] as const).every(
          (type) => blocks.filter((block) => block.type === type).length <= 1,
        ),
      'should have a stage, the promise, categories, what was seen and brands once each',
    ),
});

export type HomePage = z.infer<typeof homePage>;
export type HomeBlock = HomePage['blocks'][number];
export type HomeScene = z.infer<typeof scene>;
export type StageScene = z.infer<typeof stageScene>;
