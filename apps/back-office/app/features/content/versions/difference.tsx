import { languages, storeViews } from '@dijla/contract/store-views';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import type { ContentTexts } from '../written-content.ts';
import { plainTextOf, wordDiff } from './word-diff.ts';

const styles = {
  same: '',
  added: 'bg-success-soft no-underline',
  deleted: 'bg-danger-soft line-through',
} as const;

/** Two texts in one: words that were added, and words that were removed. */
export const Words = ({ before, after }: { before: string; after: string }) => {
  const texts = useTexts('content');
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  if (parts === null) return <p>{texts.tooLong}</p>;
  return (
    <p className="leading-relaxed whitespace-pre-line">
      {parts.map(({ kind, text }, place) => {
        const shown = `${text}${text.endsWith('\n') ? '' : ' '}`;
        // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place alone
        if (kind === 'same') return <span key={place}>{shown}</span>;
        const Element = kind === 'added' ? 'ins' : 'del';
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the same
          <Element className={styles[kind]} key={place}>
            <span className="sr-only">{`${texts[kind]}: `}</span>
            {shown}
          </Element>
        );
      })}
    </p>
  );
};

type Lines = readonly { key: string; name: string; before: string; after: string }[];

const useLines = (before: ContentTexts, after: ContentTexts) => {
  const texts = useTexts('content');
  return languages.map((language) => {
    const [old, now] = [before, after].map((version) =>
      version.texts.find((text) => text.language === language),
    );
    const lines: Lines = [
      { key: 'title', name: texts.titleField, before: old?.title ?? '', after: now?.title ?? '' },
      {
        key: 'heading',
        name: texts.heading,
        before: old?.content_heading ?? '',
        after: now?.content_heading ?? '',
      },
      { key: 'summary', name: texts.summary, before: old?.summary ?? '', after: now?.summary ?? '' },
      { key: 'meta', name: texts.metaTitle, before: old?.meta_title ?? '', after: now?.meta_title ?? '' },
      {
        key: 'description',
        name: texts.metaDescription,
        before: old?.meta_description ?? '',
        after: now?.meta_description ?? '',
      },
      {
        key: 'text',
        name: texts.text,
        before: plainTextOf(old?.html ?? ''),
        after: plainTextOf(now?.html ?? ''),
      },
    ];
    return { language, lines: lines.filter((line) => line.before !== line.after) };
  });
};

/** What differs between two versions in each language. */
export const Difference = ({ before, after }: { before: ContentTexts; after: ContentTexts }) => {
  const texts = useTexts('content');
  const shown = useLines(before, after).filter(({ lines }) => lines.length > 0);
  if (shown.length === 0) return <p>{texts.noDifference}</p>;
  return (
    <div className="grid gap-6">
      {shown.map(({ language, lines }) => (
        <section className="grid gap-3" key={language} lang={storeViews[language].locale}>
          <h3 className="font-semibold">{storeViews[language].name}</h3>
          {lines.map(({ key, name, before: old, after: now }) => (
            <div className="grid gap-1" key={key}>
              <h4 className="text-sm text-ink-soft">{name}</h4>
              <div dir={storeViews[language].direction}>
                <Words after={now} before={old} />
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
};
