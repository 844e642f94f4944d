export type ProgressProps = {
  value: number;
  max: number;
  /** What it measures, for who cannot see the bar. */
  label: string;
  tone?: 'accent' | 'success';
};

const tones = { accent: 'text-accent', success: 'text-success' } as const;

/** How far it is to a goal; it fills with the reading direction. */
export const Progress = ({ value, max, label, tone = 'accent' }: ProgressProps) => (
  <progress
    aria-label={label}
    className={`progress-bar ${tones[tone]}`}
    max={Math.max(max, 1)}
    value={max <= 0 ? 1 : value}
  />
);
