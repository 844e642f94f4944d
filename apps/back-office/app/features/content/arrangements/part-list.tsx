import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskIconButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';

type Way = 'up' | 'down';

type PartListProps = {
  label: string;
  parts: readonly {
    key: string;
    name: string;
    /** Open in any case, so that a fault in it is seen; it stays open when that is mended. */
    mustBeOpen: boolean;
    content: ReactNode;
  }[];
  onMove: (from: number, to: number) => void;
  onRemove: (place: number) => void;
};

/** Which parts somebody opened. */
const useOpen = () => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (key: string) => open.has(key),
    setIsOpen: (key: string, isOpen: boolean) =>
      setOpen((before) => {
        const next = new Set(before);
        if (isOpen) next.add(key);
        else next.delete(key);
        return next;
      }),
  };
};

type MoveButtonProps = { way: Way; name: string; isDisabled: boolean; onMove: (way: Way) => void };

const MoveButton = ({ way, name, isDisabled, onMove }: MoveButtonProps) => {
  const texts = useTexts('arrangements');
  return (
    <button
      aria-label={texts[way](name)}
      className={deskIconButton}
      data-way={way}
      disabled={isDisabled}
      onClick={() => onMove(way)}
      onKeyDown={({ altKey, key }) => {
        if (altKey && key === 'ArrowUp') onMove('up');
        if (altKey && key === 'ArrowDown') onMove('down');
      }}
      type="button"
    >
      <span aria-hidden>{way === 'up' ? '↑' : '↓'}</span>
    </button>
  );
};

type ItemProps = {
  part: PartListProps['parts'][number];
  place: number;
  isLast: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onMove: (way: Way) => void;
  onRemove: () => void;
};

const Item = ({ part: { name, content }, place, isLast, isOpen, onOpen, onMove, onRemove }: ItemProps) => {
  const texts = useTexts('arrangements');
  return (
    <li className="rounded-card bg-surface inset-ring-1 inset-ring-line">
      <div className="flex items-center gap-1 p-1.5 ps-2">
        <button
          aria-expanded={isOpen}
          className="press flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-inner px-2 text-start font-medium hover:bg-sunken md:min-h-9.5"
          onClick={onOpen}
          type="button"
        >
          <span className="w-6 shrink-0 text-ink-soft">{place + 1}</span>
          <bdi className="line-clamp-2 min-w-0 flex-1">{name}</bdi>
        </button>
        <MoveButton isDisabled={place === 0} name={name} onMove={onMove} way="up" />
        <MoveButton isDisabled={isLast} name={name} onMove={onMove} way="down" />
        <button aria-label={texts.remove(name)} className={deskIconButton} onClick={onRemove} type="button">
          <DeskIcon name="close" />
        </button>
      </div>
      <div className={isOpen ? 'border-t border-line p-4' : 'hidden'}>{content}</div>
    </li>
  );
};

/**
 * Parts in an order that is changed by buttons, and by Alt and the arrows on one of them; what was moved keeps
 * the focus and says where it stands.
 */
export const PartList = ({ label, parts, onMove, onRemove }: PartListProps) => {
  const texts = useTexts('arrangements');
  const list = useRef<HTMLOListElement>(null);
  const { isOpen, setIsOpen } = useOpen();
  const [moved, setMoved] = useState<{ way: Way; place: number } | null>(null);
  const forced = parts.find(({ key, mustBeOpen }) => mustBeOpen && !isOpen(key));
  useEffect(() => {
    if (forced !== undefined) setIsOpen(forced.key, true);
  });
  useEffect(() => {
    if (moved === null) return;
    const item = list.current?.children[moved.place];
    const [button, other] = [...(item?.querySelectorAll<HTMLButtonElement>('[data-way]') ?? [])].toSorted(
      (one) => (one.dataset['way'] === moved.way ? -1 : 1),
    );
    (button?.disabled === true ? other : button)?.focus();
  }, [moved]);
  const move = (place: number, way: Way): void => {
    const to = way === 'up' ? place - 1 : place + 1;
    if (to < 0 || to >= parts.length) return;
    onMove(place, to);
    setMoved({ way, place: to });
  };
  return (
    <>
      <ol aria-label={label} className="grid grid-cols-1 gap-2" ref={list}>
        {parts.map((part, place) => (
          <Item
            isLast={place === parts.length - 1}
            isOpen={isOpen(part.key) || part.mustBeOpen}
            key={part.key}
            onMove={(way) => move(place, way)}
            onOpen={() => setIsOpen(part.key, !isOpen(part.key))}
            onRemove={() => onRemove(place)}
            part={part}
            place={place}
          />
        ))}
      </ol>
      <output className="sr-only">{moved && texts.moved(moved.place + 1, parts.length)}</output>
    </>
  );
};
