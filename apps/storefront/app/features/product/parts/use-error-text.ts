import { useTexts } from '../../../i18n/texts.tsx';
import type { ChoiceError } from '../../../view-models/choice/choice.ts';

/** Returns a function that describes an error of a choice. */
export const useChoiceErrorText = (): ((error: ChoiceError) => string) => {
  const texts = useTexts('productChoice');
  return ({ code, title, most }) => {
    if (code === 'cart.options-missing') return title === '' ? texts.noneChosen : texts.missingChoice(title);
    if (code === 'cart.text-too-long') return texts.tooLong(most);
    if (code === 'cart.date-invalid') return texts.badDate;
    if (code === 'cart.links-missing') return texts.missingFiles;
    return code === 'group.none-chosen' ? texts.noneChosen : texts.badChoice(title);
  };
};
