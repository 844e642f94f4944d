import type { CatalogueFault } from './catalog-faults.ts';

const named = 20;

/** Carries the faults of a batch out of its transaction, so that nothing of it is saved. Recognised by its tag. */
export class CatalogueFaultsError extends Error {
  readonly tag = 'catalogue-faults';
  readonly faults: readonly CatalogueFault[];
  constructor(faults: readonly CatalogueFault[]) {
    const lines = faults.slice(0, named).map(({ subject, field, fault }) => `${subject}: ${field} ${fault}`);
    const rest = faults.length > named ? [`… and ${faults.length - named} more`] : [];
    super(['The catalogue cannot be saved:', ...lines, ...rest].join('\n'));
    this.faults = faults;
  }
}
