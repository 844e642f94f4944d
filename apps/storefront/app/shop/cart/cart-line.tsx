import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import type { StoreCode } from '@dijla/contract/store-views';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import type { CartLineView } from '@dijla/device/cart-view/cart-view';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { Photo } from '../pictures/photo.ts';
import type { LineFix, LineProblem } from './line-problem.ts';
import { Amount, useMoneyText } from '../cards/price.tsx';

export type CartLineProps = {
  line: CartLineView;
  /** The problem of the line and its fix; null when there is none. */
  problem: LineProblem | null;
  /** Applies the fix; without it the problem has no button. */
  onFix?: (fix: NonNullable<LineFix>) => void;
  /** One level below the heading above the line. */
  heading: 'h2' | 'h3';
  /** Stepper and remove button, or only the quantity in a summary. */
  children?: ReactNode;
  /** Whether `children` contain a stepper. */
  hasStepper?: boolean;
};

/** The chosen options, as label and value; more than two are listed one below the other. */
const Choice = ({ options }: Pick<CartLineView, 'options'>) => (
  <dl
    className={`text-sm leading-snug text-ink-soft ${options.length > 2 ? 'grid gap-0.5' : 'flex flex-wrap gap-x-3 gap-y-0.5'}`}
  >
    {options.map(({ label, value }) => (
      <div className="min-w-0 [overflow-wrap:anywhere]" key={`${label} ${value}`}>
        {/* The value often repeats the label: "Strap: Strap, 6 foot". */}
        <dt className={value.startsWith(label) ? 'sr-only' : 'inline'}>
          <bdi>{label}</bdi>:{' '}
        </dt>
        <dd className="inline text-ink">
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

const Problem = ({
  problem: { text, fix },
  name,
  onFix,
}: {
  problem: LineProblem;
  name: string;
  onFix: CartLineProps['onFix'];
}) => {
  const { remove, setTo } = useTexts('cart');
  // The quantity is valid again, so the reason why it was reset is not an alert.
  if (fix === null)
    return (
      <p className="text-sm text-ink-soft">
        <bdi>{text}</bdi>
      </p>
    );
  const label = fix === 'remove' ? remove : setTo(fix);
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-card bg-danger-soft ps-3 pe-1 text-sm font-medium text-danger">
      <p className="flex min-h-11 min-w-0 flex-1 basis-36 items-center gap-2 py-2 pe-2 leading-snug">
        <Icon className="size-4.5" name="alert" />
        <bdi>{text}</bdi>
      </p>
      {onFix !== undefined && (
        <button
          aria-label={`${label}: ${name}`}
          className="press min-h-11 rounded-card px-3 font-semibold whitespace-nowrap underline underline-offset-4"
          data-fix=""
          onClick={() => onFix(fix)}
          type="button"
        >
          {label}
        </button>
      )}
    </div>
  );
};

/**
 * The line's total, and the unit price when there are several pieces. Above a stepper the unit price's space
 * is reserved from the first piece on; otherwise the first tap would move the stepper away from the finger
 * and the next would miss it.
 */
const Cost = ({
  line: { qty, unit_price: unit, row_total: total },
  hasStepper,
}: Pick<CartLineProps, 'line' | 'hasStepper'>) => {
  const { each } = useTexts('cart');
  const moneyText = useMoneyText();
  if (total === null) return null;
  return (
    <div className="grid justify-items-end">
      <p className="font-bold">
        <Amount minor={total} />
      </p>
      {unit !== null && (qty > 1 || hasStepper) && (
        <p className={`text-sm whitespace-nowrap text-ink-soft ${qty > 1 ? '' : 'invisible'}`}>
          {each(moneyText(unit))}
        </p>
      )}
    </div>
  );
};

/**
 * Says that the quantity is in stock, once the server has confirmed it. Its space is always reserved, so
 * that the stepper stays in place.
 */
const InStock = ({ isKnown }: { isKnown: boolean }) => {
  const { inStock } = useTexts('cart');
  return (
    <p className={`mt-1 flex items-center gap-1.5 text-sm text-accent-ink ${isKnown ? '' : 'invisible'}`}>
      <Icon className="size-4" name="check" />
      {inStock}
    </p>
  );
};

/** Returns the address of the line's product with its chosen variant. */
export const lineAddress = (
  code: StoreCode,
  { url_path: urlPath, sku, parent_sku: parent }: CartLineView,
): string => paths.entity(code, urlPath, sku === parent ? {} : { childSku: sku });

const pictureStyle = 'block w-[min(5.5rem,26%)] self-start';

/**
 * A cart line: picture, name, options and amount, with its problem below, so that a problem does not move
 * the stepper that caused it.
 */
export const CartLine = ({
  line,
  problem,
  onFix,
  heading: Heading,
  children,
  hasStepper = false,
}: CartLineProps) => {
  const { code } = useStoreView();
  const address = lineAddress(code, line);
  const picture =
    line.image === null ? (
      <span className="block aspect-square rounded-card bg-sunken" />
    ) : (
      <Photo alt="" className="rounded-card" path={line.image} size={100} />
    );
  const name = <bdi>{line.name}</bdi>;
  // A provider that only implements the wire sends no product address for lines added on another device.
  const isPlaced = line.url_path !== '';
  return (
    <article className="flex flex-wrap gap-x-4 gap-y-3 py-4 md:gap-x-5">
      {isPlaced ? (
        <Link aria-hidden="true" className={`press-still ${pictureStyle}`} tabIndex={-1} to={address}>
          {picture}
        </Link>
      ) : (
        <span className={pictureStyle}>{picture}</span>
      )}
      <div className="grid min-w-0 flex-1 basis-40 grid-cols-1 content-start gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div className="min-w-0 flex-1 basis-28">
            <Heading className="text-base leading-snug font-medium [overflow-wrap:anywhere]">
              {isPlaced ? (
                <Link className="hover:underline" to={address}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Heading>
            {hasStepper && <InStock isKnown={problem === null && !line.pending} />}
          </div>
          <Cost hasStepper={hasStepper} line={line} />
        </div>
        {line.options.length > 0 && <Choice options={line.options} />}
        {children}
        {problem !== null && <Problem name={line.name} onFix={onFix} problem={problem} />}
      </div>
    </article>
  );
};
