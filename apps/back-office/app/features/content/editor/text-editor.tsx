import { type Language, storeViews } from '@dijla/contract/store-views';
import type { RichNode } from '@dijla/rich-text/rich-text';
import { richTextHtml } from '@dijla/rich-text/rich-text-html';
import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { getSchema } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useId, useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import type { WrittenText } from '../written-content.ts';
import { parsedHtml } from './parsed-html.ts';
import './text-editor.css';
import { textExtensions } from './text-extensions.ts';
import { Toolbar } from './toolbar.tsx';

type EditorProps = {
  language: Language;
  value: WrittenText;
  onChange: (text: WrittenText) => void;
};

type Mode = { document: RichNode } | { lost: readonly string[] | null };

/** The text as it looks, with a toolbar above. */
const Formatted = ({ language, document, onChange }: Omit<EditorProps, 'value'> & { document: RichNode }) => {
  const texts = useTexts('content');
  const { locale, direction, name } = storeViews[language];
  const extensions = useMemo(() => textExtensions(texts.sharedBlock), [texts]);
  const editor = useEditor({
    extensions,
    content: document as object,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'text-editor',
        dir: direction,
        lang: locale,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': texts.editor(name),
      },
    },
    onUpdate: ({ editor: changed }) => onChange({ document: changed.getJSON() as { type: 'doc' } }),
  });
  return (
    <div className="overflow-hidden rounded-card bg-surface inset-ring-1 inset-ring-line-strong">
      <Toolbar editor={editor} label={texts.toolbar(name)} />
      <EditorContent editor={editor} />
    </div>
  );
};

/** The text as HTML, for what the editor does not keep. */
const Source = ({
  language,
  html,
  lost,
  onChange,
}: Omit<EditorProps, 'value'> & { html: string; lost: readonly string[] | null }) => {
  const texts = useTexts('content');
  const id = useId();
  const { name } = storeViews[language];
  return (
    <div className="grid gap-1.5">
      {lost !== null && (
        <output className="rounded-card bg-warning-soft p-3">
          {lost.length === 0 ? texts.onlySource : texts.onlySourceOf(lost.join(', '))}
        </output>
      )}
      <label className="font-medium" htmlFor={id}>
        {`${texts.source} · ${name}`}
      </label>
      <textarea
        aria-describedby={`${id}-hint`}
        className={`${fieldStyle} min-h-96 py-3 font-mono text-sm`}
        dir="auto"
        id={id}
        maxLength={500_000}
        onChange={({ currentTarget }) => onChange({ html: currentTarget.value })}
        spellCheck={false}
        value={html}
      />
      <p className="text-sm text-ink-soft" id={`${id}-hint`}>
        {texts.sourceHint}
      </p>
    </div>
  );
};

/**
 * A text in one language: in the editor where that keeps all of it, else as HTML. What is not changed stays as it
 * was, to the letter.
 */
export const TextEditor = ({ language, value, onChange }: EditorProps) => {
  const texts = useTexts('content');
  const schema = useMemo(() => getSchema(textExtensions(String)), []);
  const [mode, setMode] = useState<Mode>(() =>
    'document' in value ? { document: value.document as RichNode } : parsedHtml(value.html, schema),
  );
  const toSource = () => {
    if ('document' in value)
      onChange({ html: richTextHtml(value.document as RichNode, storeViews[language].direction) });
    setMode({ lost: null });
  };
  const toEditor = () => {
    const html = 'html' in value ? value.html : '';
    setMode(parsedHtml(html, schema));
  };
  const isFormatted = 'document' in mode;
  return (
    <div className="grid gap-2">
      {isFormatted ? (
        <Formatted document={mode.document} language={language} onChange={onChange} />
      ) : (
        <Source
          html={'html' in value ? value.html : ''}
          language={language}
          lost={mode.lost}
          onChange={onChange}
        />
      )}
      <div>
        <button className={deskButton.plain} onClick={isFormatted ? toSource : toEditor} type="button">
          {isFormatted ? texts.toSource : texts.toEditor}
        </button>
      </div>
    </div>
  );
};
