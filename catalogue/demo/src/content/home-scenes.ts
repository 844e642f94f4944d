import pictures from '../../pictures/pictures.json' with { type: 'json' };
import type { ContentPiece } from './content-piece.ts';

/** A wide picture, a sentence (the title) and a link, from which the home page builds a scene. */
type HomeScene = {
  identifier: string;
  scene: SceneName;
  link: string;
  title: Words;
  alt: Words;
  action: Words;
  things?: readonly Thing[];
};
/**
 * A product in the picture. `at` is its position in percent of the width from the left and of the height
 * from the top; `link` is the category for clients that show only text.
 */
type Thing = { sku: string; link: string; at: string; words: Words };
type Words = { en: string; ar: string };

/** Wide pictures of the demo. */
export type SceneName =
  | 'bathroom-shelf'
  | 'book-corner'
  | 'desk-setup'
  | 'gift-wrap'
  | 'gym-corner'
  | 'home-stage'
  | 'kitchen-table'
  | 'living-room'
  | 'nursery'
  | 'picnic'
  | 'tea-time'
  | 'wardrobe-rail';

const scenes: readonly HomeScene[] = [
  {
    identifier: 'home-stage',
    scene: 'home-stage',
    link: '#new',
    title: { en: 'The whole market, at your door', ar: 'السوق كله عند باب بيتك' },
    alt: {
      en: 'A backpack, a vase, headphones, a stand mixer, a sneaker, a watch, perfume and a handbag in warm light',
      ar: 'حقيبة ظهر ومزهرية وسماعات وعجانة وحذاء رياضي وساعة وعطر وحقيبة يد في ضوء دافئ',
    },
    action: { en: 'Shop new arrivals', ar: 'شاهد الجديد' },
    things: [
      {
        sku: 'DJ-BACKPACK',
        link: 'fashion/bags/backpacks',
        at: '11 81',
        words: { en: 'Backpack', ar: 'حقيبة ظهر' },
      },
      {
        sku: 'DJ-VASE-0003',
        link: 'home-and-kitchen/textiles-and-decor/decor',
        at: '26 49',
        words: { en: 'Vase', ar: 'مزهرية' },
      },
      {
        sku: 'DJ-HEADPHONES',
        link: 'electronics/headphones',
        at: '41 70',
        words: { en: 'Headphones', ar: 'سماعات رأس' },
      },
      {
        sku: 'DJ-STAND-MIXER-0002',
        link: 'appliances/food-preparation/blenders-and-mixers',
        at: '64 60',
        words: { en: 'Stand mixer', ar: 'عجّانة' },
      },
      {
        sku: 'DJ-TRAINER',
        link: 'fashion/shoes/sneakers',
        at: '56 88',
        words: { en: 'Sneakers', ar: 'حذاء رياضي' },
      },
      {
        sku: 'DJ-HANDBAG-0003',
        link: 'fashion/bags/handbags',
        at: '88 79',
        words: { en: 'Handbag', ar: 'حقيبة يد' },
      },
    ],
  },
  {
    identifier: 'home-story-1',
    scene: 'wardrobe-rail',
    link: '{{store url="fashion"}}',
    title: { en: 'A wardrobe for every day', ar: 'ملابس لكل أيامك' },
    alt: { en: 'Clothes on a rail', ar: 'ملابس على علّاقة' },
    action: { en: 'Shop fashion', ar: 'تسوّق الأزياء' },
  },
  {
    identifier: 'home-story-2',
    scene: 'living-room',
    link: '{{store url="furniture"}}',
    title: { en: 'Room for the whole family', ar: 'جلسة تسع العائلة كلها' },
    alt: { en: 'A living room with a sofa', ar: 'غرفة معيشة فيها قنفة' },
    action: { en: 'Shop furniture', ar: 'تسوّق الأثاث' },
  },
  {
    identifier: 'home-story-3',
    scene: 'tea-time',
    link: '{{store url="home-and-kitchen/kettles-and-tea"}}',
    title: { en: 'Tea, the way it should be', ar: 'جلسة شاي على أصولها' },
    alt: { en: 'Tea glasses on a tray with a teapot and dates', ar: 'استكانات على صينية مع قوري وتمر' },
    action: { en: 'Shop kettles & tea', ar: 'كل ما يخص الشاي' },
  },
];

/** Returns the path of a scene's picture with its content hash, so that browsers can cache it forever. */
export const scenePicture = (scene: SceneName): string =>
  `d/scenes/${scene}.${pictures[`scenes/${scene}`].hash}.webp`;

const linkTo = ({ sku, link, at, words }: Thing, language: keyof Words): string =>
  `<a href="{{store url="${link}"}}" data-sku="${sku}" data-at="${at}">${words[language]}</a>`;

const pieceOf = ({ identifier, scene, link, title, alt, action, things = [] }: HomeScene): ContentPiece => {
  const textIn = (language: keyof Words) => ({
    title: title[language],
    content: `<p><img src="{{media url="${scenePicture(scene)}"}}" alt="${alt[language]}" /></p>\n<p><a href="${link.replaceAll('&', '&amp;')}">${action[language].replaceAll('&', '&amp;')}</a></p>${things.length === 0 ? '' : `\n<p>${things.map((thing) => linkTo(thing, language)).join(' ')}</p>`}`,
  });
  return { identifier, kind: 'block', texts: { en: textIn('en'), ar: textIn('ar') } };
};

/** The scenes of the home page, as blocks that the shop owner can edit. */
export const homeScenes: readonly ContentPiece[] = scenes.map(pieceOf);
