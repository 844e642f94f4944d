import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskIconButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';

type Way = 'up' | 'down';

type PartListProps = {
  label: string;
  parts: readonly {
    key: string;
    name: string;
    /** Open in any case, so that a fault in it is seen. */
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

/**
 * Parts in an order that is changed by buttons, and by Alt and the arrows while one is open or focused; what was
 * moved keeps the focus and says where it stands.
 */
export const PartList = ({ label, parts, onMove, onRemove }: PartListProps) => {
  const texts = useTexts('arrangements');
  const list = useRef<HTMLOListElement>(null);
  const { isOpen, setIsOpen } = useOpen();
  const [moved, setMoved] = useState<{ key: string; way: Way; place: number } | null>(null);
  useEffect(() => {
    if (moved === null) return;
    const item = list.current?.children[moved.place];
    const [button, other] = [...(item?.querySelectorAll<HTMLButtonElement>('[data-way]') ?? [])].toSorted(
      (one) => (one.dataset['way'] === moved.way ? -1 : 1),
    );
    (button?.disabled === true ? other : button)?.focus();
  }, [moved]);
  const move = (key: string, place: number, way: Way): void => {
    const to = way === 'up' ? place - 1 : place + 1;
    if (to < 0 || to >= parts.length) return;
    onMove(place, to);
    setMoved({ key, way, place: to });
  };
  const wayButton = (key: string, name: string, place: number, way: Way) => (
    <button
      aria-label={texts[way](name)}
      className={deskIconButton}
      data-way={way}
      disabled={way === 'up' ? place === 0 : place === parts.length - 1}
      onClick={() => move(key, place, way)}
      type="button"
    >
      <span aria-hidden>{way === 'up' ? '↑' : '↓'}</span>
    </button>
  );
  return (
    <>
      <ol aria-label={label} className="grid grid-cols-1 gap-2" ref={list}>
        {parts.map(({ key, name, mustBeOpen, content }, place) => (
          <li
            className="rounded-card bg-surface inset-ring-1 inset-ring-line"
            key={key}
            onKeyDown={(event) => {
              if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
              event.preventDefault();
              move(key, place, event.key === 'ArrowUp' ? 'up' : 'down');
            }}
          >
            <div className="flex items-center gap-1 p-1.5 ps-2">
              <button
                aria-expanded={isOpen(key) || mustBeOpen}
                className="press flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-inner px-2 text-start font-medium hover:bg-sunken md:min-h-9.5"
                onClick={() => setIsOpen(key, !isOpen(key))}
                type="button"
              >
                <span className="w-6 shrink-0 text-ink-soft">{place + 1}</span>
                <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
              </button>
              {wayButton(key, name, place, 'up')}
              {wayButton(key, name, place, 'down')}
              <button
                aria-label={texts.remove(name)}
                className={deskIconButton}
                onClick={() => onRemove(place)}
                type="button"
              >
                <DeskIcon name="close" />
              </button>
            </div>
            <div className={isOpen(key) || mustBeOpen ? 'border-t border-line p-4' : 'hidden'}>{content}</div>
          </li>
        ))}
      </ol>
      <output className="sr-only">{moved && texts.moved(moved.place + 1, parts.length)}</output>
    </>
  );
};
