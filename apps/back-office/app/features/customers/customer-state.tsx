import { useTexts } from '../../i18n/use-desk.ts';

/** Whether a customer may sign in: a dot and a word. */
export const CustomerState = ({ isActive }: { isActive: boolean }) => {
  const { states } = useTexts('customers');
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${isActive ? 'bg-success' : 'bg-danger'}`}
      />
      {states[isActive ? 'active' : 'blocked']}
    </span>
  );
};
