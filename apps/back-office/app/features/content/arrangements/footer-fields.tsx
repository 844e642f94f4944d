import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import type { ArrangementValues } from './arranged-values.ts';
import { noWords } from './typed-values.ts';
import { LinkField } from './link-field.tsx';
import { PartList } from './part-list.tsx';
import { WordsFields } from './words-fields.tsx';

const noLink = { label: noWords, link: '' };
const mostLists = 4;
const mostLinks = 16;

const ListFields = ({ place }: { place: number }) => {
  const texts = useTexts('arrangements');
  const name = `lists.${place}` as const;
  const { fields, append, remove, move } = useFieldArray<ArrangementValues, `lists.${number}.links`>({
    name: `${name}.links`,
  });
  return (
    <div className="grid gap-4">
      <WordsFields isRequired label={texts.listTitle} maxLength={60} name={`${name}.title`} />
      <PartList
        label={texts.link}
        onMove={move}
        onRemove={(at) => fields.length > 1 && remove(at)}
        parts={fields.map(({ id }, at) => ({
          key: id,
          name: texts.linkPlace(at + 1),
          mustBeOpen: true,
          content: (
            <div className="grid gap-4">
              <WordsFields isRequired label={texts.label} maxLength={60} name={`${name}.links.${at}.label`} />
              <LinkField name={`${name}.links.${at}.link`} />
            </div>
          ),
        }))}
      />
      {fields.length < mostLinks && (
        <button
          className={`${deskButton.quiet} justify-self-start`}
          onClick={() => append(noLink)}
          type="button"
        >
          {texts.addLink}
        </button>
      )}
    </div>
  );
};

/** The lists of links in the footer. */
export const FooterFields = () => {
  const texts = useTexts('arrangements');
  const ordered = useOwnLanguagesFirst();
  const { control } = useFormContext<ArrangementValues>();
  const { fields, append, remove, move } = useFieldArray<ArrangementValues, 'lists'>({ name: 'lists' });
  const { lists } = useWatch<ArrangementValues>() as ArrangementValues;
  const { errors } = useFormState({ control });
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <p className="text-ink-soft">{texts.footerHint}</p>
      <PartList
        label={texts.footer}
        onMove={move}
        onRemove={remove}
        parts={fields.map(({ id }, place) => ({
          key: id,
          name:
            ordered.map((language) => lists[place]?.title[language] ?? '').find((words) => words !== '') ??
            texts.list(place + 1),
          mustBeOpen: errors.lists?.[place] !== undefined,
          content: <ListFields place={place} />,
        }))}
      />
      {fields.length < mostLists && (
        <button
          className={`${deskButton.quiet} justify-self-start`}
          onClick={() => append({ title: noWords, links: [noLink] })}
          type="button"
        >
          {texts.addList}
        </button>
      )}
    </section>
  );
};
