import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FormSelect, FormSwitch } from '../../../resource-form/form-fields.tsx';
import { type ArrangementDetail, type ArrangementValues, type MenuItemValues } from './arranged-values.ts';
import { noWords } from './typed-values.ts';
import { LinkField } from './link-field.tsx';
import { PartList } from './part-list.tsx';
import { WordsFields } from './words-fields.tsx';

const mostItems = 40;

const ItemFields = ({
  name,
  item: { type },
  categories,
}: {
  name: string;
  item: MenuItemValues;
  categories: ArrangementDetail['categories'];
}) => {
  const texts = useTexts('arrangements');
  return (
    <div className="grid gap-4">
      {type === 'category' ? (
        <FormSelect
          choices={[
            { value: '', label: '—' },
            ...categories
              .filter(({ is_top: isTop }) => isTop)
              .map((each) => ({ value: String(each.id), label: each.name })),
          ]}
          label={texts.category}
          name={`${name}.category`}
          validate={(typed) => typed !== '' || texts.categoryMissing}
        />
      ) : (
        <LinkField isOwn name={`${name}.link`} />
      )}
      <WordsFields
        isRequired={type === 'link'}
        label={texts.label}
        maxLength={60}
        name={`${name}.label`}
        {...(type === 'category' && { hint: texts.labelHint })}
      />
    </div>
  );
};

/** Whether each category and each link is there once. */
const areOnce = (items: readonly MenuItemValues[]): boolean => {
  const named = items.map(({ type, category, link }) => (type === 'category' ? category : link.trim()));
  return new Set(named).size === named.length;
};

/** Adds the next category that is not in the menu yet, or a link. */
const AddItem = ({
  next,
  onAdd,
}: {
  next: ArrangementDetail['categories'][number] | undefined;
  onAdd: (item: MenuItemValues) => void;
}) => {
  const texts = useTexts('arrangements');
  const blank = { category: '', link: '', label: noWords };
  return (
    <div className="flex flex-wrap gap-2">
      {next && (
        <button
          className={deskButton.quiet}
          onClick={() => onAdd({ ...blank, type: 'category', category: String(next.id) })}
          type="button"
        >
          {texts.addCategory}
        </button>
      )}
      <button className={deskButton.quiet} onClick={() => onAdd({ ...blank, type: 'link' })} type="button">
        {texts.addLink}
      </button>
    </div>
  );
};

/** Returns how an item of the menu is called in the list of all. */
const useItemName = (categories: ArrangementDetail['categories']) => {
  const texts = useTexts('arrangements');
  const ordered = useOwnLanguagesFirst();
  return ({ type, category, link, label }: MenuItemValues): string => {
    const own = ordered.map((language) => label[language]).find((words) => words !== '');
    const found = categories.find(({ id }) => String(id) === category)?.name;
    return own ?? ((type === 'category' ? found : link) || texts[type === 'category' ? 'category' : 'link']);
  };
};

/** The top level of the main menu, in order. */
export const MenuFields = ({ detail: { categories } }: { detail: ArrangementDetail }) => {
  const texts = useTexts('arrangements');
  const nameOf = useItemName(categories);
  const { control } = useFormContext<ArrangementValues>();
  const { fields, append, remove, move } = useFieldArray<ArrangementValues, 'items'>({
    name: 'items',
    rules: { validate: (items) => areOnce(items as MenuItemValues[]) || texts.twice },
  });
  const { items } = useWatch<ArrangementValues>() as ArrangementValues;
  const { errors } = useFormState({ control });
  const next = categories.find(
    ({ id, is_top: isTop }) => isTop && items.every(({ category }) => category !== String(id)),
  );
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <h2 className="font-semibold">{texts.menuItems}</h2>
      <PartList
        label={texts.menuItems}
        onMove={move}
        onRemove={remove}
        parts={fields.map((field, place) => {
          const item = items[place] ?? field;
          return {
            key: field.id,
            name: nameOf(item),
            mustBeOpen: errors.items?.[place] !== undefined,
            content: <ItemFields categories={categories} item={item} name={`items.${place}`} />,
          };
        })}
      />
      {errors.items?.root?.message !== undefined && (
        <p className="font-medium text-danger" role="alert">
          {errors.items.root.message}
        </p>
      )}
      {items.length < mostItems && <AddItem next={next} onAdd={append} />}
      <FormSwitch label={texts.showsOthers} name="shows_others" />
    </section>
  );
};
