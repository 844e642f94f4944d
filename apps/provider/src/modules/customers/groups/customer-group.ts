/** A group as who asks belongs to it. */
export type CustomerGroup = { id: number; code: string; price_list: string; tax_class_id: number };

/** A customer with a token that holds; `session_id` is the sign-in it belongs to, which `asks_password` when our storefront began it. */
export type AskingCustomer = { id: number; session_id: number; asks_password: boolean; group: CustomerGroup };
