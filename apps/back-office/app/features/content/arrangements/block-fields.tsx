import { useFieldArray, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FormArea, FormSelect, FormSwitch } from '../../../resource-form/form-fields.tsx';
import { type ArrangementDetail, type BlockKind, type BlockValues, noScene } from './arranged-values.ts';
import { ExtensionFields } from './extension-fields.tsx';
import { LinkField } from './link-field.tsx';
import { PartList } from './part-list.tsx';
import { SceneFields } from './scene-fields.tsx';
import { skusTyped } from './typed-values.ts';
import { WordsFields } from './words-fields.tsx';

type Named = { name: string };
type Choices = { choices: Pick<ArrangementDetail, 'categories' | 'carousels'> };

const mostScenes: Partial<Record<BlockKind, number>> = { scenes: 4, slides: 12 };

/** Several pictures with links, in order. */
const ScenesFields = ({ name, kind }: Named & { kind: BlockKind }) => {
  const texts = useTexts('arrangements');
  const { fields, append, remove, move } = useFieldArray({ name: `${name}.scenes` });
  return (
    <div className="grid gap-3">
      <PartList
        label={texts.scenes}
        onMove={move}
        onRemove={(place) => fields.length > 1 && remove(place)}
        parts={fields.map(({ id }, place) => ({
          key: id,
          name: texts.picturePlace(place + 1),
          mustBeOpen: true,
          content: <SceneFields name={`${name}.scenes.${place}`} />,
        }))}
      />
      {fields.length < (mostScenes[kind] ?? 1) && (
        <button
          className={`${deskButton.quiet} justify-self-start`}
          onClick={() => append(noScene)}
          type="button"
        >
          {texts.addPicture}
        </button>
      )}
    </div>
  );
};

/** Which products a row has, where the shop does not find them by itself. */
const ChosenFields = ({
  name,
  of,
  categories,
}: Named & Pick<BlockValues, 'of'> & Pick<ArrangementDetail, 'categories'>) => {
  const texts = useTexts('arrangements');
  const areSkus = (typed: unknown): boolean => {
    const { length } = skusTyped(String(typed));
    return length > 0 && length <= 12;
  };
  if (of === 'category')
    return (
      <FormSelect
        choices={[
          { value: '', label: '—' },
          ...categories.map((each) => ({ value: String(each.id), label: `${each.name} (${each.path})` })),
        ]}
        label={texts.category}
        name={`${name}.category`}
        validate={(typed) => typed !== '' || texts.categoryMissing}
      />
    );
  return (
    of === 'chosen' && (
      <FormArea
        dir="ltr"
        hint={texts.skusHint}
        label={texts.skus}
        maxLength={4000}
        name={`${name}.skus`}
        validate={(typed) => areSkus(typed) || texts.skusBad}
      />
    )
  );
};

const ProductsFields = ({ name, choices: { categories } }: Named & Choices) => {
  const texts = useTexts('arrangements');
  const { of, look, hasScene } = useWatch({ name }) as BlockValues;
  const isOwn = of === 'category' || of === 'chosen';
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <FormSelect
          choices={Object.entries(texts.rows).map(([value, label]) => ({ value, label }))}
          label={texts.of}
          name={`${name}.of`}
        />
        <FormSelect
          choices={Object.entries(texts.looks).map(([value, label]) => ({ value, label }))}
          label={texts.look}
          name={`${name}.look`}
        />
      </div>
      <ChosenFields categories={categories} name={name} of={of} />
      <WordsFields
        isRequired={isOwn}
        label={texts.rowTitle}
        maxLength={80}
        name={`${name}.title`}
        {...(!isOwn && { hint: texts.rowTitleHint })}
      />
      {look === 'grid' && <FormSwitch label={texts.isScene} name={`${name}.hasScene`} />}
      {look === 'grid' && hasScene && <SceneFields name={`${name}.scene`} />}
    </div>
  );
};

const StageFields = ({ name }: Named) => {
  const texts = useTexts('arrangements');
  const hasScene = Boolean(useWatch({ name: `${name}.hasScene` }));
  return (
    <div className="grid gap-4">
      <FormSwitch label={texts.isStage} name={`${name}.hasScene`} />
      {hasScene && <SceneFields isStage name={`${name}.scene`} />}
    </div>
  );
};

const TextFields = ({ name }: Named) => {
  const texts = useTexts('arrangements');
  const link = String(useWatch({ name: `${name}.link` }) ?? '').trim();
  return (
    <div className="grid gap-4">
      <WordsFields isRequired label={texts.rowTitle} maxLength={120} name={`${name}.title`} />
      <WordsFields isLong isRequired label={texts.text} maxLength={2000} name={`${name}.text`} />
      <LinkField isOptional name={`${name}.link`} />
      {link !== '' && <WordsFields isRequired label={texts.action} maxLength={60} name={`${name}.action`} />}
    </div>
  );
};

/** What is written and chosen of a block, by its kind. */
export const BlockFields = ({ name, kind, choices }: Named & Choices & { kind: BlockKind }) => {
  const texts = useTexts('arrangements');
  switch (kind) {
    case 'stage':
      return <StageFields name={name} />;
    case 'scenes':
    case 'slides':
      return <ScenesFields kind={kind} name={name} />;
    case 'products':
      return <ProductsFields choices={choices} name={name} />;
    case 'text':
      return <TextFields name={name} />;
    case 'carousel':
      return (
        <FormSelect
          choices={[
            { value: '', label: '—' },
            ...choices.carousels.map(({ identifier, title }) => ({
              value: identifier,
              label: `${title} (${identifier})`,
            })),
          ]}
          isRequired
          label={texts.carousel}
          name={`${name}.carousel`}
        />
      );
    case 'extension':
      return <ExtensionFields name={name} />;
    default:
      return <p className="text-ink-soft">{texts.filled[kind]}</p>;
  }
};
