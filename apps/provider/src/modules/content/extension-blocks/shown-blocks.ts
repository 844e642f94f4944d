import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import type { BlockField, ExtensionBlock, Words } from '@dijla/contract/arrangements';
import type { ShownBlock } from '@dijla/contract/client';
import { readingOrder } from '@dijla/contract/read-languages';
import type { Language } from '@dijla/contract/store-views';
import { safeHtml } from '../clean-content.ts';
import { addressOf } from '../resolve-content.ts';
import type { BlockKinds, KnownBlock } from './block-kinds.ts';
import { isPictureValue, isWordsValue } from './block-problem.ts';
import type { ContentBlockPart } from './content-block.ts';

/** Where and when blocks are shown, and who is told of one that fails. */
type BlocksShownIn = {
  kinds: BlockKinds;
  store: { code: string; language: Language };
  now: number;
  onFault: (fault: unknown) => void;
};

const mostParts = 4;
const mostProducts = 12;
/** How many rows of products blocks of extensions add to a page: each is a search. */
const mostRows = 4;
/** Maximum number of characters of a part's HTML. */
const longestHtml = 50_000;
const pictureSide = 1200;

/** A block of an extension failed; the message names it and says why. */
class BlockError extends Error {
  override name = 'BlockError';
}

const hasWords = (text: Words): boolean => Object.values(text).some((each) => each !== '');

const textIn = (text: Words, language: Language): string =>
  text[readingOrder(language).find((each) => text[each] !== '') ?? language];

/** Returns the language of the store, or the next that the first text of a block is written in. */
const languageOf = ({ values }: ExtensionBlock, { fields }: KnownBlock, language: Language): Language => {
  const first = fields
    .map(({ name }) => values[name])
    .filter(isWordsValue)
    .find((words) => hasWords(words));
  return readingOrder(language).find((each) => first?.[each] !== '') ?? language;
};

const shownValue = (
  field: BlockField,
  value: ExtensionBlock['values'][string] | undefined,
  { language, storeCode }: { language: Language; storeCode: string },
): unknown => {
  switch (field.type) {
    case 'words':
      return isWordsValue(value) ? textIn(value, language) : '';
    case 'number':
      return typeof value === 'number' ? value : null;
    case 'choice':
      return field.choices.some((choice) => choice.value === value) ? value : field.choices[0]?.value;
    case 'products':
      return Array.isArray(value) ? value : [];
    case 'picture':
      return isPictureValue(value)
        ? {
            src: `/img/${pictureSide}/${pictureSide}/resize/${value.picture}`,
            alt: textIn(value.alt, language),
          }
        : null;
    case 'link': {
      if (typeof value !== 'string' || value === '') return '';
      return /^(?:#|https:)/.test(value) ? value : addressOf(value, { storeCode, pages: new Set() });
    }
    default:
      return typeof value === 'string' ? value : '';
  }
};

const shownPart = (
  part: ContentBlockPart,
  { id, lang }: { id: string; lang: Language | null },
): ShownBlock | null => {
  if (part.type === 'html') {
    const html = String(part.html);
    if (html.length > longestHtml) throw new BlockError(`its HTML has more than ${longestHtml} characters`);
    const content = safeHtml(html);
    return content === '' ? null : { type: 'html', id, content, lang };
  }
  if (part.type !== 'products') throw new BlockError('it shows a part that is none');
  const [skus, title] = [part.skus.map(String).slice(0, mostProducts), String(part.title ?? '').trim()];
  if (title === '') throw new BlockError('its row of products has no title');
  return skus.length === 0
    ? null
    : {
        type: 'products',
        id,
        of: 'chosen',
        category: null,
        skus,
        look: part.look === 'band' ? 'band' : 'grid',
        title: title.slice(0, 200),
        lang,
        scene: null,
      };
};

const partsOf = (block: ExtensionBlock, known: KnownBlock, { store, now }: BlocksShownIn): ShownBlock[] => {
  const language = languageOf(block, known, store.language);
  const values = Object.fromEntries(
    known.fields.map((field) => [
      field.name,
      shownValue(field, block.values[field.name], { language, storeCode: store.code }),
    ]),
  );
  const parts = known.render(values as never, { language, storeCode: store.code, today: isoDayAt(now) });
  if (!Array.isArray(parts)) throw new BlockError('it returns no list of parts');
  const lang = language === store.language ? null : language;
  return (parts as readonly ContentBlockPart[])
    .slice(0, mostParts)
    .map((part, place) => shownPart(part, { id: place === 0 ? block.id : `${block.id}.${place + 1}`, lang }))
    .filter((part) => part !== null);
};

const isExtensionBlock = (block: { type: string }): block is ExtensionBlock => block.type === 'extension';

/**
 * Returns blocks with those of extensions as what they show, in our own parts. One of an extension that is not loaded
 * or that fails is left out, so that the page is there in any case.
 */
const withExtensionBlocks = (
  blocks: readonly (ShownBlock | ExtensionBlock)[],
  around: BlocksShownIn,
): ShownBlock[] => {
  let rows = 0;
  return blocks.flatMap((block): ShownBlock[] => {
    if (!isExtensionBlock(block)) return [block];
    const known = around.kinds.get(block.kind);
    if (known === undefined) return [];
    try {
      return partsOf(block, known, around).filter(({ type }) => type !== 'products' || ++rows <= mostRows);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      around.onFault(new BlockError(`The block ${block.kind} is not shown: ${why}`, { cause: error }));
      return [];
    }
  });
};

/** Returns the document of what has blocks with those of extensions as what they show. */
export const withShownBlocks = <Document extends object>(
  document: Document,
  around: BlocksShownIn,
): Document => {
  const { blocks } = document as { blocks?: unknown };
  return Array.isArray(blocks) && blocks.some(isExtensionBlock)
    ? { ...document, blocks: withExtensionBlocks(blocks as (ShownBlock | ExtensionBlock)[], around) }
    : document;
};
