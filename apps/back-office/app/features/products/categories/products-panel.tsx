import type { DeskResult } from '@dijla/contract/desk-client';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton, deskIconButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { FailureNote, RefusalNote } from '../../../parts/failure-note.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { PickedValues } from '../../../parts/picked-values.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { useReversible } from '../../../undo/use-reversible.ts';

type Products = DeskResult<'desk/category-products'>;
type Product = Products['items'][number];

/** Products shown at once, as the call answers them. */
const pageOf = 50;
const [shownSide, askedSide] = [40, 100];
const readBy = 'desk/category-products';

/** Returns the numbers typed or pasted, each once. */
const skusTyped = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n,;،\t]+/)
      .map((sku) => sku.trim())
      .filter((sku) => sku !== ''),
  ),
];

/** Returns how products are put into a category, and why they were not. */
const useAdding = (categoryId: number) => {
  const texts = useTexts('categories');
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  const add = async (skus: readonly string[]): Promise<boolean> => {
    setFailure(null);
    try {
      const params = { categoryId: String(categoryId) };
      const { added } = await ask('desk/add-category-products', { params, body: { skus: [...skus] } });
      showToast({ type: 'success', message: texts.added(added.length) });
      await client.invalidateQueries({ queryKey: [readBy] });
      await client.invalidateQueries({ queryKey: ['desk/categories'] });
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    }
  };
  return { add, failure };
};

type Add = ReturnType<typeof useAdding>['add'];

const Finding = ({ onAdd }: { onAdd: Add }) => {
  const texts = useTexts('categories');
  const [sought, setSought] = useState('');
  const isOff = sought.length < 2;
  const { data } = useCall('desk/products', { query: { q: sought, limit: '8' } }, { isOff });
  const found = isOff ? [] : (data?.items ?? []);
  return (
    <PickedValues
      choices={found.map(({ sku, name }) => ({ value: sku, label: name }))}
      isFound
      label={texts.findProduct}
      onChange={(_, picked) => picked && void onAdd([picked.value])}
      onType={setSought}
      values={[]}
    />
  );
};

const Adding = ({ categoryId }: { categoryId: number }) => {
  const texts = useTexts('categories');
  const id = useId();
  const [typed, setTyped] = useState('');
  const { add, failure } = useAdding(categoryId);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const skus = skusTyped(typed);
    if (skus.length > 0) void add(skus).then((isAdded) => isAdded && setTyped(''));
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={onSubmit}>
      <Finding onAdd={add} />
      <div className="grid gap-1.5">
        <label className="font-medium" htmlFor={id}>
          {texts.addProducts}
        </label>
        <textarea
          aria-describedby={`${id}-hint`}
          className={fieldStyle}
          dir="ltr"
          id={id}
          maxLength={40_000}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          rows={2}
          value={typed}
        />
        <p className="text-sm text-ink-soft" id={`${id}-hint`}>
          {texts.addProductsHint}
        </p>
      </div>
      {failure !== null && <RefusalNote error={failure} />}
      <div>
        <button className={deskButton.quiet} disabled={typed.trim() === ''} type="submit">
          {texts.addThem}
        </button>
      </div>
    </form>
  );
};

const moved = (all: readonly Product[], from: number, to: number): Product[] => {
  const [product] = all.slice(from, from + 1);
  return product === undefined ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, product);
};

/** Returns how products of a category are ordered and taken out: at once, with a way back. */
const useProductMoves = (categoryId: number, from: number) => {
  const texts = useTexts('categories');
  const change = useReversible();
  const params = { categoryId: String(categoryId) };
  const queryKey = [readBy, params, { from: String(from) }];
  const put = (sku: string, before: string | null) => () =>
    ask('desk/place-category-product', { params, body: { sku, before } });
  return {
    move: (items: readonly Product[], place: number, to: number): void => {
      const product = items[place];
      if (product === undefined) return;
      const after = moved(items, place, to);
      const next = (list: readonly Product[], at: number) => list[at + 1]?.sku ?? null;
      void change<Products>({
        message: texts.moved(product.name),
        queryKey,
        change: (data) => ({ ...data, items: after }),
        make: put(product.sku, next(after, to)),
        reverse: put(product.sku, next(items, place)),
      });
    },
    takeOut: (items: readonly Product[], place: number): void => {
      const product = items[place];
      if (product === undefined) return;
      const body = { skus: [product.sku] };
      void change<Products>({
        message: texts.takenOut(product.name),
        queryKey,
        change: (data) => ({ items: items.toSpliced(place, 1), total: data.total - 1 }),
        make: () => ask('desk/remove-category-products', { params, body }),
        reverse: async () => {
          await ask('desk/add-category-products', { params, body });
          await put(product.sku, items[place + 1]?.sku ?? null)();
        },
      });
    },
  };
};

type RowProps = {
  items: readonly Product[];
  place: number;
  /** Whether it is the last one of the category. */
  isLast: boolean;
  moves: ReturnType<typeof useProductMoves>;
};

const Buttons = ({ items, place, isLast, moves }: RowProps) => {
  const texts = useTexts('categories');
  const name = items[place]?.name ?? '';
  return (
    <span className="flex">
      <button
        aria-label={texts.productUp(name)}
        className={`${deskIconButton} disabled:opacity-30`}
        disabled={place === 0}
        onClick={() => moves.move(items, place, place - 1)}
        type="button"
      >
        <DeskIcon className="size-5 rotate-90 rtl:-rotate-90" name="back" />
      </button>
      <button
        aria-label={texts.productDown(name)}
        className={`${deskIconButton} disabled:opacity-30`}
        disabled={isLast || place === items.length - 1}
        onClick={() => moves.move(items, place, place + 1)}
        type="button"
      >
        <DeskIcon className="size-5 -rotate-90 rtl:rotate-90" name="back" />
      </button>
      <button
        aria-label={texts.takeOut(name)}
        className={deskIconButton}
        onClick={() => moves.takeOut(items, place)}
        type="button"
      >
        <DeskIcon name="close" />
      </button>
    </span>
  );
};

const Row = (props: RowProps) => {
  const texts = useTexts('categories');
  const { items, place } = props;
  const product = items[place];
  if (product === undefined) return null;
  const { sku, name, image, is_listed } = product;
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      {image === null ? (
        <span aria-hidden="true" className="size-10 shrink-0 rounded-inner bg-sunken" />
      ) : (
        <img
          alt=""
          className="size-10 shrink-0 rounded-inner bg-sunken object-contain"
          height={shownSide}
          loading="lazy"
          src={`/img/${askedSide}/${askedSide}/resize${encodeURI(image)}`}
          width={shownSide}
        />
      )}
      <span className="grid min-w-0 flex-1">
        <bdi className="font-medium break-words">{name}</bdi>
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <bdi dir="ltr">{sku}</bdi>
          {!is_listed && <span>{texts.notListed}</span>}
        </span>
      </span>
      <Buttons {...props} />
    </li>
  );
};

const Listed = ({ categoryId, from }: { categoryId: number; from: number }) => {
  const texts = useTexts('categories');
  const moves = useProductMoves(categoryId, from);
  const { data, isError, error, refetch } = useCall('desk/category-products', {
    params: { categoryId: String(categoryId) },
    query: { from: String(from) },
  });
  if (isError) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  if (data.total === 0) return <p className="text-ink-soft">{texts.noProducts}</p>;
  return (
    <ul>
      {data.items.map(({ id }, place) => (
        <Row
          isLast={from + place + 1 === data.total}
          items={data.items}
          key={id}
          moves={moves}
          place={place}
        />
      ))}
    </ul>
  );
};

/** The products in a category itself, in the owner's order, and fields that put others in. */
export const ProductsPanel = ({ categoryId }: { categoryId: number }) => {
  const texts = useTexts('categories');
  const [from, setFrom] = useState(0);
  const { data } = useCall('desk/category-products', {
    params: { categoryId: String(categoryId) },
    query: { from: String(from) },
  });
  const total = data?.total ?? 0;
  return (
    <Panel title={texts.products}>
      <div className="grid gap-4">
        <p className="text-sm text-ink-soft">
          {total > 0 && `${texts.count(total)}. `}
          {texts.productsHint}
        </p>
        <Listed categoryId={categoryId} from={from} />
        {total > pageOf && (
          <div className="flex gap-2">
            <button
              className={deskButton.quiet}
              disabled={from === 0}
              onClick={() => setFrom(from - pageOf)}
              type="button"
            >
              {texts.earlier}
            </button>
            <button
              className={deskButton.quiet}
              disabled={from + pageOf >= total}
              onClick={() => setFrom(from + pageOf)}
              type="button"
            >
              {texts.later}
            </button>
          </div>
        )}
        <Adding categoryId={categoryId} />
      </div>
    </Panel>
  );
};
