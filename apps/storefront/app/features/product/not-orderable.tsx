import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Stands where the form would: what the cart does not take is shown, and said to be so, instead of being refused after a tap. */
export const NotOrderable = () => (
  <p className="flex items-center gap-3 rounded-card bg-sunken px-4 py-3.5">
    <Icon className="size-5.5 shrink-0 text-accent-ink" name="clock" />
    {useTexts('product').notOrderable}
  </p>
);
