import type { ValidationError } from './catalog-errors.ts';

const named = 20;

/**
 * Carries a batch's validation errors out of its transaction, so that nothing is saved. Recognized by its
 * tag.
 */
export class CatalogValidationError extends Error {
  readonly tag = 'catalogue-faults';
  readonly faults: readonly ValidationError[];
  constructor(faults: readonly ValidationError[]) {
    const lines = faults.slice(0, named).map(({ subject, field, fault }) => `${subject}: ${field} ${fault}`);
    const rest = faults.length > named ? [`… and ${faults.length - named} more`] : [];
    super(['The catalogue cannot be saved:', ...lines, ...rest].join('\n'));
    this.faults = faults;
  }
}
