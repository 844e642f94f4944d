import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton, deskIconButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { RuleAmounts, RuleNumber, RuleSelect } from './rule-inputs.tsx';
import { type Choices, newAction, type TypedAction } from './typed-rule.ts';

/** Effects that a rule has at most. */
const actionsAtMost = 4;

type ActionProps = { action: TypedAction; units: Choices['units']; onChange: (action: TypedAction) => void };

const Numbers = ({ action, units, onChange }: ActionProps) => {
  const texts = useTexts('promotions');
  if (action.type === 'percent')
    return (
      <RuleNumber
        label={texts.percent}
        onChange={(percent) => onChange({ ...action, percent })}
        value={action.percent}
      />
    );
  if (action.type === 'buy_x_get_y')
    return (
      <>
        <RuleNumber label={texts.buy} onChange={(buy) => onChange({ ...action, buy })} value={action.buy} />
        <RuleNumber label={texts.get} onChange={(get) => onChange({ ...action, get })} value={action.get} />
      </>
    );
  return action.type === 'free_shipping' ? null : (
    <RuleAmounts
      amounts={action.amounts}
      onChange={(amounts) => onChange({ ...action, amounts })}
      units={units}
    />
  );
};

/** One effect, and its removal where there are others. */
const Effect = ({
  place,
  onRemove,
  ...props
}: ActionProps & { place: number; onRemove: (() => void) | null }) => {
  const texts = useTexts('promotions');
  const { action, onChange } = props;
  return (
    <fieldset className="relative grid gap-3 rounded-card bg-sunken/50 p-3">
      <legend className="sr-only">{texts.effects[action.type]}</legend>
      {onRemove && (
        <button
          aria-label={texts.removeAction(place + 1)}
          className={`${deskIconButton} absolute end-1 top-1 z-stuck`}
          onClick={onRemove}
          type="button"
        >
          <DeskIcon name="close" />
        </button>
      )}
      <div className={onRemove ? 'pe-10' : ''}>
        <RuleSelect
          choices={Object.entries(texts.effects).map(([value, label]) => ({ value, label }))}
          label={texts.effect}
          onChange={(type) => onChange({ ...action, type: type as TypedAction['type'] })}
          value={action.type}
        />
      </div>
      <div className="grid gap-3 empty:hidden sm:grid-cols-2">
        <Numbers {...props} />
      </div>
    </fieldset>
  );
};

/** What a rule does, one to four effects in their order. */
export const ActionFields = ({
  actions,
  units,
  onChange,
}: {
  actions: readonly TypedAction[];
  units: Choices['units'];
  onChange: (actions: readonly TypedAction[]) => void;
}) => {
  const texts = useTexts('promotions');
  return (
    <div className="grid gap-3">
      {actions.map((action, place) => (
        <Effect
          action={action}
          // Effects have no number of their own, and what is typed in one is its own props.
          // oxlint-disable-next-line react/no-array-index-key -- the same
          key={place}
          onChange={(next) => onChange(actions.with(place, next))}
          onRemove={actions.length > 1 ? () => onChange(actions.toSpliced(place, 1)) : null}
          place={place}
          units={units}
        />
      ))}
      {actions.length < actionsAtMost && (
        <div>
          <button
            className={deskButton.plain}
            onClick={() => onChange([...actions, newAction()])}
            type="button"
          >
            <DeskIcon name="plus" />
            {texts.addAction}
          </button>
        </div>
      )}
    </div>
  );
};
