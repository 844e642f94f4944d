/** Filter options a shopper can read: those with an empty label are dropped (spec 1 §5). */
export const labelledOptions = <Option extends { label: string }>(options: readonly Option[]): Option[] =>
  options.filter(({ label }) => label.trim() !== '');
