import type { DeskInput, DeskResult } from '@dijla/contract/desk-client';
import { entityOf, type WrittenField } from '@dijla/contract/entities';
import { type Language, languages } from '@dijla/contract/store-views';
import {
  blocksOf,
  type ExtensionKind,
  type PlacedBlock,
  placedBlocks,
} from './arrangements/extension-values.ts';
import { publishOf, publishTyped, type PublishValues } from './publish-values.ts';

export type ContentDetail = DeskResult<'desk/content-record'>;
export type ContentKind = ContentDetail['kind'];
export type ContentTexts = ContentDetail['latest'];
export type ContentVersion = ContentDetail['versions'][number];

/** A text as it is edited: a document of the editor, or HTML. */
export type WrittenText = { document: { type: 'doc' } } | { html: string };

type TextValues = {
  title: string;
  content_heading: string;
  summary: string;
  meta_title: string;
  meta_description: string;
  content: WrittenText;
};

export type ContentValues = PublishValues & {
  identifier: string;
  position: string;
  published_on: string;
  picture: string;
  carousel: string;
  telephone: string;
  location: string;
  /** Of extensions, below the text. */
  blocks: PlacedBlock[];
  texts: Record<Language, TextValues>;
};

/** Whether records of a kind have a field besides title and text. */
export const hasMember = (kind: ContentKind, field: WrittenField): boolean =>
  entityOf(kind).written?.includes(field) === true;

const noText: TextValues = {
  title: '',
  content_heading: '',
  summary: '',
  meta_title: '',
  meta_description: '',
  content: { html: '' },
};

/**
 * Returns what a form begins with: the texts that were written last, or those of a version. What is new begins
 * as a draft.
 */
export const valuesOf = (
  texts: ContentTexts | null,
  {
    detail,
    kinds,
  }: {
    detail: Pick<ContentDetail, 'identifier' | 'state' | 'publish_at' | 'has_draft'> | null;
    kinds: readonly ExtensionKind[];
  },
): ContentValues => ({
  identifier: detail?.identifier ?? '',
  position: String(texts?.position ?? 1),
  published_on: texts?.published_on ?? '',
  picture: texts?.picture ?? '',
  carousel: texts?.carousel ?? '',
  telephone: texts?.telephone ?? '',
  location: texts?.location ?? '',
  blocks: placedBlocks(texts?.blocks ?? [], kinds),
  texts: Object.fromEntries(
    languages.map((language) => {
      const found = texts?.texts.find((text) => text.language === language);
      if (found === undefined) return [language, noText];
      const { html, document, language: _language, ...lines } = found;
      return [language, { ...lines, content: document === null ? { html } : { document } }];
    }),
  ) as ContentValues['texts'],
  ...publishTyped({
    publish_at: detail?.publish_at ?? null,
    has_draft: detail === null || detail.state === 'draft' || detail.has_draft,
  }),
});

const isBlank = (content: WrittenText): boolean => {
  if ('html' in content) return content.html.trim() === '';
  const [first, ...others] =
    (content.document as { content?: { content?: unknown; type: string }[] }).content ?? [];
  return (
    others.length === 0 &&
    (first === undefined || (first.type === 'paragraph' && first.content === undefined))
  );
};

/** Whether nothing is written in a language, which then shows the text of another one. */
export const isEmptyText = ({ title, content }: Pick<TextValues, 'title' | 'content'>): boolean =>
  title.trim() === '' && isBlank(content);

/** Returns what is sent of what was typed. */
export const bodyOf = (
  values: ContentValues,
): Omit<NonNullable<DeskInput<'desk/save-content'>['body']>, 'revision'> => ({
  position: Number(values.position || 0),
  published_on: values.published_on,
  picture: values.picture.trim(),
  carousel: values.carousel.trim(),
  telephone: values.telephone.trim(),
  location: values.location.trim(),
  blocks: blocksOf(values.blocks),
  texts: languages.flatMap((language) => {
    const text = values.texts[language];
    return isEmptyText(text) ? [] : [{ language, ...text }];
  }),
  publish: publishOf(values),
});
