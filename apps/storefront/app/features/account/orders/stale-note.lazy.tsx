import { useTexts } from '../../../i18n/texts.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

/** That what is shown is the device's copy, because the provider cannot be asked. */
export const StaleNote = () => (
  <output className="flex items-start gap-3 rounded-card bg-sunken px-4 py-3 text-ink-soft">
    <Icon className="mt-0.5 size-5" name="offline" />
    {useTexts('orders').fromDevice}
  </output>
);
