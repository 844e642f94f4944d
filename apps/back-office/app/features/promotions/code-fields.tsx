import { useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { type PromotionValues, typedCount } from './promotion-values.ts';

/** Codes that are made at once. */
const madeAtMost = 5000;

/** What shoppers type; letters of any script, digits and what joins them. */
const isCode = (typed: string): boolean => /^[\p{L}\p{N}][\p{L}\p{M}\p{N}+._-]{1,39}$/u.test(typed.trim());

const isCountOfCodes = (typed: string): boolean => {
  const count = typedCount(typed) ?? 0;
  return count >= 1 && count <= madeAtMost;
};

/** How many codes are made, and what they begin with. */
export const ManyFields = () => {
  const texts = useTexts('promotions');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <FormText
        dir="ltr"
        inputMode="numeric"
        isRequired
        label={texts.count}
        name="count"
        validate={(value) => isCountOfCodes(String(value)) || texts.wrongCount}
      />
      <FormText
        dir="ltr"
        hint={texts.prefixHint}
        label={texts.prefix}
        name="prefix"
        validate={(value) => /^[A-Za-z0-9]{0,12}$/.test(String(value ?? '').trim()) || texts.wrongPrefix}
      />
    </div>
  );
};

/** A code, and how many orders may use it. */
export const OneFields = () => {
  const texts = useTexts('promotions');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <FormText
        autoCapitalize="characters"
        hint={texts.codeHint}
        isRequired
        label={texts.code}
        name="code"
        validate={(value) => isCode(String(value)) || texts.wrongCode}
      />
      <FormText
        dir="ltr"
        hint={texts.noLimit}
        inputMode="numeric"
        label={texts.usesLimit}
        name="uses_limit"
        validate={(value) => typedCount(String(value ?? '')) !== undefined || texts.wrongNumber}
      />
    </div>
  );
};

/** Whom a new promotion is for: everybody, or whoever has a code. */
export const CodeFields = () => {
  const texts = useTexts('promotions');
  const { who } = useWatch<PromotionValues>();
  return (
    <Panel title={texts.who}>
      <div className="grid gap-3">
        <FormSelect
          choices={Object.entries(texts.whoKinds).map(([value, label]) => ({ value, label }))}
          label={texts.who}
          name="who"
        />
        {who === 'one' && <OneFields />}
        {who === 'many' && <ManyFields />}
      </div>
    </Panel>
  );
};
