import type { Editor } from '@tiptap/core';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { PictureChoice } from '../picture-choice.tsx';
import { deskButton } from '../../../parts/button-styles.ts';

const ofStore = /^\{\{store url=([^\s{}]*)\}\}$/;

/** Returns an address as a writer reads it: of a page of the store its end alone. */
const shownAddress = (href: string): string => ofStore.exec(href)?.[1] ?? href;

/** Returns the address of a link as texts keep it: what names no place elsewhere is a page of the store. */
const keptAddress = (typed: string): string => {
  const address = typed.trim();
  if (/^(?:https?:|mailto:|tel:|#|\{\{)/i.test(address)) return address;
  return `{{store url=${encodeURI(address.replace(/^\/+/, '')).replace(/[{}]/g, '')}}}`;
};

/** Puts the cursor where somebody who opened fields goes on writing. */
const focused = (field: HTMLInputElement | null): void => field?.focus();

type FieldsProps = { onDone: () => void; onClose: () => void; children: ReactNode };

/** Fields within the form around them: Enter is theirs, and Escape closes them. */
const Fields = ({ onDone, onClose, children }: FieldsProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    // On a field for files, Enter opens the choice of a file.
    if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file') {
      event.preventDefault();
      onDone();
    }
    if (key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields within, which have their roles
    <div
      className="grid gap-3 rounded-card bg-surface p-3 inset-ring-1 inset-ring-line"
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
};

type LinkProps = { editor: Editor; href: string; onClose: () => void };

export const LinkFields = ({ editor, href, onClose }: LinkProps) => {
  const texts = useTexts('content');
  const id = useId();
  const [address, setAddress] = useState(() => shownAddress(href));
  const change = (to: string | null) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (to === null) chain.unsetLink().run();
    else chain.setLink({ href: to }).run();
    onClose();
  };
  const put = () => {
    if (address.trim() !== '') change(keptAddress(address));
  };
  return (
    <Fields onClose={onClose} onDone={put}>
      <TextField
        ref={focused}
        dir="ltr"
        error={null}
        hint={texts.linkHint}
        id={id}
        label={texts.linkAddress}
        maxLength={2000}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        value={address}
      />
      <div className="flex flex-wrap gap-2">
        <button className={deskButton.quiet} onClick={put} type="button">
          {texts.setLink}
        </button>
        {href !== '' && (
          <button className={deskButton.plain} onClick={() => change(null)} type="button">
            {texts.removeLink}
          </button>
        )}
      </div>
    </Fields>
  );
};

const isPath = (path: string): boolean => /^\/?[^\s"'<>{}\\]+\.(?:jpe?g|png|webp|gif)$/i.test(path);

export const PictureFields = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const texts = useTexts('content');
  const { required } = useTexts('common');
  const [path, setPath] = useState('');
  const [alt, setAlt] = useState('');
  const [isTried, setIsTried] = useState(false);
  const pathId = useId();
  const altId = useId();
  const put = () => {
    setIsTried(true);
    if (!isPath(path.trim()) || alt.trim() === '') return;
    const attrs = { path: path.trim().replace(/^\/+/, ''), alt: alt.trim() };
    editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
    onClose();
  };
  return (
    <Fields onClose={onClose} onDone={put}>
      <TextField
        ref={focused}
        dir="ltr"
        error={isTried && !isPath(path.trim()) ? texts.pictureBad : null}
        hint={texts.pictureHint}
        id={pathId}
        label={texts.picturePath}
        maxLength={400}
        onChange={({ currentTarget }) => setPath(currentTarget.value)}
        value={path}
      />
      <PictureChoice onChoose={setPath} />
      <TextField
        dir="auto"
        error={isTried && alt.trim() === '' ? required : null}
        hint={texts.pictureAltHint}
        id={altId}
        label={texts.pictureAlt}
        maxLength={500}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        value={alt}
      />
      <div>
        <button className={deskButton.quiet} onClick={put} type="button">
          {texts.insert}
        </button>
      </div>
    </Fields>
  );
};
