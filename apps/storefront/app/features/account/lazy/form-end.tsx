import { buttonStyle } from '../../../ui/button-style.ts';
import { Icon } from '../../../ui/icon.tsx';

export type FormEndProps = {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Why it was not done, in words. */
  problem: string | null;
};

/** The button of a form, never disabled, and above it what kept it from being done. */
export const FormEnd = ({ label, busyLabel, isBusy, problem }: FormEndProps) => (
  <div className="grid">
    <div role="alert">
      {problem !== null && (
        <p className="mb-3 flex items-start gap-2 rounded-card bg-danger-soft px-4 py-3 text-sm leading-snug font-medium text-danger">
          <Icon className="mt-0.5 size-4.5" name="alert" />
          <bdi>{problem}</bdi>
        </p>
      )}
    </div>
    <button aria-busy={isBusy} className={`${buttonStyle.primary} w-full`} type="submit">
      {isBusy ? busyLabel : label}
    </button>
  </div>
);
