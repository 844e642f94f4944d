import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { ChoiceError } from '../../../view-models/choice/choice.ts';
import { useChoiceErrorText } from './use-error-text.ts';

export const errorId = (field: string): string => `error-${field}`;

/** The error of a choice beside its field. */
export const ErrorLine = ({ error, field }: { error: ChoiceError | null; field: string }) => {
  const textOf = useChoiceErrorText();
  if (error?.field !== field) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm font-medium text-danger" id={errorId(field)}>
      <Icon className="size-4.5" name="alert" />
      {textOf(error)}
    </p>
  );
};
