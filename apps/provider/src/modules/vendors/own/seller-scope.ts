import type { AskingStaff } from '../../../call/caller.ts';
import { refusal, type Refusal } from '../../../call/refusal.ts';

/**
 * Whose goods and money are asked for. It is made of the member who asks and of nothing else, and what reads a seller's own
 * demands it, so that neither an id of a request nor a forgotten condition opens another seller's.
 */
export class SellerScope {
  readonly #vendor: string;

  private constructor(vendor: string) {
    this.#vendor = vendor;
  }

  /** Identifier of the seller. */
  get vendor(): string {
    return this.#vendor;
  }

  /** Returns the scope of a member, or the refusal of one who is bound to no seller. */
  static of({ vendor }: Pick<AskingStaff, 'vendor' | 'permissions' | 'session_id'>): SellerScope | Refusal {
    return vendor === null ? refusal('vendor.not-bound') : new SellerScope(vendor);
  }
}
