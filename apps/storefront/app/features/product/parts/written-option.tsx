import { useTexts } from '../../../i18n/texts.tsx';
import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { fieldNames } from '../../../view-models/choice/chosen-of-fields.ts';
import { ChoiceLegend } from './choice-legend.tsx';
import type { CustomOptionProps } from './custom-option-props.ts';
import { ExtraPrice } from './extra-price.tsx';
import { errorId, ErrorLine } from './error-line.tsx';

/** Share of the maximum length from which the remaining characters are shown. */
const saidFrom = 0.5;

const CharactersLeft = ({ written, most }: { written: string; most: number | null }) => {
  const { charactersLeft } = useTexts('productChoice');
  const used = [...written].length;
  return most === null || used < most * saidFrom ? null : (
    <output className="text-sm text-ink-soft">{charactersLeft(Math.max(most - used, 0))}</output>
  );
};

/** A single-line or multi-line text, or a date; `max_characters` limits its length. */
export const WrittenOption = ({ option, ownPrice, error, choice }: CustomOptionProps) => {
  const name = fieldNames.custom(option.id);
  const isFaulty = error?.field === name;
  const answer = choice.chosen.custom?.[option.id];
  const written = typeof answer === 'string' ? answer : '';
  const field = {
    'aria-describedby': isFaulty ? errorId(name) : undefined,
    'aria-invalid': isFaulty,
    'aria-required': option.is_required,
    id: name,
    maxLength: option.max_characters ?? undefined,
    name,
  };
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={name}>
          <ChoiceLegend isRequired={option.is_required} title={option.title} />
        </label>
        <ExtraPrice extra={option.extra} ownPrice={ownPrice} />
      </span>
      {option.type === 'area' ? (
        <textarea {...field} className={`${fieldStyle} min-h-24 py-3`} dir="auto" rows={3} />
      ) : (
        <input
          {...field}
          className={fieldStyle}
          dir={option.type === 'date' ? undefined : 'auto'}
          type={option.type === 'date' ? 'date' : 'text'}
        />
      )}
      <CharactersLeft most={option.max_characters} written={written} />
      <ErrorLine error={error} field={name} />
    </div>
  );
};
