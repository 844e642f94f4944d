import { useModal } from '@dijla/ui-kit/hooks/use-modal.ts';
import { useOptionKeys } from '@dijla/ui-kit/fields/use-option-keys.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import type { DeskIconName } from '../parts/desk-icon-drawings.ts';
import { KeyCaps } from '../parts/key-caps.tsx';
import { StateDot } from '../parts/state-dot.tsx';
import { paths } from '../paths.ts';
import { useCall } from '../provider-client/use-call.ts';
import { useMay } from '../session/use-session.ts';
import { deskParts } from './desk-parts.ts';
import { begins, fitting } from './fitting.ts';
import { usePlaces } from './navigation.tsx';
import { useActiveShortcuts } from './shortcuts.ts';

type Option = {
  key: string;
  icon: DeskIconName;
  label: ReactNode;
  end: ReactNode;
  act: () => void;
};

/** Orders shown of those found. */
const most = 6;
/** Products shown of those found. */
const mostProducts = 3;
/** Milliseconds after the last letter before orders are searched for. */
const pauseMs = 150;

/** The text as it was when typing paused. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

const useFoundOrders = (
  typed: string,
  go: (to: string) => void,
): { options: Option[]; isAsking: boolean } => {
  const may = useMay();
  const texts = useTexts('shell');
  const q = usePaused(typed.trim());
  const isOff = q.length < 2 || !may('orders.read');
  const { data, isFetching } = useCall('desk/orders', { query: { q, limit: String(most) } }, { isOff });
  if (isOff) return { options: [], isAsking: false };
  const found = (data?.items ?? []).map(({ order_id, order_number, state, customer_name }): Option => ({
    key: `order-${order_id}`,
    icon: 'orders',
    label: (
      <>
        <bdi dir="ltr">{order_number}</bdi> <bdi className="text-ink-soft">{customer_name}</bdi>
      </>
    ),
    end: <StateDot state={state} />,
    act: () => go(paths.order(order_id)),
  }));
  const all: Option = {
    key: 'all-orders',
    icon: 'search',
    label: texts.allOrdersWith(q),
    end: null,
    act: () => go(paths.ordersWith(new URLSearchParams({ q }).toString())),
  };
  return { options: found.length > 0 ? [...found, all] : [], isAsking: isFetching || q !== typed.trim() };
};

/** Products that what is typed finds, to be edited; `useFoundOrders` says when typing paused. */
const useFoundProducts = (typed: string, go: (to: string) => void): Option[] => {
  const may = useMay();
  const q = usePaused(typed.trim());
  const isOff = q.length < 2 || !may('products.edit');
  const { data } = useCall('desk/products', { query: { q, limit: String(mostProducts) } }, { isOff });
  return (isOff ? [] : (data?.items ?? [])).map(({ id, sku, name }) => ({
    key: `product-${id}`,
    icon: 'products',
    label: <bdi>{name}</bdi>,
    end: (
      <bdi className="text-sm text-ink-soft" dir="ltr">
        {sku}
      </bdi>
    ),
    act: () => go(paths.productPage(id)),
  }));
};

/** Places and keys that fit what is typed; `isNamed` where it begins their name. */
const useCommands = (typed: string, go: (to: string) => void): (Option & { isNamed: boolean })[] => {
  const texts = useTexts('shell');
  const { parts, words } = useTexts('palette');
  const may = useMay();
  const places = usePlaces().map(({ word, to, icon, key }) => ({
    key: to,
    icon,
    name: texts[word],
    words: (words as Readonly<Record<string, string>>)[word] ?? '',
    keys: key === undefined ? '' : `g ${key}`,
    act: () => go(to),
  }));
  // Nobody looks for a part without a word of it: they would only lengthen the list of places.
  const ofPlaces = deskParts
    .filter(({ permission }) => typed.trim() !== '' && may(permission))
    .map(({ word, to, icon }) => {
      const [name = '', others = ''] = parts[word];
      return { key: to, icon, name, words: others, keys: '', act: () => go(to) };
    });
  const others = useActiveShortcuts()
    .filter(({ keys }) => !keys.startsWith('g ') && keys !== 'mod+k')
    .map(({ keys, label, act }) => ({ key: keys, icon: 'key' as const, name: label, words: '', keys, act }));
  return fitting([...places, ...ofPlaces, ...others], typed).map(({ key, icon, name, keys, act }) => ({
    key,
    icon,
    label: name,
    end: keys === '' ? null : <KeyCaps keys={keys} />,
    act,
    isNamed: begins(name, typed),
  }));
};

const OptionRow = ({
  option,
  id,
  onTake,
}: {
  option: Option;
  id: string;
  onTake: (option: Option) => void;
}) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys stay in the text field, as the pattern has it
  <div
    // useOptionKeys marks the active option.
    aria-selected={false}
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-3 hover:bg-sunken aria-selected:bg-sunken"
    id={id}
    onClick={() => onTake(option)}
    onPointerDown={(event) => event.preventDefault()}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the platform's own list cannot be dressed or placed
    role="option"
    tabIndex={-1}
  >
    <DeskIcon className="size-5 text-ink-soft" name={option.icon} />
    <span className="min-w-0 flex-1 truncate">{option.label}</span>
    {option.end}
  </div>
);

/** The one search for everything and all commands: orders by number, phone or name, products, places, and keys of the screen. */
// oxlint-disable-next-line max-lines-per-function -- one field with its list, as ARIA ties them
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const texts = useTexts('shell');
  const navigate = useNavigate();
  const id = useId();
  const { close, handlers } = useModal(onClose, 'first-field');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const go = (to: string): void => void navigate(to);
  const commands = useCommands(typed, go);
  const { options: orders, isAsking } = useFoundOrders(typed, go);
  const products = useFoundProducts(typed, go);
  // Found orders and products come later than typing: they must not take the place that Enter was meant for.
  const options = [
    ...commands.filter(({ isNamed }) => isNamed),
    ...orders,
    ...products,
    ...commands.filter(({ isNamed }) => !isNamed),
  ];
  useOptionKeys({ input: field, list, onClose: close });
  const take = ({ act }: Option): void => {
    close();
    act();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself; a click on the veil is the pointer's way
    <dialog
      aria-label={texts.palette}
      className="palette-motion fixed inset-x-0 top-0 m-0 mx-auto max-h-[80dvh] w-full max-w-2xl overflow-hidden rounded-b-sheet bg-surface p-0 text-ink shadow-float open:flex open:flex-col md:top-24 md:rounded-sheet"
      {...handlers}
    >
      <div className="flex items-center gap-3 px-4 shadow-[0_1px_0_var(--line)]">
        <DeskIcon className="size-5 text-ink-soft" name="search" />
        <input
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={options.length > 0}
          aria-label={texts.paletteHint}
          autoComplete="off"
          className="min-h-14 flex-1 bg-transparent outline-none placeholder:text-ink-soft"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            const first = options[0];
            if (event.key === 'Enter' && !event.defaultPrevented && first) take(first);
          }}
          placeholder={texts.paletteHint}
          ref={field}
          role="combobox"
          value={typed}
        />
      </div>
      <div
        aria-label={texts.palette}
        className="min-h-0 flex-1 overflow-y-auto p-2"
        id={`${id}-list`}
        ref={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
        role="listbox"
        tabIndex={-1}
      >
        {options.map((option, index) => (
          <OptionRow id={`${id}-${index}`} key={option.key} onTake={take} option={option} />
        ))}
      </div>
      {options.length === 0 && (
        <output className="block px-5 pb-5 text-ink-soft">
          {isAsking ? texts.paletteSearching : texts.paletteNothing}
        </output>
      )}
    </dialog>
  );
};
