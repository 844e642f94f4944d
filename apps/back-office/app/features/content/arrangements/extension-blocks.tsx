import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { useId, useState } from 'react';
import { type FieldErrors, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { Panel } from '../../../parts/panel.tsx';
import { ExtensionFields } from './extension-fields.tsx';
import { type ExtensionKind, newPlacedBlock, type PlacedBlock } from './extension-values.ts';
import { PartList } from './part-list.tsx';
import { useExtensionName, useOwnWords } from './use-own-words.ts';

const mostBlocks = 4;

type Placed = { blocks: PlacedBlock[] };
type AddProps = { kinds: readonly ExtensionKind[]; onAdd: (kind: ExtensionKind) => void };

const AddBlock = ({ kinds, onAdd }: AddProps) => {
  const texts = useTexts('arrangements');
  const ownWords = useOwnWords();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const kind = kinds.find((each) => each.kind === chosen) ?? kinds[0];
  if (kind === undefined) return null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        error={null}
        id={id}
        label={texts.kindToAdd}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        value={kind.kind}
      >
        {kinds.map((each) => (
          <option key={each.kind} value={each.kind}>
            {ownWords(each.title)}
          </option>
        ))}
      </SelectField>
      <button className={deskButton.quiet} onClick={() => onAdd(kind)} type="button">
        {texts.addBlock}
      </button>
    </div>
  );
};

/** The blocks of extensions below the text of a page, in order. */
export const ExtensionBlocks = ({ kinds }: { kinds: readonly ExtensionKind[] }) => {
  const texts = useTexts('arrangements');
  const nameOf = useExtensionName(kinds);
  const { fields, append, remove, move } = useFieldArray<Placed, 'blocks'>({ name: 'blocks' });
  const { blocks } = useWatch<Placed>() as Placed;
  const errors: FieldErrors<Placed>['blocks'] = useFormState<Placed>().errors.blocks;
  return (
    <Panel title={texts.blocks}>
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <PartList
          label={texts.blocks}
          onMove={move}
          onRemove={remove}
          parts={fields.map((field, place) => ({
            key: field.id,
            name: nameOf((blocks[place] ?? field).extension),
            mustBeOpen: errors?.[place] !== undefined,
            content: <ExtensionFields name={`blocks.${place}`} />,
          }))}
        />
        {blocks.length < mostBlocks && (
          <AddBlock
            kinds={kinds}
            onAdd={(kind) =>
              append(
                newPlacedBlock(
                  kind,
                  blocks.map(({ name }) => name),
                ),
              )
            }
          />
        )}
      </div>
    </Panel>
  );
};
