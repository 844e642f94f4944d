import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { useId, useState } from 'react';
import { type FieldErrors, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import {
  type ArrangementDetail,
  type ArrangementValues,
  type BlockKind,
  type BlockValues,
  newBlock,
} from './arranged-values.ts';
import { BlockFields } from './block-fields.tsx';
import type { ExtensionKind } from './extension-values.ts';
import { PartList } from './part-list.tsx';
import { useExtensionName, useOwnWords } from './use-own-words.ts';

const once: ReadonlySet<BlockKind> = new Set(['stage', 'promise', 'categories', 'seen', 'brands']);
const mostBlocks = 24;

/** The kinds that may still be added to these blocks. */
const addable = <Kind extends BlockKind>(blocks: readonly BlockValues[], kinds: readonly Kind[]): Kind[] =>
  kinds.filter((kind) =>
    once.has(kind)
      ? blocks.every(({ type }) => type !== kind)
      : kind !== 'products' || blocks.filter(({ type }) => type === kind).length < 8,
  );

type AddBlockProps = { extensions: readonly ExtensionKind[]; onAdd: (block: BlockValues) => void };

/** Adds a block at the end, one of the shop's own or of an extension's. */
const AddBlock = ({ extensions, onAdd }: AddBlockProps) => {
  const texts = useTexts('arrangements');
  const ownWords = useOwnWords();
  const id = useId();
  const { blocks } = useWatch<ArrangementValues>() as ArrangementValues;
  const kinds = addable(blocks, Object.keys(texts.kinds) as (keyof typeof texts.kinds)[]);
  const [chosen, setChosen] = useState<string>('products');
  const ofExtension = extensions.find(({ kind }) => kind === chosen);
  const kind = ofExtension ? 'extension' : (kinds.find((each) => each === chosen) ?? kinds[0]);
  if (blocks.length >= mostBlocks || kind === undefined)
    return <p className="text-ink-soft">{texts.tooMany}</p>;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        error={null}
        id={id}
        label={texts.kindToAdd}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        value={ofExtension?.kind ?? kind}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {texts.kinds[each]}
          </option>
        ))}
        {extensions.map((each) => (
          <option key={each.kind} value={each.kind}>
            {ownWords(each.title)}
          </option>
        ))}
      </SelectField>
      <button
        className={deskButton.quiet}
        onClick={() =>
          onAdd(
            newBlock(
              kind,
              blocks.map(({ name }) => name),
              ofExtension,
            ),
          )
        }
        type="button"
      >
        {texts.addBlock}
      </button>
    </div>
  );
};

/** Returns the name of a block in a list: its kind, and what it says. */
const useBlockName = (extensions: readonly ExtensionKind[]) => {
  const texts = useTexts('arrangements');
  const ordered = useOwnLanguagesFirst();
  const extensionName = useExtensionName(extensions);
  return ({ type, of, title, scene, scenes, carousel, extension }: BlockValues): string => {
    if (type === 'extension') return extensionName(extension);
    const said = [title, scene.title, scenes[0]?.title].flatMap((words) =>
      ordered.map((language) => words?.[language] ?? ''),
    );
    const own = type === 'products' ? texts.rows[of] : type === 'carousel' ? carousel : '';
    return [texts.kinds[type], own, said.find((words) => words !== '') ?? '']
      .filter((part) => part !== '')
      .join(' · ');
  };
};

/** The blocks of the home page, from top to bottom. */
export const HomeFields = ({
  detail,
  extensions,
}: {
  detail: ArrangementDetail;
  extensions: readonly ExtensionKind[];
}) => {
  const texts = useTexts('arrangements');
  const nameOf = useBlockName(extensions);
  const { control } = useFormContext<ArrangementValues>();
  const { fields, append, remove, move } = useFieldArray<ArrangementValues, 'blocks'>({
    name: 'blocks',
    rules: { validate: (blocks) => blocks.length > 0 || texts.noBlocks },
  });
  const { blocks } = useWatch<ArrangementValues>() as ArrangementValues;
  const errors: FieldErrors<ArrangementValues>['blocks'] = useFormState({ control }).errors.blocks;
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <h2 className="font-semibold">{texts.blocks}</h2>
      <PartList
        label={texts.blocks}
        onMove={move}
        onRemove={remove}
        parts={fields.map((field, place) => {
          const block = blocks[place] ?? field;
          return {
            key: field.id,
            name: nameOf(block),
            mustBeOpen: errors?.[place] !== undefined,
            content: <BlockFields choices={detail} kind={block.type} name={`blocks.${place}`} />,
          };
        })}
      />
      {errors?.root?.message !== undefined && (
        <p className="font-medium text-danger" role="alert">
          {errors.root.message}
        </p>
      )}
      <AddBlock extensions={extensions} onAdd={append} />
    </section>
  );
};
