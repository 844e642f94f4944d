import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton, deskIconButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { useGroupName } from '../../../parts/group-name.ts';
import { PickedProducts } from '../../../product-list/picked-products.tsx';
import { PickedValues } from '../../../parts/picked-values.tsx';
import { RuleAmounts, RuleNumber, RuleSelect } from './rule-inputs.tsx';
import {
  type Choices,
  type Match,
  newGroup,
  newLeaf,
  operatorsOf,
  type Subject,
  type TypedCondition,
  type TypedGroup,
  type TypedLeaf,
} from './typed-rule.ts';

/** Groups within groups that the form offers; deeper ones of an import are shown as well. */
const depthAtMost = 3;

type LeafProps = { leaf: TypedLeaf; choices: Choices; onChange: (leaf: TypedLeaf) => void };

const AttributeValues = ({ leaf, choices, onChange }: LeafProps) => {
  const texts = useTexts('promotions');
  const { attributes } = choices;
  const known = attributes.find(({ value }) => value === leaf.attribute);
  const named = leaf.attribute === '' || known ? [] : [{ value: leaf.attribute, label: leaf.attribute }];
  return (
    <>
      <RuleSelect
        choices={[{ value: '', label: '' }, ...named, ...attributes]}
        label={texts.attribute}
        onChange={(attribute) => onChange({ ...leaf, attribute, values: [] })}
        value={leaf.attribute}
      />
      <PickedValues
        choices={known?.options ?? []}
        label={texts.operators.in}
        onChange={(values) => onChange({ ...leaf, values })}
        values={leaf.values}
      />
    </>
  );
};

const LeafValues = ({ leaf, choices, onChange }: LeafProps) => {
  const groupName = useGroupName();
  const texts = useTexts('promotions');
  const pick = (values: readonly string[]): void => onChange({ ...leaf, values });
  const picked = { label: texts.subjects[leaf.subject], values: leaf.values, onChange: pick };
  switch (leaf.subject) {
    case 'subtotal':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <RuleAmounts
            amounts={leaf.amounts}
            onChange={(amounts) => onChange({ ...leaf, amounts })}
            units={choices.units}
          />
        </div>
      );
    case 'quantity':
      return (
        <RuleNumber
          label={texts.pieces}
          onChange={(quantity) => onChange({ ...leaf, quantity })}
          value={leaf.quantity}
        />
      );
    case 'sku':
      return <PickedProducts {...picked} />;
    case 'attribute':
      return <AttributeValues choices={choices} leaf={leaf} onChange={onChange} />;
    case 'category':
      return <PickedValues {...picked} choices={choices.categories} />;
    case 'customer_group':
      return (
        <PickedValues
          {...picked}
          choices={choices.customer_groups.map(({ value }) => ({ value, label: groupName(value) }))}
        />
      );
    case 'region':
      return (
        <PickedValues
          {...picked}
          choices={choices.regions.map(({ value, label }) => ({ value: String(value), label }))}
        />
      );
  }
};

const LeafFields = ({ subjects, ...props }: LeafProps & { subjects: readonly Subject[] }) => {
  const texts = useTexts('promotions');
  const { leaf, onChange } = props;
  const operators: Readonly<Record<string, string>> = texts.operators;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 pe-10">
        <RuleSelect
          choices={subjects.map((value) => ({ value, label: texts.subjects[value] }))}
          label={texts.subject}
          onChange={(subject) => onChange(newLeaf(subject as Subject))}
          value={leaf.subject}
        />
        <RuleSelect
          choices={operatorsOf(leaf.subject).map((value) => ({ value, label: operators[value] ?? value }))}
          label={texts.operator}
          onChange={(operator) => onChange({ ...leaf, operator })}
          value={leaf.operator}
        />
      </div>
      <LeafValues {...props} />
    </>
  );
};

type GroupProps = {
  group: TypedGroup;
  choices: Choices;
  /** What conditions may be about here. */
  subjects: readonly Subject[];
  depth?: number;
  onChange: (group: TypedGroup) => void;
};

/** Conditions that hold together or one for the others, each of which may be a group again. */
// oxlint-disable-next-line max-lines-per-function -- a group and the conditions within it
export const ConditionFields = ({ group, choices, subjects, depth = 1, onChange }: GroupProps) => {
  const texts = useTexts('promotions');
  const set = (place: number, part: TypedCondition): void =>
    onChange({ ...group, of: group.of.with(place, part) });
  const add = (part: TypedCondition): void => onChange({ ...group, of: [...group.of, part] });
  return (
    <div className="grid gap-3">
      {(group.of.length > 1 || group.match !== 'all' || depth > 1) && (
        <RuleSelect
          choices={Object.entries(texts.matches).map(([value, label]) => ({ value, label }))}
          label={texts.match}
          onChange={(match) => onChange({ ...group, match: match as Match })}
          value={group.match}
        />
      )}
      {group.of.map((part, place) => (
        <fieldset
          className="relative grid gap-3 rounded-card bg-sunken/50 p-3"
          // Conditions have no number of their own, and what is typed in one is its own props.
          // oxlint-disable-next-line react/no-array-index-key -- the same
          key={place}
        >
          <legend className="sr-only">
            {part.kind === 'leaf' ? texts.subjects[part.subject] : texts.matches[part.match]}
          </legend>
          <button
            aria-label={part.kind === 'leaf' ? texts.removeCondition : texts.removeGroup}
            className={`${deskIconButton} absolute end-1 top-1 z-stuck`}
            onClick={() => onChange({ ...group, of: group.of.toSpliced(place, 1) })}
            type="button"
          >
            <DeskIcon name="close" />
          </button>
          {part.kind === 'leaf' ? (
            <LeafFields
              choices={choices}
              leaf={part}
              onChange={(leaf) => set(place, leaf)}
              subjects={subjects}
            />
          ) : (
            <div className="pe-10">
              <ConditionFields
                choices={choices}
                depth={depth + 1}
                group={part}
                onChange={(next) => set(place, next)}
                subjects={subjects}
              />
            </div>
          )}
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-1">
        <button className={deskButton.plain} onClick={() => add(newLeaf(subjects[0] ?? 'sku'))} type="button">
          <DeskIcon name="plus" />
          {texts.addCondition}
        </button>
        {depth < depthAtMost && group.of.length > 0 && (
          <button
            className={deskButton.plain}
            onClick={() => add(newGroup('any', [newLeaf(subjects[0] ?? 'sku')]))}
            type="button"
          >
            {texts.addGroup}
          </button>
        )}
      </div>
    </div>
  );
};
