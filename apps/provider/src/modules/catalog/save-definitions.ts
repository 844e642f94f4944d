import { isDeepStrictEqual } from 'node:util';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { AttributeDefinition } from './attribute-definition.ts';
import { writeAttributes } from './attribute-store.ts';
import type { AttributeInput, CategoryInput, SaveSummary, Texts } from './catalogue-batch.ts';
import type { CategoryRows } from './category-document-of.ts';
import { writeCategories } from './category-store.ts';

/** What one kind of thing in the batch came to, and the natural keys of those that were there and changed. */
export type Saved = { summary: SaveSummary['attributes']; changed: string[] };

/** A label that is not given stays, so it makes no difference. */
const holdsLabels = (labels: Texts<string>, given: Texts<string>): boolean => isDeepStrictEqual({ ...labels, ...given }, labels);

const isSameAttribute = ({ labels, options, ...input }: AttributeInput, known: AttributeDefinition): boolean => {
  const { id: _id, is_visible: _visible, labels: knownLabels, options: knownOptions, ...rest } = known;
  const byCode = new Map(knownOptions.map((option) => [option.code, option]));
  return (
    isDeepStrictEqual(input, rest) &&
    holdsLabels(knownLabels, labels) &&
    options.every(({ code, sort, hex, labels }) => {
      const option = byCode.get(code);
      return option !== undefined && option.sort === sort && option.hex === hex && holdsLabels(option.labels, labels);
    })
  );
};

const isSameCategory = ({ position, is_active, include_in_menu, display_mode, image, texts }: CategoryInput, known: CategoryRows): boolean =>
  isDeepStrictEqual({ position, is_active, include_in_menu, display_mode, image }, {
    position: known.position, is_active: known.is_active, include_in_menu: known.include_in_menu, display_mode: known.display_mode, image: known.image,
  }) && isDeepStrictEqual({ ...known.texts, ...texts }, known.texts);

type Comparison<Input, Known> = { known: ReadonlyMap<string, Known>; isSame: (input: Input, known: Known) => boolean };

/** Parts what is new or different from what stands already. */
const sorted = <Input, Known>(inputs: readonly Input[], keyOf: (input: Input) => string, { known, isSame }: Comparison<Input, Known>) => {
  const added = inputs.filter((input) => !known.has(keyOf(input)));
  const changed = inputs.filter((input) => {
    const before = known.get(keyOf(input));
    return before !== undefined && !isSame(input, before);
  });
  const summary = { added: added.length, changed: changed.length, unchanged: inputs.length - added.length - changed.length };
  return { toWrite: [...added, ...changed], saved: { summary, changed: changed.map(keyOf) } satisfies Saved };
};

/** Writes the attributes that are new or different. */
export const saveAttributes = async (
  transaction: DatabaseTransaction,
  inputs: readonly AttributeInput[],
  known: ReadonlyMap<string, AttributeDefinition>,
): Promise<Saved> => {
  const { toWrite, saved } = sorted(inputs, ({ code }) => code, { known, isSame: isSameAttribute });
  await writeAttributes(transaction, toWrite);
  return saved;
};

/** Writes the categories that are new or different; `known` is by url_path. */
export const saveCategories = async (
  transaction: DatabaseTransaction,
  inputs: readonly CategoryInput[],
  { known, ...place }: { known: ReadonlyMap<string, CategoryRows>; source: string; rootId: number },
): Promise<Saved> => {
  const { toWrite, saved } = sorted(inputs, ({ url_path }) => url_path, { known, isSame: isSameCategory });
  await writeCategories(transaction, toWrite, place);
  return saved;
};
