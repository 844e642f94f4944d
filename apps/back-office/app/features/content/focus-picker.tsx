import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay } from '../../session/use-session.ts';
import { showToast } from '../../undo/toast-state.ts';

type Focus = { x: number; y: number };

const side = 480;
const center: Focus = { x: 0.5, y: 0.5 };
/** How far an arrow moves it. */
const step = 0.05;
const arrows: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const share = (value: number): number => Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000;
const percent = (value: number): string => `${Math.round(value * 100)}%`;

const useFocus = (path: string) => {
  const texts = useTexts('content');
  const client = useQueryClient();
  const textOf = useRefusalText();
  const { data } = useCall('desk/picture-focus', { query: { path } });
  const told = async (): Promise<void> => {
    showToast({ type: 'success', message: texts.focusSaved });
    await client.invalidateQueries({ queryKey: ['desk/picture-focus'] });
  };
  const set = (focus: Focus | null): void => {
    ask('desk/set-picture-focus', { body: { path, focus } })
      .then(told)
      .catch((error: unknown) => showToast({ type: 'error', message: textOf(error) }));
  };
  return { focus: data?.focus ?? null, set };
};

const Picker = ({ path }: { path: string }) => {
  const texts = useTexts('content');
  const id = useId();
  const { focus, set } = useFocus(path);
  const { x, y } = focus ?? center;
  const tap = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>): void => {
    // Enter and the space bar are no place in the picture.
    if (detail === 0) return;
    // It does not shrink while pressed, as other buttons do: the place would move.
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set({ x: share((clientX - left) / width), y: share((clientY - top) / height) });
  };
  const move = (event: KeyboardEvent): void => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    set({ x: share(x + by.x), y: share(y + by.y) });
  };
  return (
    <div className="grid justify-items-start gap-2">
      <button
        aria-describedby={id}
        aria-label={texts.focus}
        className="relative block w-full max-w-md overflow-hidden rounded-card bg-sunken"
        onClick={tap}
        onKeyDown={move}
        type="button"
      >
        <img alt="" className="w-full" loading="lazy" src={`/img/${side}/${side}/resize/${path}`} />
        <span
          aria-hidden="true"
          className="absolute size-6 -translate-1/2 rounded-full border-2 border-on-accent bg-accent/60"
          // Places in a picture do not depend on the direction of the text.
          style={{ inset: `${percent(y)} auto auto ${percent(x)}` }}
        />
      </button>
      <p className="text-sm text-ink-soft" id={id}>
        {texts.focusHint}{' '}
        <output>{focus === null ? texts.focusNone : texts.focusAt(percent(x), percent(y))}</output>
      </p>
      {focus !== null && (
        <button className={deskButton.plain} onClick={() => set(null)} type="button">
          {texts.focusForget}
        </button>
      )}
    </div>
  );
};

/** Where one says what matters in a picture: it stays visible wherever pages crop the picture. */
export const FocusPicker = ({ path }: { path: string }) => {
  const may = useMay();
  return path !== '' && may('content.write') ? <Picker key={path} path={path} /> : null;
};
