/** Cart settings that the wire leaves to the shop (spec 1 §4, wire §2.1, §2.7). */
export const cartSettings = {
  /**
   * Maximum number of times a customer's cart continues as a guest's because the provider does not recognize
   * the customer.
   */
  most_bypasses: 1,
  /** Milliseconds for which a shopper counts as being in the checkout after the last change there. */
  checkout_ms: 30 * 60_000,
} as const;
