import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { LinkFields, PictureFields } from './toolbar-fields.tsx';

/** Level of the headings that texts are divided by; the page's own is above them. */
const levels = [2, 3, 4] as const;

/** Signs that editors of every language have on these buttons; their names are texts. */
const signs = { bold: 'B', italic: 'I', underline: 'U', strike: 'S' } as const;

type ToolProps = {
  label: string;
  isOn?: boolean;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A button with a sign for those who see it, and its name for everybody. */
const Tool = ({ label, isOn, isOff = false, onPress, children }: ToolProps) => (
  <button
    aria-label={label}
    aria-pressed={isOn}
    className="press inline-grid min-h-11 min-w-11 place-items-center rounded-inner px-2 text-ink hover:bg-line aria-pressed:bg-accent aria-pressed:text-on-accent disabled:opacity-40 md:min-h-8.5 md:min-w-8.5"
    disabled={isOff}
    onClick={onPress}
    title={label}
    type="button"
  >
    <span aria-hidden="true" dir="ltr">
      {children}
    </span>
  </button>
);

/** A sign of several letters: drawn by the style, so that no name is expected to hold them. */
const Sign = ({ text }: { text: string }) => (
  <span className="before:content-[attr(data-sign)]" data-sign={text} />
);

const stateOf = ({ editor }: { editor: Editor }) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  strike: editor.isActive('strike'),
  paragraph: editor.isActive('paragraph'),
  heading: levels.find((level) => editor.isActive('heading', { level })) ?? null,
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  blockquote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  href: String(editor.getAttributes('link')['href'] ?? ''),
  table: editor.isActive('table'),
  mayUndo: editor.can().undo(),
  mayRedo: editor.can().redo(),
});

type State = ReturnType<typeof stateOf>;
type PartProps = { editor: Editor; state: State };

const MarkTools = ({ editor, state }: PartProps) => {
  const texts = useTexts('content');
  const chain = () => editor.chain().focus();
  return (
    <>
      <Tool isOn={state.bold} label={texts.bold} onPress={() => chain().toggleBold().run()}>
        <b>{signs.bold}</b>
      </Tool>
      <Tool isOn={state.italic} label={texts.italic} onPress={() => chain().toggleItalic().run()}>
        <i>{signs.italic}</i>
      </Tool>
      <Tool isOn={state.underline} label={texts.underline} onPress={() => chain().toggleUnderline().run()}>
        <u>{signs.underline}</u>
      </Tool>
      <Tool isOn={state.strike} label={texts.strike} onPress={() => chain().toggleStrike().run()}>
        <s>{signs.strike}</s>
      </Tool>
    </>
  );
};

const BlockTools = ({ editor, state }: PartProps) => {
  const texts = useTexts('content');
  const chain = () => editor.chain().focus();
  return (
    <>
      <Tool isOn={state.paragraph} label={texts.paragraph} onPress={() => chain().setParagraph().run()}>
        ¶
      </Tool>
      {levels.map((level) => (
        <Tool
          isOn={state.heading === level}
          key={level}
          label={texts.headingLevel(level)}
          onPress={() => chain().toggleHeading({ level }).run()}
        >
          <Sign text={`H${level - 1}`} />
        </Tool>
      ))}
      <Tool isOn={state.bulletList} label={texts.bulletList} onPress={() => chain().toggleBulletList().run()}>
        •≡
      </Tool>
      <Tool
        isOn={state.orderedList}
        label={texts.orderedList}
        onPress={() => chain().toggleOrderedList().run()}
      >
        <Sign text="1≡" />
      </Tool>
      <Tool isOn={state.blockquote} label={texts.quote} onPress={() => chain().toggleBlockquote().run()}>
        ❝
      </Tool>
      <Tool label={texts.line} onPress={() => chain().setHorizontalRule().run()}>
        ―
      </Tool>
    </>
  );
};

const TableTools = ({ editor, state }: PartProps) => {
  const texts = useTexts('content');
  const chain = () => editor.chain().focus();
  if (!state.table)
    return (
      <Tool
        label={texts.table}
        onPress={() => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
      >
        ⊞
      </Tool>
    );
  return (
    <>
      <Tool label={texts.addRow} onPress={() => chain().addRowAfter().run()}>
        +↓
      </Tool>
      <Tool label={texts.addColumn} onPress={() => chain().addColumnAfter().run()}>
        +→
      </Tool>
      <Tool label={texts.deleteRow} onPress={() => chain().deleteRow().run()}>
        −↓
      </Tool>
      <Tool label={texts.deleteColumn} onPress={() => chain().deleteColumn().run()}>
        −→
      </Tool>
      <Tool label={texts.deleteTable} onPress={() => chain().deleteTable().run()}>
        ⊠
      </Tool>
    </>
  );
};

/** What a text is formatted with; fields for a link or a picture open below it. */
export const Toolbar = ({ editor, label }: { editor: Editor; label: string }) => {
  const texts = useTexts('content');
  const state = useEditorState({ editor, selector: stateOf });
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const toggle = (part: 'link' | 'picture') => setOpen((before) => (before === part ? null : part));
  return (
    <div className="grid gap-2 border-b border-line bg-sunken p-1.5">
      <div aria-label={label} className="flex flex-wrap gap-0.5" role="toolbar">
        <MarkTools editor={editor} state={state} />
        <BlockTools editor={editor} state={state} />
        <Tool isOn={state.link} label={texts.link} onPress={() => toggle('link')}>
          ↗
        </Tool>
        <Tool isOn={open === 'picture'} label={texts.insertPicture} onPress={() => toggle('picture')}>
          ▣
        </Tool>
        <TableTools editor={editor} state={state} />
        <Tool isOff={!state.mayUndo} label={texts.undo} onPress={() => editor.chain().focus().undo().run()}>
          ↶
        </Tool>
        <Tool isOff={!state.mayRedo} label={texts.redo} onPress={() => editor.chain().focus().redo().run()}>
          ↷
        </Tool>
      </div>
      {open === 'link' && (
        <LinkFields editor={editor} href={state.href} key={state.href} onClose={() => setOpen(null)} />
      )}
      {open === 'picture' && <PictureFields editor={editor} onClose={() => setOpen(null)} />}
    </div>
  );
};
