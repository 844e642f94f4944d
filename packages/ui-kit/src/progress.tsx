export type ProgressProps = {
  value: number;
  max: number;
  /** Text alternative of the bar: what it measures. */
  label: string;
  tone?: 'accent' | 'success';
};

const tones = { accent: 'text-accent', success: 'text-success' } as const;

/** A bar that shows the progress to a goal. It fills in reading direction. */
export const Progress = ({ value, max, label, tone = 'accent' }: ProgressProps) => (
  <progress
    aria-label={label}
    className={`progress-bar ${tones[tone]}`}
    max={Math.max(max, 1)}
    value={max <= 0 ? 1 : value}
  />
);
