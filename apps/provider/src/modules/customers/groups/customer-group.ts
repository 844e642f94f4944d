/** The group of a caller. */
export type CustomerGroup = { id: number; code: string; price_list: string; tax_class_id: number };

/**
 * A customer with a valid token. `session_id` is the session of the token; `asks_password` is true when our
 * storefront began it.
 */
export type AskingCustomer = { id: number; session_id: number; asks_password: boolean; group: CustomerGroup };
