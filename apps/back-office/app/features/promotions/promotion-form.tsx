import { storeViews } from '@dijla/contract/store-views';
import { useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';
import { ask } from '../../provider-client/ask.ts';
import { FormSwitch, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import { CodeFields } from './code-fields.tsx';
import { PromotionPreview } from './promotion-preview.tsx';
import { PromotionSimulation } from './promotion-simulation.tsx';
import {
  codesTyped,
  promotionTyped,
  type PromotionValues,
  promotionValuesOf,
  typedCount,
  typedPriority,
} from './promotion-values.ts';
import { ActionFields } from './rule/action-fields.tsx';
import { ConditionFields } from './rule/condition-fields.tsx';
import { type Choices, type Promotion, ruleTyped } from './rule/typed-rule.ts';
import { writtenIn } from '../../parts/written-in.ts';

const ofCarts = ['subtotal', 'quantity', 'sku', 'category', 'attribute', 'customer_group', 'region'] as const;
const ofLines = ['category', 'sku', 'attribute'] as const;

const About = ({ isNew }: { isNew: boolean }) => {
  const ordered = useOwnLanguagesFirst();
  const texts = useTexts('promotions');
  return (
    <Panel title={texts.about}>
      <div className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          {ordered.map((language) => (
            <FormText
              {...writtenIn(language)}
              isRequired
              key={language}
              label={`${texts.name} · ${storeViews[language].name}`}
              maxLength={100}
              name={`names.${language}`}
            />
          ))}
        </div>
        {isNew && <FormSwitch label={texts.isActive} name="is_active" />}
      </div>
    </Panel>
  );
};

const Limits = () => {
  const texts = useTexts('promotions');
  const { from } = useWatch<PromotionValues>();
  return (
    <Panel title={texts.limits}>
      <div className="grid gap-3 sm:grid-cols-2">
        <FormText hint={texts.daysHint} label={texts.fromDay} name="from" type="date" />
        <FormText
          label={texts.untilDay}
          name="until"
          type="date"
          validate={(value) => value === '' || !from || String(value) >= from || texts.wrongDays}
        />
        <FormText
          dir="ltr"
          hint={texts.perCustomerHint}
          inputMode="numeric"
          label={texts.perCustomer}
          name="uses_per_customer"
          validate={(value) => typedCount(String(value ?? '')) !== undefined || texts.wrongNumber}
        />
        <FormText
          dir="ltr"
          hint={texts.priorityHint}
          inputMode="numeric"
          label={texts.priority}
          name="priority"
          validate={(value) => typedPriority(String(value ?? '')) !== null || texts.wrongNumber}
        />
        <FormSwitch label={texts.stopsFurther} name="stops_further" />
      </div>
    </Panel>
  );
};

/** What the promotion does, for which carts and products; unfinished, it says so and is not sent. */
const RuleFields = ({ choices }: { choices: Choices }) => {
  const texts = useTexts('promotions');
  const { field, fieldState } = useController<PromotionValues, 'rule'>({
    name: 'rule',
    rules: { validate: (rule) => ruleTyped(rule, choices.units) !== null || texts.wrongRule },
  });
  const rule = field.value;
  return (
    <>
      <Panel title={texts.actions}>
        <ActionFields
          actions={rule.actions}
          onChange={(actions) => field.onChange({ ...rule, actions })}
          units={choices.units}
        />
      </Panel>
      <Panel title={texts.lines}>
        <p className="pb-3 text-sm text-ink-soft">{texts.linesHint}</p>
        <ConditionFields
          choices={choices}
          group={rule.lines}
          onChange={(lines) => field.onChange({ ...rule, lines })}
          subjects={ofLines}
        />
      </Panel>
      <Panel title={texts.when}>
        <p className="pb-3 text-sm text-ink-soft">{texts.whenHint}</p>
        <ConditionFields
          choices={choices}
          group={rule.when}
          onChange={(when) => field.onChange({ ...rule, when })}
          subjects={ofCarts}
        />
      </Panel>
      <div
        // The rule has no field of its own: what is wrong with it is brought into sight instead.
        ref={(place) =>
          field.ref(place && { focus: () => place.scrollIntoView({ block: 'center', behavior: 'instant' }) })
        }
      >
        {fieldState.error && (
          <p className="font-medium text-danger" role="alert">
            {fieldState.error.message}
          </p>
        )}
      </div>
    </>
  );
};

type FormProps = {
  /** As it was opened; null for a new one. */
  promotion: Promotion | null;
  choices: Choices;
  onSaved: (saved: Promotion) => void;
};

const useSave = ({ promotion, choices, onSaved }: FormProps) => {
  const texts = useTexts('promotions');
  return async (values: PromotionValues): Promise<void> => {
    const body = promotionTyped(values, promotion, choices.units);
    if (body === null) return;
    const saved =
      promotion === null
        ? await ask('desk/create-promotion', {
            body: { ...body, codes: codesTyped(values) },
            idempotencyKey: crypto.randomUUID(),
          })
        : await ask('desk/save-promotion', {
            params: { promotionId: String(promotion.id) },
            body: { ...body, version: promotion.version },
          });
    showToast({
      type: 'success',
      message: promotion === null ? texts.created(saved.name) : texts.saved(saved.name),
    });
    onSaved(saved);
  };
};

/** The form of a promotion, beside what it does to a cart before it is saved. */
export const PromotionForm = (props: FormProps) => {
  const texts = useTexts('promotions');
  const { promotion, choices } = props;
  const save = useSave(props);
  // What it began with is of the promotion that was opened, whatever is saved since.
  // oxlint-disable-next-line react/exhaustive-deps -- the same
  const beginning = useMemo(() => promotionValuesOf(promotion, choices.units), []);
  return (
    <ResourceForm<PromotionValues>
      defaultValues={beginning}
      onSave={save}
      {...(promotion === null && { saveLabel: texts.create })}
    >
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 gap-4">
          <About isNew={promotion === null} />
          {promotion === null && <CodeFields />}
          <RuleFields choices={choices} />
          <Limits />
        </div>
        <div className="grid min-w-0 gap-4 xl:sticky xl:top-4">
          <PromotionPreview choices={choices} promotionId={promotion?.id ?? null} />
          <PromotionSimulation choices={choices} promotion={promotion} />
        </div>
      </div>
    </ResourceForm>
  );
};
