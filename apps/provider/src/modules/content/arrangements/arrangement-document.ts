import type {
  Arrangement,
  ArrangementName,
  HomeBlock,
  HomePage,
  HomeScene,
  Words,
} from '@dijla/contract/arrangements';
import type { ArrangementDocument, ShownBlock, ShownScene } from '@dijla/contract/client';
import { readingOrder } from '@dijla/contract/read-languages';
import type { Language } from '@dijla/contract/store-views';
import { focusPath } from '../pictures/picture-focus-sql.ts';
import { addressOf, type ContentPlaces } from '../resolve-content.ts';

/** What a document of an arrangement is made with. */
export type ArrangementPlaces = {
  language: Language;
  places: Pick<ContentPlaces, 'storeCode' | 'pages'>;
  /** Pages of text that the footer lists while nobody arranged it. */
  listedPages: readonly { identifier: string; title: string }[];
  hasBlog: boolean;
  /** What matters in pictures, as CSS places it, by their paths. */
  focuses: ReadonlyMap<string, string>;
};

/** Returns the language that a text is shown in, and that language where it is not the store's. */
const languageOf = (text: Words, language: Language): { shown: Language; lang: Language | null } => {
  const shown = readingOrder(language).find((each) => text[each] !== '') ?? language;
  return { shown, lang: shown === language ? null : shown };
};

const hrefOf = (link: string, { places }: ArrangementPlaces): string =>
  /^(?:#|https:)/.test(link) ? link : addressOf(link, places);

const actionOf = (
  { link, text }: { link: string; text: Words },
  { shown, around }: { shown: Language; around: ArrangementPlaces },
): ShownScene['action'] => {
  const words = text[shown] || text[languageOf(text, shown).shown];
  return link === '' || words === '' ? null : { href: hrefOf(link, around), text: words };
};

const shownScene = (scene: HomeScene, around: ArrangementPlaces): ShownScene => {
  const { shown, lang } = languageOf(scene.title, around.language);
  const focus = around.focuses.get(focusPath(scene.picture));
  return {
    picture: scene.picture,
    ...(focus !== undefined && { focus }),
    alt: scene.alt[shown] || scene.alt[languageOf(scene.alt, shown).shown],
    title: scene.title[shown],
    lang,
    action: actionOf({ link: scene.link, text: scene.action }, { shown, around }),
  };
};

type Products = Extract<HomeBlock, { type: 'products' }>;

const shownProducts = (block: Products, around: ArrangementPlaces): ShownBlock => {
  const { type, id, of, skus, look, title, category, scene } = block;
  const { shown, lang } = languageOf(title, around.language);
  return {
    type,
    id,
    of,
    skus: of === 'chosen' ? skus : [],
    look,
    title: title[shown],
    lang: title[shown] === '' ? null : lang,
    category: of === 'category' ? category : null,
    scene: scene && shownScene(scene, around),
  };
};

/** Blocks of extensions stay as they were written: who answers shows them (`withShownBlocks`). */
const shownBlocks = ({ blocks }: HomePage, around: ArrangementPlaces): ShownBlock[] =>
  blocks.map((block): ShownBlock => {
    switch (block.type) {
      case 'stage': {
        const { type, id, scene } = block;
        return { type, id, scene: scene && { ...shownScene(scene, around), things: scene.things } };
      }
      case 'scenes':
        return { ...block, scenes: block.scenes.map((scene) => shownScene(scene, around)) };
      case 'slides':
        return { ...block, slides: block.slides.map((scene) => shownScene(scene, around)) };
      case 'products':
        return shownProducts(block, around);
      case 'text': {
        const { type, id, title, text, action } = block;
        const { shown, lang } = languageOf(title, around.language);
        return {
          type,
          id,
          title: title[shown],
          text: text[shown] || text[languageOf(text, shown).shown],
          lang,
          action: action && actionOf(action, { shown, around }),
        };
      }
      case 'extension':
        return block as unknown as ShownBlock;
      default:
        return block;
    }
  });

const labelled = (label: Words, { language }: ArrangementPlaces) => {
  const { shown, lang } = languageOf(label, language);
  return { label: label[shown], lang: label[shown] === '' ? null : lang };
};

/** Returns what is arranged as one store view shows it; `body` null is what nobody arranged. */
export const arrangementDocumentOf = (
  { id, identifier, body }: { id: number; identifier: ArrangementName; body: Arrangement },
  around: ArrangementPlaces,
): ArrangementDocument => {
  if (body.name === 'home') return { id, identifier: 'home', blocks: shownBlocks(body, around) };
  if (body.name === 'menu')
    return {
      id,
      identifier: 'menu',
      items: body.items.map((item) =>
        item.type === 'category'
          ? { category: item.category, ...labelled(item.label, around) }
          : {
              // As categories have theirs: below the store's prefix.
              path: hrefOf(item.link, around).slice(around.places.storeCode.length + 2),
              ...labelled(item.label, around),
            },
      ),
      shows_others: body.shows_others,
    };
  if (identifier !== 'footer') throw new Error(`'${identifier}' holds what is '${body.name}'`);
  return {
    id,
    identifier,
    lists: body.lists.map(({ title, links }) => {
      const { label, lang } = labelled(title, around);
      return {
        title: label,
        lang,
        links: links.map((link) => ({ ...labelled(link.label, around), href: hrefOf(link.link, around) })),
      };
    }),
    pages: [...around.listedPages],
    has_blog: around.hasBlog,
  };
};
