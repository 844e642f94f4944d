import type { CardReader } from '../../read-model/cards/card-shelf.ts';
import type { EngineAnswer, Hit } from '../../read-model/search-engine.ts';
import { restOf } from './answer-of.ts';
import type { ByteWriter } from './byte-writer.ts';

/** Cards of a page; more hits are written of their documents as they are read. */
export const cardsAtMost = 200;

const closingBrace = 1;
const emptyObject = 2;

const idOf = (hit: Hit): number => hit.id ?? Number(hit.document['id']);

/**
 * An answer from its cards, byte for byte what `answerOf` would be as JSON; undefined when its hits come to more than `mostBytes`. A card is
 * a document as JSON, of which the closing brace is put off for the score.
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
  writer.text(`],${JSON.stringify(restOf(found)).slice(1)}`);
  return writer.take();
};
