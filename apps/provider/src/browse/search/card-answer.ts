import type { CardReader } from '@dijla/search-index/core/search-engine';
import type { EngineAnswer, Hit } from '@dijla/search-index/core/search-engine';
import { answerBrackets } from './answer-brackets.ts';
import { type AnswerForm, idOf } from '@dijla/search-index/core/answers/answer-of';
import type { ByteWriter } from './byte-writer.ts';

/** Maximum number of hits written from cards; longer results are written from documents. */
export const cardsAtMost = 200;

const encoder = new TextEncoder();
/**
 * Serialized counts and definitions, cached as long as the engine holds the objects: it returns the same
 * ones while nothing changes.
 */
const written = new WeakMap<object, Uint8Array>();

const jsonOf = (part: object): Uint8Array => {
  const known = written.get(part) ?? encoder.encode(JSON.stringify(part));
  written.set(part, known);
  return known;
};

const closingBrace = 1;
const emptyObject = 2;

/** Writes a card as a hit: inserts the score before the closing brace, or nests the card in an object. */
const writeHit = (
  writer: ByteWriter,
  card: Uint8Array,
  { hit, form }: { hit: Hit; form: AnswerForm },
): void => {
  if (!form.isCompact) {
    writer.text(`{"_id":"${idOf(hit)}","_type":"${form.entity}","_score":${String(hit.score)},"_source":`);
    writer.bytes(card);
    writer.text('}');
    return;
  }
  writer.bytes(card.subarray(0, card.byteLength - closingBrace));
  writer.text(`${card.byteLength === emptyObject ? '' : ','}"_score":${String(hit.score)}}`);
};

type CardParts = { cardOf: CardReader; form: AnswerForm; writer: ByteWriter; mostBytes: number };

/**
 * Writes a response from cards (documents as JSON), byte for byte what `answerOf` gives as JSON. Returns
 * undefined when its hits exceed `mostBytes`. The result is a view of the writer's memory.
 */
export const cardAnswer = (
  found: EngineAnswer,
  { cardOf, form, writer, mostBytes }: CardParts,
): Uint8Array<ArrayBuffer> | undefined => {
  const brackets = answerBrackets(found, form);
  writer.begin();
  writer.text(brackets.before);
  let before = '';
  for (const hit of found.hits) {
    const card = cardOf(idOf(hit));
    // The document was removed after the search.
    if (card === undefined) continue;
    if (writer.length() + card.byteLength > mostBytes) return undefined;
    writer.text(before);
    writeHit(writer, card, { hit, form });
    before = ',';
  }
  writer.text(brackets.after);
  for (const [name, part] of [
    ['aggregations', found.aggregations],
    ['attribute_metadata', found.attributes],
  ] as const) {
    if (part === undefined) continue;
    writer.text(`,"${name}":`);
    writer.bytes(part instanceof Uint8Array ? part : jsonOf(part));
  }
  writer.text('}');
  return writer.written();
};
