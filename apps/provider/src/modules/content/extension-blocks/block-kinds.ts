import type { BlockField, BlockKind } from '@dijla/contract/arrangements';
import { languages } from '@dijla/contract/store-views';
import type { ContentBlock, ContentBlockField } from './content-block.ts';

/** A kind of block as the desk has it, and what shows it. */
export type KnownBlock = BlockKind & { render: ContentBlock['render'] };

/** The kinds of blocks that extensions have, by `<extension>/<block>`. */
export type BlockKinds = ReadonlyMap<string, KnownBlock>;

const noHint = Object.fromEntries(languages.map((language) => [language, ''])) as BlockField['hint'];
const usualMost = 200;

const fieldOf = (name: string, { label, hint = noHint, isRequired = false, ...own }: ContentBlockField) => {
  const described = { name, label, hint, is_required: isRequired };
  return own.type === 'words'
    ? { ...described, type: own.type, most: own.most ?? usualMost, is_long: own.isLong ?? false }
    : { ...described, ...own };
};

/** Returns a block of an extension as the desk has it. Whether it is right is for the contract's schema to say. */
export const describedBlock = (extension: string, { name, title, fields }: ContentBlock): BlockKind => ({
  kind: `${extension}/${name}`,
  title,
  fields: Object.entries(fields).map(([field, given]) => fieldOf(field, given) as BlockField),
});

/** Returns the kinds of blocks of these extensions, in their order. */
export const blockKindsOf = (
  extensions: readonly { name: string; blocks?: readonly ContentBlock[] }[],
): BlockKinds =>
  new Map(
    extensions.flatMap(({ name, blocks = [] }) =>
      blocks.map((block) => {
        const described = describedBlock(name, block);
        return [described.kind, { ...described, render: block.render }] as const;
      }),
    ),
  );

/** Returns the kinds as the desk is told of them. */
export const listedKinds = (kinds: BlockKinds): BlockKind[] =>
  [...kinds.values()].map(({ kind, title, fields }) => ({ kind, title, fields }));
