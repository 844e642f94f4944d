import { Icon } from '../../../ui/pictures/icon.tsx';
import type { ChoiceFault } from '../../../view-models/choice/choice.ts';
import { useFaultText } from './use-fault-text.ts';

export const faultId = (field: string): string => `fault-${field}`;

/** What is not as it must be, beside its field. */
export const FaultLine = ({ fault, field }: { fault: ChoiceFault | null; field: string }) => {
  const textOf = useFaultText();
  if (fault?.field !== field) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm font-medium text-danger" id={faultId(field)}>
      <Icon className="size-4.5" name="alert" />
      {textOf(fault)}
    </p>
  );
};
