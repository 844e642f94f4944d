import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useDeskLanguage, useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { deskIconButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { Switch } from '../../../parts/switch.tsx';
import { writtenIn } from '../../../parts/written-in.ts';
import { paths } from '../../../paths.ts';
import { type Category, nameIn, type Steps, stepsOf } from './category-places.ts';
import type { CategoryMoves } from './use-category-moves.ts';

/** Side of a picture in the tree, in CSS pixels, and as it is asked for. */
const [shownSide, askedSide] = [40, 100];

type BranchProps = {
  all: readonly Category[];
  /** Above those that are shown; null at the top. */
  parent: number | null;
  moves: CategoryMoves;
  mayArrange: boolean;
  onMoveElsewhere: (category: Category) => void;
  /** Keeps the focus on a category, whose row is another element where it has another parent. */
  onKept: (id: number) => void;
};

const Words = ({ category }: { category: Category }) => {
  const texts = useTexts('categories');
  const { store } = useDeskLanguage();
  const [, ...others] = useOwnLanguagesFirst();
  const { id, names, is_active, include_in_menu, products } = category;
  return (
    <span className="grid min-w-0 flex-1 basis-48">
      <Link
        className="min-w-0 font-medium break-words underline-offset-4 hover:underline"
        id={`category-${id}`}
        to={paths.category(id)}
      >
        <bdi>{nameIn(category, store.language)}</bdi>
      </Link>
      <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        {others.map((language) => (
          <bdi key={language} {...writtenIn(language)}>
            {names[language]}
          </bdi>
        ))}
        <span>{texts.count(products)}</span>
        {!is_active && <span className="font-medium text-ink">{texts.hidden}</span>}
        {!include_in_menu && <span>{texts.notInMenu}</span>}
      </span>
    </span>
  );
};

type RowProps = Omit<BranchProps, 'parent'> & { category: Category };

const Buttons = ({ category, steps, moves, onMoveElsewhere }: RowProps & { steps: Steps }) => {
  const texts = useTexts('categories');
  const { store } = useDeskLanguage();
  const name = nameIn(category, store.language);
  const { up, down } = steps;
  return (
    <span className="flex items-center">
      <Switch
        isOn={category.is_active}
        label={texts.shows(name)}
        onSwitch={(isOn) => moves.show(category, isOn)}
      />
      <button
        aria-label={texts.up(name)}
        className={`${deskIconButton} disabled:opacity-30`}
        disabled={up === null}
        onClick={() => up && moves.move(category, up)}
        type="button"
      >
        <DeskIcon className="size-5 rotate-90 rtl:-rotate-90" name="back" />
      </button>
      <button
        aria-label={texts.down(name)}
        className={`${deskIconButton} disabled:opacity-30`}
        disabled={down === null}
        onClick={() => down && moves.move(category, down)}
        type="button"
      >
        <DeskIcon className="size-5 -rotate-90 rtl:rotate-90" name="back" />
      </button>
      <button
        aria-label={texts.moveTo(name)}
        className={deskIconButton}
        onClick={() => onMoveElsewhere(category)}
        type="button"
      >
        <DeskIcon name="more" />
      </button>
    </span>
  );
};

/** The step that a key asks for while Alt is held; sideways ones by the direction of the page. */
const stepOf = ({ key, altKey, currentTarget }: KeyboardEvent): keyof Steps | null => {
  if (!altKey) return null;
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const [inward, outward] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const steps = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    [String(inward)]: 'inward',
    [String(outward)]: 'outward',
  } as const;
  return (steps as Record<string, keyof Steps>)[key] ?? null;
};

const Row = (props: RowProps) => {
  const { category, all, moves, mayArrange, onKept } = props;
  const steps = stepsOf(all, category);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepOf(event);
    if (step === null || !mayArrange) return;
    event.preventDefault();
    const place = steps[step];
    if (place === null) return;
    moves.move(category, place);
    onKept(category.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links and buttons in it
    <div
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
      onKeyDown={onKeyDown}
    >
      {category.image === null ? (
        <span aria-hidden="true" className="size-10 shrink-0 rounded-inner bg-sunken" />
      ) : (
        <img
          alt=""
          className="size-10 shrink-0 rounded-inner bg-sunken object-cover"
          height={shownSide}
          loading="lazy"
          src={`/img/${askedSide}/${askedSide}/resize${encodeURI(category.image)}`}
          width={shownSide}
        />
      )}
      <Words category={category} />
      {mayArrange && <Buttons {...props} steps={steps} />}
    </div>
  );
};

/** Categories below one, each with those below it. */
export const CategoryBranch = ({ parent, ...props }: BranchProps) => {
  const rows = props.all.filter(({ parent_id }) => parent_id === parent);
  if (rows.length === 0) return null;
  return (
    <ul className={parent === null ? '' : 'ps-4 md:ps-8'}>
      {rows.map((category) => (
        <li key={category.id}>
          <Row {...props} category={category} />
          <CategoryBranch {...props} parent={category.id} />
        </li>
      ))}
    </ul>
  );
};
