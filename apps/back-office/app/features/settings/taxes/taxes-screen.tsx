import { lazy } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { Answered } from '../answered.tsx';
import { SettingsFrame } from '../settings-frame.tsx';

const TaxesForm = lazy(async () => ({ default: (await import('./taxes-form.tsx')).TaxesForm }));

/** Tax rates, classes and rules, with what a change does to a product before it is saved. */
export const TaxesScreen = () => {
  const texts = useTexts('taxes');
  const answer = useCall('desk/taxes');
  return (
    <SettingsFrame help={texts.help}>
      <Answered answer={answer}>{(taxes) => <TaxesForm key={taxes.country} latest={taxes} />}</Answered>
    </SettingsFrame>
  );
};
