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
import { PartList } from './part-list.tsx';

const once: ReadonlySet<BlockKind> = new Set(['stage', 'promise', 'categories', 'seen', 'brands']);
const mostBlocks = 24;

/** The kinds that may still be added to these blocks. */
const addable = (blocks: readonly BlockValues[], kinds: readonly BlockKind[]): BlockKind[] =>
  kinds.filter((kind) =>
    once.has(kind)
      ? blocks.every(({ type }) => type !== kind)
      : kind !== 'products' || blocks.filter(({ type }) => type === kind).length < 8,
  );

/** Adds a block at the end. */
const AddBlock = ({ onAdd }: { onAdd: (block: BlockValues) => void }) => {
  const texts = useTexts('arrangements');
  const id = useId();
  const { blocks } = useWatch<ArrangementValues>() as ArrangementValues;
  const kinds = addable(blocks, Object.keys(texts.kinds) as BlockKind[]);
  const [chosen, setChosen] = useState<BlockKind>('products');
  const kind = kinds.includes(chosen) ? chosen : kinds[0];
  if (blocks.length >= mostBlocks || kind === undefined)
    return <p className="text-ink-soft">{texts.tooMany}</p>;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        error={null}
        id={id}
        label={texts.kindToAdd}
        onChange={({ currentTarget }) => setChosen(currentTarget.value as BlockKind)}
        value={kind}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {texts.kinds[each]}
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
const useBlockName = () => {
  const texts = useTexts('arrangements');
  const ordered = useOwnLanguagesFirst();
  return ({ type, of, title, scene, scenes, carousel }: BlockValues): string => {
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
export const HomeFields = ({ detail }: { detail: ArrangementDetail }) => {
  const texts = useTexts('arrangements');
  const nameOf = useBlockName();
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
      <AddBlock onAdd={append} />
    </section>
  );
};
