import type { Consent, Purpose } from '@dijla/device/analytics/consent';
import { CheckRow } from '@dijla/ui-kit/fields/check-row.tsx';
import type { Texts } from '../../i18n/texts.tsx';
import type { PageAnalytics } from './page-analytics.ts';

/** What a visitor can be asked for: advertising only where a tag manager could do it. */
export const purposesOf = ({ tagManager }: PageAnalytics): readonly Purpose[] =>
  tagManager ? ['measuring', 'marketing'] : ['measuring'];

type PurposeFieldsProps = {
  analytics: PageAnalytics;
  texts: Texts['consent'];
  value: Consent;
  onChange: (value: Consent) => void;
};

/** A line for each purpose, agreed to by itself. */
export const PurposeFields = ({ analytics, texts, value, onChange }: PurposeFieldsProps) => {
  const details: Record<Purpose, string> = {
    measuring: texts.measuringDetail,
    marketing: analytics.marketingObject === undefined ? texts.marketingDetail : texts.marketingByName,
  };
  return purposesOf(analytics).map((purpose) => (
    <CheckRow
      checked={value[purpose]}
      detail={details[purpose]}
      key={purpose}
      onChange={({ target }) => onChange({ ...value, [purpose]: target.checked })}
      title={texts[purpose]}
    />
  ));
};
