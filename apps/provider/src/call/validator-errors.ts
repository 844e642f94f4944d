import type { z } from 'zod';

/** One validation error of a body, in the form wire clients read (wire §1.2). */
export type ValidatorError = {
  keyword: string;
  dataPath: string;
  message: string;
  params: Record<string, string | number>;
};

const dataPathOf = (path: readonly PropertyKey[]): string =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');

const keywords: Readonly<Record<string, string>> = {
  invalid_type: 'type',
  invalid_format: 'pattern',
  invalid_union: 'anyOf',
  unrecognized_keys: 'additionalProperties',
};

const sizeKeyword = ({ code, origin }: { code: string; origin: string }): string => {
  const end = code === 'too_small' ? 'min' : 'max';
  if (origin === 'array') return `${end}Items`;
  return origin === 'string' ? `${end}Length` : `${end}imum`;
};

const validatorErrorOf = (issue: z.core.$ZodIssue): ValidatorError => {
  // Only the issue's message distinguishes an absent member from one of the wrong type.
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  if (isMissing && issue.path.length > 0) {
    const missingProperty = String(issue.path.at(-1));
    return {
      keyword: 'required',
      dataPath: dataPathOf(issue.path.slice(0, -1)),
      message: `should have required property '${missingProperty}'`,
      params: { missingProperty },
    };
  }
  const keyword =
    issue.code === 'too_small' || issue.code === 'too_big'
      ? sizeKeyword(issue)
      : (keywords[issue.code] ?? issue.code);
  return { keyword, dataPath: dataPathOf(issue.path), message: issue.message, params: {} };
};

/**
 * Returns the validation errors of a body that fails its schema, in the reference validator's wording (wire
 * §1.2).
 */
export const validatorErrorsOf = (error: z.ZodError): ValidatorError[] => error.issues.map(validatorErrorOf);
