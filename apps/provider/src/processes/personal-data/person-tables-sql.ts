import { type RawBuilder, sql } from 'kysely';

/** Whose data: the customer, and where messages to her went, as `message` spells it. */
export type Person = { id: number; recipients: readonly string[] };

/**
 * What becomes of a table's rows when a person's account is deleted: they go, they stay without the person, or
 * they stay because nothing of her is in them once the others are gone.
 */
type Deletion = 'goes' | 'stays without the person' | 'says nothing without the others';

type PersonTable = {
  /** Which rows `t` are about a person. */
  of: (person: Person) => RawBuilder<unknown>;
  /** Name in the exported file; null where the table has digests and numbers alone. */
  exported: string | null;
  /** Columns that the file leaves out: secrets, digests, and who of the staff acted. */
  without?: readonly string[];
  deletion: Deletion;
};

/**
 * Whether a text names an e-mail address, and not a longer one that it is a part of. Every sign of the address means itself:
 * those of `like` would let `_` stand for any letter of somebody else's.
 */
export const namesAddress = (text: RawBuilder<unknown>, email: RawBuilder<unknown>): RawBuilder<boolean> => {
  const literal = String.raw`\\\1`;
  const escaped = sql`regexp_replace(lower(${email}), '([^[:alnum:]])', ${sql.lit(literal)}, 'g')`;
  // JSON writes an end of line as a letter after a backslash.
  const before = String.raw`(?:(?<![[:alnum:].!#$%&'*+/=?^_{|}~-])|(?<=\\[bfnrt]))`;
  const after = String.raw`(?![[:alnum:]-]|\.[[:alnum:]])`;
  return sql`lower(${text}) ~ (${sql.lit(before)} || ${escaped} || ${sql.lit(after)})`;
};

const ofCustomer = ({ id }: Person) => sql`t.customer_id = ${id}`;
const ofCart = ({ id }: Person) => sql`t.cart_id in (select id from cart where customer_id = ${id})`;
const ofOrder = ({ id }: Person) => sql`t.order_id in (select id from "order" where customer_id = ${id})`;
const ofReturn = ({ id }: Person) =>
  sql`t.return_id in (select r.id from return_request r join "order" o on o.id = r.order_id where o.customer_id = ${id})`;
const ofAttempt = ({ id }: Person) =>
  sql`t.attempt_id in (select a.id from payment_attempt a join "order" o on o.id = a.order_id where o.customer_id = ${id})`;
const ofPartner = ({ id }: Person) =>
  sql`t.account_id in (select a.id from affiliate_account a where a.customer_id = ${id})`;
const ofPartnersLink = ({ id }: Person) =>
  sql`t.link_id in (select l.id from affiliate_link l join affiliate_account a on a.id = l.account_id where a.customer_id = ${id})`;
const goods = (exported: string, without: readonly string[] = []): PersonTable => ({
  of: ofOrder,
  exported,
  without,
  deletion: 'says nothing without the others',
});
const written = (exported: string, without: readonly string[] = []): PersonTable => ({
  of: ofOrder,
  exported,
  without,
  deletion: 'stays without the person',
});
const ownRows = (exported: string, without: readonly string[] = []): PersonTable => ({
  of: ofCustomer,
  exported,
  without,
  deletion: 'goes',
});
/** Digests and numbers that say nothing to a reader. */
const digests = (of: PersonTable['of'], deletion: Deletion): PersonTable => ({
  of,
  exported: null,
  deletion,
});

/**
 * Every table with customers in it: how their rows are found, exported and deleted. A test goes through the
 * schema and fails for one that is not named here or in `othersTables`.
 */
export const personTables: Readonly<Record<string, PersonTable>> = {
  customer: {
    of: ({ id }) => sql`t.id = ${id}`,
    exported: 'account',
    without: ['password_hash'],
    deletion: 'goes',
  },
  customer_address: ownRows('addresses'),
  customer_consent: ownRows('consents'),
  points_expiry: ownRows('points_that_expire'),
  points_adjustment: ownRows('points_from_staff', ['asked_by', 'decided_by']),
  customer_session: ownRows('sessions', ['refresh_hash']),
  customer_identity: ownRows('logins_elsewhere'),
  customer_passkey: ownRows('passkeys', ['public_key', 'credential_id']),
  push_subscription: ownRows('devices_for_notifications', ['endpoint', 'p256dh', 'auth', 'session_id']),
  former_sign_in: ownRows('former_emails_and_numbers'),
  wishlist_item: ownRows('wishlist'),
  watch: {
    of: ({ id, recipients }) => sql`(t.customer_id = ${id} or t.address = any(${recipients}))`,
    exported: 'alerts',
    without: ['key'],
    deletion: 'goes',
  },
  alert: {
    of: ({ id }) => sql`t.watch_id in (select w.id from watch w where w.customer_id = ${id})`,
    exported: 'alerts_due',
    deletion: 'goes',
  },
  wishlist_share: ownRows('wishlist_sharing', ['code']),
  review: ownRows('reviews', ['has_rude_words', 'device_hash']),
  review_stars: {
    of: ({ id }) => sql`t.review_id in (select r.id from review r where r.customer_id = ${id})`,
    exported: 'stars_of_reviews',
    deletion: 'goes',
  },
  review_picture: {
    of: ({ id }) => sql`t.review_id in (select r.id from review r where r.customer_id = ${id})`,
    exported: 'pictures_of_reviews',
    without: ['key_hash'],
    deletion: 'goes',
  },
  review_vote: ownRows('helpful_reviews', ['device_hash']),
  product_question: {
    of: ({ id, recipients }) => sql`(t.customer_id = ${id} or t.email = any(${recipients}))`,
    exported: 'questions',
    without: ['has_rude_words'],
    deletion: 'goes',
  },
  enquiry: {
    of: ({ id, recipients }) =>
      sql`(t.customer_id = ${id} or t.email = any(${recipients}) or t.telephone = any(${recipients}))`,
    exported: 'enquiries',
    deletion: 'goes',
  },
  product_answer: ownRows('answers_to_questions', ['has_rude_words']),
  answer_vote: ownRows('helpful_answers'),
  newsletter_subscriber: {
    of: ({ recipients }) => sql`t.email = any(${recipients})`,
    exported: 'newsletter',
    without: ['key'],
    deletion: 'goes',
  },
  cart: { of: ofCustomer, exported: 'carts', deletion: 'stays without the person' },
  cart_line: { of: ofCart, exported: 'cart_lines', deletion: 'goes' },
  cart_address: { of: ofCart, exported: 'cart_addresses', deletion: 'goes' },
  message: {
    // What waits to be sent may hold a code that is still good.
    of: ({ id, recipients }) =>
      sql`(t."to" = any(${recipients}) or t.channel = 'push' and starts_with(t."to", ${`${id}.`}::text)) and t.state not in ('queued', 'sending')`,
    exported: 'messages',
    without: ['dedupe_key', 'provider_id'],
    deletion: 'stays without the person',
  },
  order: { of: ofCustomer, exported: 'orders', deletion: 'stays without the person' },
  order_address: written('order_addresses'),
  order_listing: written('order_overviews', ['words', 'network']),
  order_revision: written('order_revisions', ['actor', 'request_id']),
  order_event: written('order_events', ['actor']),
  order_call: written('order_calls', ['actor']),
  staff_note: {
    of: ({ id }) =>
      sql`(t.customer_id = ${id} or t.order_id in (select o.id from "order" o where o.customer_id = ${id}))`,
    exported: 'notes_of_the_staff',
    without: ['staff_id'],
    deletion: 'goes',
  },
  cancel_request: written('cancellation_requests', ['decided_by']),
  return_request: written('return_requests', ['decided_by', 'received_by']),
  invoice: written('invoices', ['actor']),
  order_line: written('order_lines'),
  order_revision_line: goods('order_line_amounts'),
  order_total: goods('order_totals'),
  order_reward: goods('order_points'),
  order_reward_line: goods('order_points_of_campaigns'),
  order_gift_card: goods('gift_cards_that_paid'),
  order_package: goods('order_packages'),
  order_package_line: goods('order_package_lines'),
  order_give_back: goods('order_pieces_given_back', ['actor']),
  credit_line: {
    of: ofCustomer,
    exported: 'credit_lines',
    without: ['decided_by'],
    deletion: 'stays without the person',
  },
  affiliate_account: {
    of: ofCustomer,
    exported: 'affiliate_account',
    without: ['bank_details', 'decided_by'],
    deletion: 'stays without the person',
  },
  affiliate_link: { of: ofPartner, exported: 'affiliate_links', deletion: 'says nothing without the others' },
  affiliate_click: digests(ofPartnersLink, 'says nothing without the others'),
  affiliate_coupon: {
    of: ofPartner,
    exported: 'affiliate_coupons',
    deletion: 'says nothing without the others',
  },
  affiliate_commission: {
    of: ofPartner,
    exported: 'affiliate_commissions',
    deletion: 'says nothing without the others',
  },
  affiliate_hold: {
    of: ofPartner,
    exported: 'affiliate_commissions_under_review',
    // Why something was held would help whoever gets round the rules.
    without: ['reasons', 'note', 'decided_by'],
    deletion: 'says nothing without the others',
  },
  affiliate_payout: {
    of: ofPartner,
    exported: 'affiliate_payouts',
    without: ['bank_details', 'made_by'],
    deletion: 'stays without the person',
  },
  affiliate_bound_customer: ownRows('bound_to_a_partner', ['account_id']),
  vendor_earning: digests(ofOrder, 'says nothing without the others'),
  credit_plan: goods('credit_plans'),
  credit_installment: goods('credit_installments'),
  payment_attempt: goods('payment_attempts', ['next']),
  payment_case_decision: digests(ofAttempt, 'says nothing without the others'),
  settlement_line: digests(ofOrder, 'says nothing without the others'),
  payment_event: digests(ofAttempt, 'says nothing without the others'),
  payment_refund: written('refunds_through_gateways', ['actor']),
  installment_identity: ownRows('identities_for_installments', ['identity']),
  installment_session: ownRows('allowances_for_installments', ['session_id']),
  saved_card: {
    of: ofCustomer,
    exported: 'saved_cards',
    without: ['public_hash', 'token', 'token_digest', 'first_ref'],
    // Until the gateway has forgotten the card.
    deletion: 'stays without the person',
  },
  ledger_journal: goods('payments', ['actor']),
  return_line: { of: ofReturn, exported: 'return_lines', deletion: 'says nothing without the others' },
  gift_card: {
    of: ({ id, recipients }) =>
      sql`(t."to" = any(${recipients}) or t.order_id in (select o.id from "order" o where o.customer_id = ${id}))`,
    exported: 'gift_cards',
    without: ['code_sealed', 'pin_sealed', 'code_digest', 'blocked_reason'],
    // Whoever has it may still spend it.
    deletion: 'stays without the person',
  },
  digital_card: goods('digital_cards', ['code_sealed', 'pin_sealed', 'code_digest']),
  digital_card_awaited: goods('digital_cards_awaited'),
  bought_download: goods('bought_files', ['file']),
  begun_download: digests(
    ({ id }) =>
      sql`t.bought_id in (select b.id from bought_download b join "order" o on o.id = b.order_id where o.customer_id = ${id})`,
    'says nothing without the others',
  ),
  order_promotion_use: goods('order_promotions', ['buyer', 'telephone_buyer']),
  stock_movement: digests(ofOrder, 'says nothing without the others'),
  order_claim: digests(ofOrder, 'says nothing without the others'),
  queued_order: digests(ofOrder, 'goes'),
  password_token: digests(ofCustomer, 'goes'),
  user_token: digests(
    ({ id }) => sql`t.session_id in (select id from customer_session where customer_id = ${id})`,
    'goes',
  ),
  one_time_code: digests(({ id }) => sql`(t.data ->> 'customerId')::integer = ${id}`, 'goes'),
  promotion_use: digests(
    ({ id }) => sql`t.buyer = 'customer ' || ${id}::integer`,
    'says nothing without the others',
  ),
  replayed_answer: digests(
    ({ id }) => sql`t.scope in (select c.id from cart c where c.customer_id = ${id})`,
    'goes',
  ),
  event: digests(
    ({ id }) =>
      sql`(t.data ->> 'orderId')::bigint in (select o.id from "order" o where o.customer_id = ${id})`,
    'stays without the person',
  ),
  import_before: digests(
    ({ id }) =>
      sql`exists (select from customer c where c.id = ${id} and ${namesAddress(sql`t.before::text`, sql`c.email`)})`,
    'goes',
  ),
};

/** Tables that schema or names would make one take for such with customers in them, and why they are none. */
export const othersTables: Readonly<Record<string, string>> = {
  store_view: 'the shop’s own address and number',
  branch: 'the shop’s own numbers',
  tax_rate: 'places, not people',
  shipping_rate: 'places, not people',
  audit: 'acts of the staff; fields about a person are left out when they are written (personal-fields.ts)',
  import_record: 'what an import has read, emptied when it ends',
  rate_limit: 'counters under keyed hashes, gone within a day',
  review_invitation: 'digests of whom an order’s message went to, so that who wants no more gets none',
  newsletter_coupon: 'digests of mailboxes that had the coupon of a first sign-up, so that none has a second',
  registration_bonus_given:
    'digests of numbers and mailboxes that have earned the points of a registration, so that none earns them twice',
  suppressed_address:
    'digests of addresses that must get no more messages, which is what their owners asked for',
  used_challenge: 'digests of solved captchas and of what passkeys have signed, gone when they expire',
  staff: 'the staff',
  staff_order_notice: 'the staff',
  download_upload: 'the staff',
  saved_view: 'the staff',
  content_version: 'texts of the shop, and which of the staff saved them',
  staff_role: 'the staff',
  staff_link: 'the staff',
  staff_session: 'the staff',
  staff_factor: 'the staff',
  staff_recovery_code: 'the staff',
  api_key: 'the staff',
  webhook_delivery: 'ids of orders and customers, gone after thirty days',
  courier_closing: 'the staff',
};
