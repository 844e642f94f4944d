import type { CardReader } from '../../read-model/cards/card-shelf.ts';
import type { EngineAnswer, Hit } from '../../read-model/search-engine.ts';
import type { ByteWriter } from './byte-writer.ts';

/** Cards of a page; more hits are written of their documents as they are read. */
export const cardsAtMost = 200;

const encoder = new TextEncoder();
/** Counts and definitions that were written lately, as long as the engine has them: it hands out the same ones while nothing changes. */
const written = new WeakMap<object, Uint8Array>();

const jsonOf = (part: object): Uint8Array => {
  const known = written.get(part) ?? encoder.encode(JSON.stringify(part));
  written.set(part, known);
  return known;
};

const closingBrace = 1;
const emptyObject = 2;

const idOf = (hit: Hit): number => hit.id ?? Number(hit.document['id']);

/**
 * An answer from its cards, byte for byte what `answerOf` would be as JSON; undefined when its hits come to more than `mostBytes`. A card is
 * a document as JSON, of which the closing brace is put off for the score. It lies in the writer's memory.
 */
export const cardAnswer = (found: EngineAnswer, cardOf: CardReader, { writer, mostBytes }: { writer: ByteWriter; mostBytes: number }): Uint8Array<ArrayBuffer> | undefined => {
  writer.begin();
  writer.text('{"hits":[');
  let before = '';
  for (const hit of found.hits) {
    const card = cardOf(idOf(hit));
    // Gone since it was found.
    if (card === undefined) continue;
    if (writer.length() + card.byteLength > mostBytes) return undefined;
    writer.text(before);
    writer.bytes(card.subarray(0, card.byteLength - closingBrace));
    writer.text(`${card.byteLength === emptyObject ? '' : ','}"_score":${String(hit.score)}}`);
    before = ',';
  }
  writer.text(`],"total":${found.total}`);
  for (const [name, part] of [['aggregations', found.aggregations], ['attribute_metadata', found.attributes]] as const) {
    if (part === undefined) continue;
    writer.text(`,"${name}":`);
    writer.bytes(part instanceof Uint8Array ? part : jsonOf(part));
  }
  writer.text('}');
  return writer.written();
};
