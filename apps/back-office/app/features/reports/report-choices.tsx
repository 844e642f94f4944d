import { Select } from '@dijla/ui-kit/fields/select.tsx';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { namedPeriod, type NamedPeriod, periodIn, type PeriodName, periods } from './report-period.ts';

/** One of several values of a report, in its address under `name`. */
export const ReportChoice = ({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: string;
  choices: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}) => {
  const id = useId();
  return (
    <div className="grid min-w-36 content-start gap-1.5">
      <label className="text-sm text-ink-soft" htmlFor={id}>
        {label}
      </label>
      <Select id={id} onChange={({ currentTarget }) => onChange(currentTarget.value)} value={value}>
        {Object.entries(choices).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
};

/** Returns the address of the report and how one value of it is replaced, without a step of the history. */
export const useReportAddress = () => {
  const [search, setSearch] = useSearchParams();
  const set = (values: Readonly<Record<string, string | null>>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
  return { search, set };
};

/** Returns the currency that the address names; undefined for the report's own. */
export const useReportUnit = (): 'IQD' | 'USD' | undefined => {
  const asked = useReportAddress().search.get('unit');
  return asked === 'IQD' || asked === 'USD' ? asked : undefined;
};

type Units = { units: readonly { code: string }[]; unit: { code: string } };

/** Chooses the currency of a report, where it has several. */
export const UnitChoice = ({ report }: { report: Units | undefined }) => {
  const texts = useTexts('reports');
  const { set } = useReportAddress();
  if (report === undefined || report.units.length < 2) return null;
  return (
    <ReportChoice
      choices={Object.fromEntries(report.units.map(({ code }) => [code, code]))}
      label={texts.currency}
      onChange={(value) => set({ unit: value })}
      value={report.unit.code}
    />
  );
};

/** Returns the period that the address names, as of today. */
export const useReportPeriod = (): NamedPeriod => {
  const { search } = useReportAddress();
  const now = useNow() ?? 0;
  return periodIn(search, now);
};

/** Chooses the days of a report: some that end today, or any others. */
export const PeriodChoice = () => {
  const texts = useTexts('reports');
  const id = useId();
  const { set } = useReportAddress();
  const { name, period, isValid } = useReportPeriod();
  const choose = (chosen: string): void => {
    if (chosen === 'own') set({ period: null, ...period });
    else set({ period: chosen, from: null, until: null });
  };
  const today = namedPeriod('today', useNow() ?? 0).until;
  const fields = [
    ['from', texts.from],
    ['until', texts.until],
  ] as const;
  return (
    <>
      <ReportChoice
        choices={Object.fromEntries(
          [...(Object.keys(periods) as PeriodName[]), 'own' as const].map((each) => [
            each,
            texts.periods[each],
          ]),
        )}
        label={texts.period}
        onChange={choose}
        value={name}
      />
      {name === 'own' &&
        fields.map(([field, label]) => (
          <TextField
            error={isValid || field === 'from' ? null : texts.wrongPeriod}
            id={`${id}-${field}`}
            key={field}
            label={label}
            max={today}
            onChange={({ currentTarget }) => set({ ...period, [field]: currentTarget.value })}
            type="date"
            value={period[field]}
          />
        ))}
    </>
  );
};
