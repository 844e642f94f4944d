import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { descriptionOf, FieldFrame, fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { useIsLive } from '@dijla/ui-kit/hooks/use-is-live.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { type SubmitEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { addByCode, findByCode } from '../../device/cart/add-by-code.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import type { CodedProduct, CodeProblem } from '../../view-models/choice/products-by-code.ts';
import { Photo } from '../pictures/photo.ts';

/** Letters of a whole list: a hundred codes with their quantities. */
const longestList = 8_000;

const useProblemText = (): ((problem: CodeProblem) => string) => {
  const { unknown, choose } = useTexts('orderByCode');
  const { outOfStock } = useTexts('catalogue');
  return (problem) => ({ unknown, choose, 'out-of-stock': outOfStock })[problem];
};

const Row = ({ row: { code, product, qty, isFewer, problem } }: { row: CodedProduct }) => {
  const store = useStoreView();
  const problemText = useProblemText();
  const { onlyLeft } = useTexts('catalogue');
  const picture = product?.gallery[0];
  const note = problem !== null ? problemText(problem) : isFewer ? onlyLeft(qty) : null;
  return (
    <li className="flex items-center gap-3.5 py-3">
      {picture === undefined ? (
        <span className="size-16 shrink-0 rounded-card bg-sunken" />
      ) : (
        <Photo alt="" className="size-16 rounded-card" path={picture.path} size={100} tone={picture.tone} />
      )}
      <div className="grid min-w-0 flex-1 gap-0.5">
        {product === null ? (
          <bdi className="font-semibold [overflow-wrap:anywhere]">{code}</bdi>
        ) : (
          <>
            <Link className="font-semibold hover:underline" to={paths.entity(store.code, product.urlPath)}>
              {product.name}
            </Link>
            <bdi className="text-sm text-ink-soft [overflow-wrap:anywhere]">{code}</bdi>
          </>
        )}
        {note !== null && (
          <p className={`text-sm font-medium ${problem === null ? 'text-ink-soft' : 'text-danger'}`}>
            {note}
          </p>
        )}
      </div>
      {problem === null && <span className="shrink-0 font-semibold tabular-nums">{`× ${qty}`}</span>}
    </li>
  );
};

type State =
  | { kind: 'writing' | 'finding' | 'gap' | 'failed' }
  | { kind: 'found' | 'adding'; rows: readonly CodedProduct[] }
  | { kind: 'added'; count: number };

const Found = ({
  rows,
  isAdding,
  onAdd,
}: {
  rows: readonly CodedProduct[];
  isAdding: boolean;
  onAdd: () => void;
}) => {
  const texts = useTexts('orderByCode');
  const ready = rows.filter(({ addition }) => addition !== null).length;
  return (
    <section aria-labelledby="coded-products" className="grid gap-3">
      <h2 className="text-xl" id="coded-products">
        {texts.found}
      </h2>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.code} row={row} />
        ))}
      </ul>
      {ready > 0 && (
        <button
          aria-busy={isAdding}
          className={`${buttonStyle.primary} justify-self-start max-md:w-full`}
          onClick={onAdd}
          type="button"
        >
          <Icon className="size-5" name="cart" />
          {isAdding ? texts.adding : texts.add(ready)}
        </button>
      )}
    </section>
  );
};

const Added = ({ count, onAgain }: { count: number; onAgain: () => void }) => {
  const texts = useTexts('orderByCode');
  const { code } = useStoreView();
  return (
    <div className="grid gap-4">
      <output className="block rounded-card bg-success-soft px-4 py-3 font-medium">
        {texts.added(count)}
      </output>
      <p className="flex flex-wrap gap-3">
        <Link className={buttonStyle.primary} to={paths.cart(code)}>
          {texts.goToCart}
        </Link>
        <button className={buttonStyle.quiet} onClick={onAgain} type="button">
          {texts.anotherList}
        </button>
      </p>
    </div>
  );
};

/** What becomes of a list: it is looked up, shown with what cannot be had, and put into the cart. */
const useList = () => {
  const [state, setState] = useState<State>({ kind: 'writing' });
  const find = async (text: string): Promise<void> => {
    setState({ kind: 'finding' });
    const rows = await findByCode(text).catch(() => null);
    if (rows === null) return setState({ kind: 'failed' });
    return setState(rows.length === 0 ? { kind: 'gap' } : { kind: 'found', rows });
  };
  const add = async (rows: readonly CodedProduct[]): Promise<void> => {
    setState({ kind: 'adding', rows });
    const count = await addByCode(rows.flatMap(({ addition }) => addition ?? []));
    setState({ kind: 'added', count });
  };
  return { state, find, add, again: () => setState({ kind: 'writing' }) };
};

/** Orders by a list of product codes (spec 2 §2, `/order-from-catalog`). */
export const OrderByCode = () => {
  const texts = useTexts('orderByCode');
  const id = useId();
  const { state, find, add, again } = useList();
  const isLive = useIsLive();
  if (state.kind === 'added') return <Added count={state.count} onAgain={again} />;
  const isFinding = state.kind === 'finding';
  const error = state.kind === 'gap' ? texts.gap : state.kind === 'failed' ? texts.failed : null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isFinding) void find(String(new FormData(event.currentTarget).get('codes')));
  };
  return (
    <div className="grid w-full max-w-xl grid-cols-1 gap-6">
      <form className="grid grid-cols-1 gap-4" onSubmit={submit}>
        <FieldFrame error={error} hint={texts.codesHint} id={id} label={texts.codes}>
          <textarea
            aria-describedby={descriptionOf(id, { error, hint: texts.codesHint })}
            aria-invalid={error !== null}
            autoCapitalize="characters"
            autoComplete="off"
            className={`${fieldStyle} min-h-36 py-3 font-mono`}
            dir="ltr"
            id={id}
            maxLength={longestList}
            name="codes"
            spellCheck={false}
          />
        </FieldFrame>
        <button
          aria-busy={isFinding}
          className={`${state.kind === 'found' ? buttonStyle.quiet : buttonStyle.primary} justify-self-start max-md:w-full`}
          disabled={!isLive}
          type="submit"
        >
          {isFinding ? texts.finding : texts.find}
        </button>
      </form>
      {(state.kind === 'found' || state.kind === 'adding') && (
        <Found isAdding={state.kind === 'adding'} onAdd={() => void add(state.rows)} rows={state.rows} />
      )}
    </div>
  );
};
