import { memo, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { textsIn } from '../../i18n/texts-in.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { CartLine, lineAddress } from '../../shop/cart/cart-line.tsx';
import { type LineFix, lineProblem } from '../../shop/cart/line-problem.ts';
import { removeLine, undoRemove, undoTime } from '../../device/cart/cart-actions.ts';
import type { CartLineView } from '@dijla/device/cart-view/cart-view';
import { iconButtonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { Stepper } from '@dijla/ui-kit/fields/stepper.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { type Tell, useQuantity } from './use-quantity.ts';

const removal = lazyPart({
  part: async () => (await import('./remove-dialog.lazy.tsx')).RemoveDialog,
  texts: textsIn('lists/marks'),
});

type LineProps = {
  line: CartLineView;
  heading: 'h2' | 'h3';
  tell: Tell;
  onRemove: (line: CartLineView) => void;
};

/** Memoized: renders again only when the line has changed. */
// oxlint-disable-next-line max-lines-per-function -- one line of the cart with its three buttons
const Line = memo(({ line, heading, tell, onRemove }: LineProps) => {
  const texts = useTexts('cart');
  const { code, language } = useStoreView();
  const { qty, most, change } = useQuantity(line, tell);
  const fetchDialog = () => removal.fetch(language);
  const fix = (way: NonNullable<LineFix>) => (way === 'remove' ? onRemove(line) : void change(way));
  const isSettled = line.is_single === true && qty === 1;
  return (
    <CartLine
      hasStepper={!isSettled}
      heading={heading}
      line={line}
      onFix={fix}
      problem={lineProblem(line, texts)}
    >
      <div className="flex flex-wrap items-center justify-between">
        {isSettled ? (
          <p className="text-sm text-ink-soft">{texts.single}</p>
        ) : (
          <Stepper
            labels={{ quantity: texts.quantity, less: texts.less, more: texts.more }}
            most={line.is_single ? 1 : most}
            onChange={(next) => void change(next)}
            onTooMany={() => tell({ type: 'warning', message: texts.quantityAtMost(most) })}
            value={qty}
          />
        )}
        {line.options.length > 0 && (
          <Link
            aria-label={`${texts.edit}: ${line.name}`}
            className="press ms-auto inline-flex min-h-11 items-center rounded-card px-3 text-sm font-semibold text-accent-ink"
            state={{ editLine: line.line_key }}
            to={lineAddress(code, line)}
          >
            {texts.edit}
          </Link>
        )}
        <button
          aria-label={`${texts.remove}: ${line.name}`}
          className={`${iconButtonStyle} -me-2.5 text-ink-soft`}
          data-removal=""
          onClick={() => onRemove(line)}
          onFocus={fetchDialog}
          onPointerDown={fetchDialog}
          type="button"
        >
          <Icon className="size-5.5" name="trash" />
        </button>
      </div>
    </CartLine>
  );
});

export type CartLinesProps = { lines: readonly CartLineView[]; heading: 'h2' | 'h3'; tell: Tell };

/**
 * The cart's lines with quantity steppers; a removal asks for confirmation and can be undone for eight
 * seconds.
 */
export const CartLines = ({ lines, heading, tell }: CartLinesProps) => {
  const texts = useTexts('cart');
  const { language } = useStoreView();
  const [asked, setAsked] = useState<CartLineView | null>(null);
  const { list, noteRemoval } = useFocusAfterRemoval(lines);
  // Fetches the confirmation dialog before it is needed, so that it also opens offline.
  useEffect(() => removal.fetch(language), [language]);
  const remove = ({ line_key: lineKey, name }: CartLineView) => {
    noteRemoval(lineKey);
    void removeLine(lineKey);
    tell({
      type: 'info',
      message: texts.removed(name),
      timeToLive: undoTime,
      action1: { label: texts.undo, run: () => void undoRemove(lineKey) },
    });
  };
  return (
    <>
      <ul className="divide-y divide-line" ref={list}>
        {lines.map((line) => (
          <li data-line={line.line_key} key={line.line_key}>
            <Line heading={heading} line={line} onRemove={setAsked} tell={tell} />
          </li>
        ))}
      </ul>
      {asked !== null && (
        <removal.Part line={asked} onClose={() => setAsked(null)} onRemove={() => remove(asked)} />
      )}
    </>
  );
};
