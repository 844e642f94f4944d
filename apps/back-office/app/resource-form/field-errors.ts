import type { DeskRefusal } from '@dijla/contract/desk-client';

/** One fault of a body as the provider names it: `.address.city`, `.lines[0].qty`. */
type BodyFault = { keyword: string; dataPath: string; params: { missingProperty?: string } };

const isFaults = (value: unknown): value is BodyFault[] => Array.isArray(value);

/** Returns the name of a form's field: `address.city`, `lines.0.qty`. */
const fieldOf = ({ dataPath, params }: BodyFault): string =>
  [dataPath, params.missingProperty === undefined ? '' : `.${params.missingProperty}`]
    .join('')
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replace(/^\./, '');

export type FieldError = { field: string; isMissing: boolean };

/** Returns the fields that a refusal names, each once; none for a refusal of anything else than its body. */
export const fieldErrorsOf = ({ code, meta }: DeskRefusal): FieldError[] => {
  const faults = code === 'request.invalid' && isFaults(meta['errors']) ? meta['errors'] : [];
  const errors = faults.map((fault) => ({ field: fieldOf(fault), isMissing: fault.keyword === 'required' }));
  return errors.filter(
    ({ field }, place) => field !== '' && errors.findIndex((other) => other.field === field) === place,
  );
};
