import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { storeViews } from '@dijla/contract/store-views';
import { useController } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { deskButton, deskIconButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { areNamed, type AttributeValues, blankOption, type OptionValue } from './attribute-values.ts';
import { writtenIn } from '../../../parts/written-in.ts';

/** A color that a swatch begins with. */
const firstColor = '#808080';

const moved = (all: readonly OptionValue[], from: number, to: number): OptionValue[] => {
  const [option] = all.slice(from, from + 1);
  return option === undefined ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, option);
};

type RowProps = {
  option: OptionValue;
  place: number;
  count: number;
  onSay: (option: OptionValue) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

const Buttons = ({ place, count, onMove, onRemove }: RowProps) => {
  const texts = useTexts('attributes');
  const number = place + 1;
  return (
    <span className="flex">
      <button
        aria-label={texts.valueUp(number)}
        className={`${deskIconButton} disabled:opacity-30`}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
        type="button"
      >
        <DeskIcon className="size-5 rotate-90 rtl:-rotate-90" name="back" />
      </button>
      <button
        aria-label={texts.valueDown(number)}
        className={`${deskIconButton} disabled:opacity-30`}
        disabled={number === count}
        onClick={() => onMove(number)}
        type="button"
      >
        <DeskIcon className="size-5 -rotate-90 rtl:rotate-90" name="back" />
      </button>
      <button
        aria-label={texts.removeValue(number)}
        className={deskIconButton}
        onClick={onRemove}
        type="button"
      >
        <DeskIcon name="close" />
      </button>
    </span>
  );
};

const Swatch = ({ option, place, onSay }: RowProps) => {
  const texts = useTexts('attributes');
  const { hex } = option;
  return (
    <span className="flex items-center gap-2">
      <input
        aria-label={texts.hasSwatch(place + 1)}
        checked={hex !== null}
        className="check-mark"
        onChange={({ currentTarget }) => onSay({ ...option, hex: currentTarget.checked ? firstColor : null })}
        type="checkbox"
      />
      {hex !== null && (
        <input
          aria-label={texts.swatch(place + 1)}
          className="size-9 rounded-inner"
          onChange={({ currentTarget }) => onSay({ ...option, hex: currentTarget.value })}
          type="color"
          value={hex}
        />
      )}
    </span>
  );
};

const Row = (props: RowProps) => {
  const texts = useTexts('attributes');
  const { option, place, onSay } = props;
  const { labels } = option;
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-2 first:border-0">
      <div className="grid min-w-0 flex-1 basis-60 gap-2 sm:grid-cols-2">
        {useOwnLanguagesFirst().map((language) => (
          <input
            aria-label={texts.valueIn(place + 1, storeViews[language].name)}
            className={fieldStyle}
            {...writtenIn(language)}
            key={language}
            maxLength={255}
            onChange={({ currentTarget }) =>
              onSay({ ...option, labels: { ...labels, [language]: currentTarget.value } })
            }
            value={labels[language]}
          />
        ))}
      </div>
      <Swatch {...props} />
      <Buttons {...props} />
    </li>
  );
};

/** The values of an attribute in their order, and a button that adds another one. */
export const OptionFields = () => {
  const texts = useTexts('attributes');
  const { field, fieldState } = useController<AttributeValues, 'attribute.options'>({
    name: 'attribute.options',
    rules: { validate: (options) => areNamed(options) || texts.nameless },
  });
  const options = field.value;
  return (
    <Panel title={texts.values}>
      <div className="grid gap-3">
        <ul>
          {options.map((option, place) => (
            <Row
              count={options.length}
              key={option.code}
              onMove={(to) => field.onChange(moved(options, place, to))}
              onRemove={() => field.onChange(options.toSpliced(place, 1))}
              onSay={(said) => field.onChange(options.with(place, said))}
              option={option}
              place={place}
            />
          ))}
        </ul>
        {fieldState.error && (
          <p className="text-sm font-medium text-danger" role="alert">
            {fieldState.error.message}
          </p>
        )}
        <div>
          <button
            className={deskButton.quiet}
            onClick={() => field.onChange([...options, blankOption()])}
            type="button"
          >
            {texts.addValue}
          </button>
        </div>
      </div>
    </Panel>
  );
};
