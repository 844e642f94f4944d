// Made from schema/*.sql by `npm run types`; a test compares.
import type { ColumnType, GeneratedAlways } from 'kysely';

type Defaulted<T> = T extends ColumnType<infer Read, infer Insert, infer Update> ? ColumnType<Read, Insert | undefined, Update> : ColumnType<T, T | undefined, T>;
type Instant = ColumnType<Date, Date | string, Date | string>;
/** Read parsed; written as text (`JSON.stringify`), because pg would make a list an SQL array. */
type Json = ColumnType<unknown, string, string>;

export type AdjustmentRuleTable = {
  only_row: Defaulted<boolean>;
  above_amount: number | null;
  currency: string;
};

export type AffiliateAccountTable = {
  id: GeneratedAlways<number>;
  customer_id: number | null;
  group_id: number;
  status: Defaulted<number>;
  store_code: string;
  referral_website: string;
  signup_message: string;
  payment_type: Defaulted<'bank' | 'wallet'>;
  firstname: string;
  lastname: string;
  email: string;
  bank_details: Buffer | null;
  answer: string | null;
  version: Defaulted<number>;
  terms_accepted_at: Instant | null;
  asked_at: Instant;
  decided_at: Instant | null;
  decided_by: string | null;
};

export type AffiliateBoundCustomerTable = {
  customer_id: number;
  account_id: number;
  bound_at: Instant;
};

export type AffiliateCampaignTable = {
  id: Defaulted<number>;
  is_active: Defaulted<boolean>;
  rate: number | null;
  created_at: Defaulted<Instant>;
};

export type AffiliateCampaignTextTable = {
  campaign_id: number;
  language: string;
  name: string;
  description: Defaulted<string>;
};

export type AffiliateClickTable = {
  link_id: number;
  day: string;
  visits: number;
};

export type AffiliateCommissionTable = {
  id: GeneratedAlways<number>;
  account_id: number;
  order_id: number;
  line_number: number;
  number: number;
  link_id: number | null;
  coupon_code: string | null;
  rate: number;
  unit: string;
  registered_amount: number;
  amount: number;
  status: 'pending' | 'available' | 'processed' | 'cancelled';
  registered_at: Instant;
  available_at: Instant | null;
  payout_id: number | null;
  version: Defaulted<number>;
};

export type AffiliateCouponTable = {
  code: string;
  account_id: number;
  bound_at: Instant;
};

export type AffiliateGroupTable = {
  id: Defaulted<number>;
  code: string;
  rate: number;
  hold_days: number;
  least_payout: number;
  unit: string;
  is_default: Defaulted<boolean>;
};

export type AffiliateHoldTable = {
  id: GeneratedAlways<number>;
  account_id: number;
  order_id: number;
  reasons: string[];
  state: Defaulted<'held' | 'released' | 'refused'>;
  held_at: Instant;
  decided_at: Instant | null;
  decided_by: string | null;
  note: string | null;
  version: Defaulted<number>;
};

export type AffiliateLinkTable = {
  id: GeneratedAlways<number>;
  code: string;
  account_id: number;
  campaign_id: number;
  traffic_source: string;
  path: string;
  created_at: Instant;
};

export type AffiliatePayoutTable = {
  id: GeneratedAlways<number>;
  account_id: number;
  unit: string;
  amount: number;
  payment_type: 'bank' | 'wallet';
  bank_details: Buffer | null;
  run: string;
  made_at: Instant;
  made_by: string;
};

export type AffiliateRuleTable = {
  code: 'self-referral' | 'own-address' | 'returns' | 'velocity';
  is_active: boolean;
  window_hours: number | null;
  most: number | null;
  least_orders: number | null;
};

export type AffiliateSettingsTable = {
  only_row: Defaulted<boolean>;
  cookie_days: number;
};

export type AlertTable = {
  watch_id: number;
  amount: number | null;
  fired_at: Instant;
};

export type AnswerVoteTable = {
  answer_id: number;
  customer_id: number;
};

export type ApiKeyTable = {
  id: Defaulted<number>;
  name: string;
  prefix: string;
  key_hash: Buffer;
  scopes: string[];
  staff_id: number;
  created_at: Instant;
  expires_at: Instant;
  last_used_at: Instant | null;
  revoked_at: Instant | null;
};

export type ArrangementTable = {
  id: GeneratedAlways<number>;
  identifier: 'home' | 'menu' | 'footer';
  body: Json | null;
  updated_at: Defaulted<Instant>;
};

export type AttributeTable = {
  id: Defaulted<number>;
  code: string;
  input: 'select' | 'multiselect' | 'boolean' | 'text' | 'price' | 'date';
  is_user_defined: Defaulted<boolean>;
  is_visible: Defaulted<boolean>;
  is_visible_on_front: Defaulted<boolean>;
  is_filterable: Defaulted<boolean>;
  is_comparable: Defaulted<boolean>;
  position: Defaulted<number>;
};

export type AttributeOptionTable = {
  id: Defaulted<number>;
  attribute_id: number;
  code: string;
  sort: Defaulted<number>;
  hex: string | null;
};

export type AttributeOptionTextTable = {
  option_id: number;
  language: string;
  label: string;
};

export type AttributeSetTable = {
  id: Defaulted<number>;
  name: string;
};

export type AttributeSetAttributeTable = {
  attribute_set_id: number;
  attribute_id: number;
};

export type AttributeTextTable = {
  attribute_id: number;
  language: string;
  label: string;
};

export type AuditTable = {
  id: GeneratedAlways<number>;
  actor: string;
  act: string;
  entity: string;
  entity_id: string | null;
  before: Json | null;
  after: Json | null;
  request_id: string | null;
  at: Defaulted<Instant>;
};

export type BegunDownloadTable = {
  bought_id: number;
  nonce: string;
  begun_at: Instant;
  requests: Defaulted<number>;
};

export type BlogPostTable = {
  id: Defaulted<number>;
  identifier: string;
  is_active: Defaulted<boolean>;
  position: Defaulted<number>;
  published_on: string;
  picture: Defaulted<string>;
  source: string;
  updated_at: Defaulted<Instant>;
};

export type BlogPostTextTable = {
  post_id: number;
  language: string;
  title: string;
  summary: Defaulted<string>;
  content: string;
  meta_title: Defaulted<string>;
  meta_description: Defaulted<string>;
};

export type BoughtDownloadTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  line_number: number;
  link_id: number;
  file: string;
  titles: Json;
  downloads_per_piece: number | null;
  pieces: number;
  downloads: Defaulted<number>;
  until: Instant | null;
  granted_at: Instant;
  revoked_at: Instant | null;
  extra_downloads: Defaulted<number>;
};

export type BoughtTogetherTable = {
  product_id: number;
  with_id: number;
  times: number;
};

export type BranchTable = {
  id: Defaulted<number>;
  identifier: string;
  is_active: Defaulted<boolean>;
  position: Defaulted<number>;
  telephone: Defaulted<string>;
  location: Defaulted<string>;
  source: string;
  updated_at: Defaulted<Instant>;
};

export type BranchTextTable = {
  branch_id: number;
  language: string;
  title: string;
  summary: Defaulted<string>;
  content: string;
};

export type BrandTable = {
  option_id: number;
  url_key: string;
  image: string | null;
  slider_image: string | null;
  slider_position: number | null;
  position: Defaulted<number>;
};

export type BrandSettingsTable = {
  only_row: Defaulted<boolean>;
  shows_only_image: Defaulted<boolean>;
  shows_count: Defaulted<boolean>;
  sort: Defaulted<'name' | 'position'>;
};

export type BrandTextTable = {
  option_id: number;
  language: string;
  title: string;
  description: Defaulted<string>;
};

export type BundleOptionTable = {
  id: Defaulted<number>;
  product_id: number;
  code: string;
  type: 'select' | 'radio' | 'checkbox' | 'multi';
  is_required: Defaulted<boolean>;
  position: number;
};

export type BundleOptionTextTable = {
  option_id: number;
  language: string;
  title: string;
};

export type BundleSelectionTable = {
  id: Defaulted<number>;
  option_id: number;
  product_id: number;
  qty: Defaulted<number>;
  is_default: Defaulted<boolean>;
  can_change_quantity: Defaulted<boolean>;
  position: number;
};

export type CancelReasonTable = {
  id: Defaulted<number>;
  position: Defaulted<number>;
  is_active: Defaulted<boolean>;
};

export type CancelReasonTextTable = {
  reason_id: number;
  language: string;
  label: string;
};

export type CancelRequestTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  reason_id: number | null;
  comment: Defaulted<string>;
  state: Defaulted<'requested' | 'sent' | 'declined'>;
  requested_at: Instant;
  answer_by: Instant;
  decided_at: Instant | null;
  decided_by: string | null;
  answer: string | null;
};

export type CarouselTable = {
  id: Defaulted<number>;
  identifier: string;
  is_active: Defaulted<boolean>;
  shows: 'slides' | 'chosen' | 'new' | 'bestsellers' | 'trending' | 'special-offers';
  category_id: number | null;
  source: string;
};

export type CarouselProductTable = {
  carousel_id: number;
  product_id: number;
  position: number;
};

export type CarouselSlideTable = {
  carousel_id: number;
  sort_order: number;
  image: string;
  image_small: string;
  image_medium: string;
  url: string | null;
  titles: Defaulted<Json>;
  alts: Defaulted<Json>;
  from_at: Instant | null;
  until_at: Instant | null;
  told_at: Defaulted<Instant>;
};

export type CarouselTextTable = {
  carousel_id: number;
  language: string;
  title: string;
};

export type CartTable = {
  id: string;
  store_code: string;
  currency: string;
  base_rate_numerator: number | null;
  base_rate_denominator: number | null;
  payable_currency: string | null;
  payable_rate_numerator: number | null;
  payable_rate_denominator: number | null;
  payable_rate_at: Instant | null;
  state: Defaulted<'active' | 'ordered' | 'desk'>;
  customer_id: number | null;
  country: string | null;
  region_id: number | null;
  shipping_carrier_code: string | null;
  shipping_method_code: string | null;
  delivery_slot: string | null;
  payment_method_code: string | null;
  coupon_code: string | null;
  reward_points: number | null;
  created_at: Defaulted<Instant>;
  updated_at: Defaulted<Instant>;
  payment_additional: Json | null;
  gift_card_id: number | null;
};

export type CartAddressTable = {
  cart_id: string;
  kind: 'shipping' | 'billing';
  address: Json;
};

export type CartLineTable = {
  item_id: GeneratedAlways<number>;
  cart_id: string;
  product_id: number;
  parent_id: number | null;
  qty: number;
  product_option: Json | null;
  line_key: string;
  created_at: Defaulted<Instant>;
};

export type CatalogueDocumentTable = {
  store_code: string;
  entity: string;
  entity_id: number;
  document: Json;
};

export type CategoryTable = {
  id: Defaulted<number>;
  parent_id: number | null;
  level: number;
  position: Defaulted<number>;
  is_active: Defaulted<boolean>;
  include_in_menu: Defaulted<boolean>;
  is_anchor: Defaulted<boolean>;
  display_mode: Defaulted<string>;
  image: string | null;
  media_gallery: Defaulted<string[]>;
  source: string;
};

export type CategoryStoreTable = {
  category_id: number;
  store_code: string;
  url_key: string;
  url_path: string;
};

export type CategoryTextTable = {
  category_id: number;
  language: string;
  name: string;
  description: Defaulted<string>;
  meta_title: Defaulted<string>;
  meta_description: Defaulted<string>;
  meta_keywords: Defaulted<string>;
};

export type CertificateCheckTable = {
  host: string;
  checked_at: Instant;
  expires_at: Instant | null;
  problem: string | null;
};

export type ChangeTable = {
  seq: GeneratedAlways<number>;
  xid: Defaulted<string>;
  entity: string;
  entity_id: number | null;
  kind: string;
  actor: string;
  request_id: string | null;
  at: Defaulted<Instant>;
};

export type CmsBlockTable = {
  id: Defaulted<number>;
  identifier: string;
  is_active: Defaulted<boolean>;
  source: string;
  updated_at: Defaulted<Instant>;
};

export type CmsBlockTextTable = {
  block_id: number;
  language: string;
  title: string;
  content: string;
};

export type CmsPageTable = {
  id: Defaulted<number>;
  identifier: string;
  is_active: Defaulted<boolean>;
  page_layout: Defaulted<string>;
  position: Defaulted<number>;
  source: string;
  updated_at: Defaulted<Instant>;
};

export type CmsPageTextTable = {
  page_id: number;
  language: string;
  title: string;
  content_heading: Defaulted<string>;
  content: string;
  meta_title: Defaulted<string>;
  meta_description: Defaulted<string>;
  meta_keywords: Defaulted<string>;
};

export type ConfirmationRuleTable = {
  only_row: Defaulted<boolean>;
  new_numbers: Defaulted<boolean>;
  after_refusals: Defaulted<number | null>;
  from_amount: number | null;
  give_up_hours: Defaulted<number | null>;
};

export type ContentVersionTable = {
  id: GeneratedAlways<number>;
  entity: string;
  entity_id: number;
  number: number;
  record: Json;
  documents: Defaulted<Json>;
  saved_by: number | null;
  saved_at: Instant;
  restored: number | null;
  publish_at: Instant | null;
  published_at: Instant | null;
};

export type CouponTable = {
  code: string;
  promotion_id: number;
  uses_limit: number | null;
  times_used: Defaulted<number>;
};

export type CourierClosingTable = {
  id: GeneratedAlways<number>;
  courier_id: number;
  day: string;
  unit: string;
  expected: number;
  handed_in: number;
  reason: string | null;
  is_written_off: Defaulted<boolean>;
  confirmed_by: number;
  closed_at: Instant;
};

export type CreditInstallmentTable = {
  order_id: number;
  number: number;
  due_on: string;
  amount: number;
};

export type CreditLineTable = {
  id: GeneratedAlways<number>;
  customer_id: number | null;
  method: string;
  unit: string;
  state: Defaulted<'asked' | 'open' | 'declined' | 'suspended' | 'closed'>;
  credit_limit: Defaulted<number>;
  due_days: number | null;
  organization: string;
  reference: string;
  answer: string | null;
  version: Defaulted<number>;
  asked_at: Instant;
  decided_at: Instant | null;
  decided_by: string | null;
};

export type CreditPlanTable = {
  order_id: number;
  credit_line_id: number;
  is_awaiting: boolean;
  months: number;
  fee_rate: number;
  first_due_on: string;
  principal: Defaulted<number>;
  fee: Defaulted<number>;
  placed_at: Instant;
};

export type CreditTermTable = {
  method: string;
  months: number;
  fee_rate: Defaulted<number>;
};

export type CurrencyTable = {
  code: string;
  symbol: string;
  derived_step: Defaulted<number>;
  scale: number;
};

export type CurrentOrderTable = {
  id: number;
  order_number: string;
  cart_id: string | null;
  customer_id: number | null;
  store_code: string;
  currency: string;
  base_currency: string;
  base_rate_numerator: number;
  base_rate_denominator: number;
  payable_currency: string | null;
  payable_rate_numerator: number | null;
  payable_rate_denominator: number | null;
  payable_step: number | null;
  placed_at: Instant;
  revision: number;
  is_virtual: boolean;
  shipping_carrier_code: string | null;
  shipping_method_code: string | null;
  shipping_title: string | null;
  delivery_slot: string | null;
  payment_method_code: string;
  payment_title: string;
  coupon_code: string | null;
  context_version: string;
  items_qty: number;
  subtotal: number;
  shipping_amount: number;
  tax_amount: number;
  discount_amount: number;
  grand_total: number;
  base_subtotal: number;
  base_shipping_amount: number;
  base_tax_amount: number;
  base_discount_amount: number;
  base_grand_total: number;
  payable_total: number | null;
  version: number;
};

export type CurrentOrderLineTable = {
  order_id: number;
  line_number: number;
  product_id: number;
  parent_sku: string | null;
  sku: string;
  name: string;
  product_type: string;
  options: Json;
  product_option: Json | null;
  parts: Json;
  qty: number;
  price: number;
  price_incl_tax: number;
  row_total: number;
  row_total_incl_tax: number;
  tax_amount: number;
  tax_percent: string;
  discount_amount: number;
  base_row_total: number;
};

export type CustomOptionTable = {
  id: Defaulted<number>;
  product_id: number;
  code: string;
  type: 'field' | 'area' | 'date' | 'drop_down' | 'radio' | 'checkbox' | 'multiple';
  is_required: Defaulted<boolean>;
  max_characters: number | null;
  position: number;
};

export type CustomOptionPriceTable = {
  value_id: number;
  currency: string;
  amount: number;
  is_derived: Defaulted<boolean>;
};

export type CustomOptionTextTable = {
  option_id: number;
  language: string;
  title: string;
};

export type CustomOptionValueTable = {
  id: Defaulted<number>;
  option_id: number;
  code: string;
  price_type: 'fixed' | 'percent';
  percent: number | null;
  position: number;
};

export type CustomOptionValueTextTable = {
  value_id: number;
  language: string;
  title: string;
};

export type CustomerTable = {
  id: Defaulted<number>;
  email: string;
  firstname: string;
  lastname: string;
  telephone: string | null;
  telephone_verified_at: Instant | null;
  telephone_resets_from: Instant | null;
  telephone_by_token: Defaulted<boolean>;
  email_verified_at: Instant | null;
  birthday: string | null;
  gender: string | null;
  customer_group_id: number;
  password_hash: string | null;
  is_active: Defaulted<boolean>;
  store_code: string | null;
  created_at: Defaulted<Instant>;
  updated_at: Defaulted<Instant>;
  source: string;
  deletes_at: Instant | null;
};

export type CustomerAddressTable = {
  id: Defaulted<number>;
  customer_id: number;
  firstname: string;
  lastname: string;
  company: string | null;
  telephone: string | null;
  country: string;
  region_id: number | null;
  region: string | null;
  city: string;
  street: string[];
  postcode: string | null;
  vat_id: string | null;
  extension_attributes: Json | null;
  is_default_shipping: Defaulted<boolean>;
  is_default_billing: Defaulted<boolean>;
};

export type CustomerConsentTable = {
  id: Defaulted<number>;
  customer_id: number;
  kind: string;
  text: string;
  language: string;
  given_at: Instant;
};

export type CustomerGroupTable = {
  id: Defaulted<number>;
  code: string;
  price_list: string;
  tax_class_id: number;
  is_default: Defaulted<boolean>;
};

export type CustomerIdentityTable = {
  id: Defaulted<number>;
  customer_id: number;
  provider: string;
  subject: string;
  created_at: Instant;
  last_used_at: Instant;
};

export type CustomerPasskeyTable = {
  id: Defaulted<number>;
  customer_id: number;
  name: string;
  credential_id: string;
  public_key: Buffer;
  use_count: Defaulted<number>;
  transports: Defaulted<string[]>;
  created_at: Instant;
  last_used_at: Instant | null;
};

export type CustomerSessionTable = {
  id: Defaulted<number>;
  customer_id: number;
  refresh_hash: Buffer;
  device: string;
  asks_password: Defaulted<boolean>;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
};

export type DeliverySlotTable = {
  code: string;
  is_active: Defaulted<boolean>;
  position: Defaulted<number>;
  until_hour: number | null;
};

export type DeliverySlotTextTable = {
  code: string;
  language: string;
  label: string;
};

export type DigitalCardTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  code_sealed: Buffer;
  pin_sealed: Buffer | null;
  code_digest: Buffer;
  state: Defaulted<'free' | 'issued' | 'revealed' | 'void' | 'withdrawn'>;
  order_id: number | null;
  line_number: number | null;
  piece: number | null;
  added_at: Instant;
  issued_at: Instant | null;
  revealed_at: Instant | null;
};

export type DigitalCardAwaitedTable = {
  order_id: number;
  line_number: number;
  product_id: number;
  qty: number;
};

export type DigitalCardProductTable = {
  product_id: number;
  low_below: Defaulted<number>;
  note: Defaulted<Json>;
  since: Instant;
};

export type DistrictTable = {
  id: number;
  region_id: number;
  code: string;
  name_en: string;
  name_ar: string;
  position: number;
};

export type DownloadFileTable = {
  path: string;
  name: string;
  bytes: number;
  sha256: Buffer;
  given_at: Instant;
};

export type DownloadLinkTable = {
  id: Defaulted<number>;
  product_id: number;
  code: string;
  file: string;
  sample_file: string | null;
  max_downloads: number | null;
  days: number | null;
  position: number;
};

export type DownloadLinkPriceTable = {
  link_id: number;
  currency: string;
  amount: number;
  is_derived: Defaulted<boolean>;
};

export type DownloadLinkTextTable = {
  link_id: number;
  language: string;
  title: string;
};

export type DownloadRuleTable = {
  only_row: Defaulted<boolean>;
  max_downloads: Defaulted<number | null>;
  days: number | null;
};

export type DownloadUploadTable = {
  id: string;
  parts: number;
  begun_at: Instant;
};

export type EnquiryTable = {
  id: Defaulted<number>;
  kind: 'contact' | 'wrong-information' | 'cheaper-price' | 'vendor' | 'application';
  state: Defaulted<'open' | 'answered' | 'closed'>;
  language: string;
  name: string;
  email: string | null;
  telephone: string | null;
  message: string;
  product_id: number | null;
  details: Defaulted<Json>;
  customer_id: number | null;
  answer: string | null;
  closed_at: Instant | null;
  created_at: Defaulted<Instant>;
};

export type EventTable = {
  id: GeneratedAlways<number>;
  name: string;
  key: string;
  data: Json;
  emitted_at: Defaulted<Instant>;
  queued_at: Instant | null;
  trace: string | null;
};

export type ExchangeRateTable = {
  base_currency: string;
  quote_currency: string;
  numerator: number;
  denominator: number;
  valid_from: Defaulted<Instant>;
  applied_at: Instant | null;
};

export type FormerSignInTable = {
  identifier: string;
  customer_id: number;
  expires_at: Instant;
  is_by_token: Defaulted<boolean>;
};

export type GiftCardTable = {
  id: GeneratedAlways<number>;
  code_sealed: Buffer;
  pin_sealed: Buffer;
  code_digest: Buffer;
  last_four: string;
  amount: number;
  currency: 'IQD' | 'USD';
  state: Defaulted<'active' | 'blocked' | 'void'>;
  blocked_reason: string | null;
  order_id: number;
  line_number: number;
  piece: number;
  channel: 'email' | 'sms' | null;
  to: string | null;
  is_own: boolean;
  from_name: string;
  design: string | null;
  message: string;
  language: string;
  send_at: Instant;
  sent_at: Instant | null;
  issued_at: Instant;
  expires_at: Instant | null;
};

export type GiftCardProductTable = {
  product_id: number;
  amount: number | null;
  currency: Defaulted<'IQD' | 'USD'>;
  valid_months: number | null;
  since: Instant;
};

export type GivenPictureTable = {
  path: string;
  given_at: Defaulted<Instant>;
};

export type ImportBeforeTable = {
  run_id: number;
  kind: string;
  natural_key: string;
  before: Json | null;
};

export type ImportRecordTable = {
  run_id: number;
  seq: number;
  kind: string;
  natural_key: string;
  file: string;
  line: number;
  record: Json;
};

export type ImportRunTable = {
  id: GeneratedAlways<number>;
  format: string;
  source: string;
  state: 'staging' | 'applying' | 'done' | 'failed' | 'undone';
  summary: Json | null;
  started_at: Defaulted<Instant>;
  ended_at: Instant | null;
};

export type InstallmentIdentityTable = {
  id: Defaulted<number>;
  customer_id: number;
  label: string;
  identity: Buffer;
  number_end: string;
  phone_end: string;
  created_at: Instant;
};

export type InstallmentSessionTable = {
  session_id: string;
  cart_id: string;
  customer_id: number | null;
  amount: number;
  plans: Json;
  count: number | null;
  expires_at: Instant;
};

export type InvoiceTable = {
  id: GeneratedAlways<number>;
  kind: string;
  year: number;
  number: number;
  order_id: number;
  revision: number;
  cause: string;
  credits: number | null;
  currency: string;
  grand_total: number;
  issued_at: Instant;
  actor: string;
  data: Json;
};

export type InvoiceSeriesTable = {
  kind: 'invoice' | 'credit note';
  year: number;
  last_number: number;
  last_issued_at: Instant;
};

export type LandingPageTable = {
  id: Defaulted<number>;
  identifier: string;
  is_active: Defaulted<boolean>;
  position: Defaulted<number>;
  picture: Defaulted<string>;
  carousel: Defaulted<string>;
  blocks: Defaulted<string>;
  source: string;
  updated_at: Defaulted<Instant>;
};

export type LandingPageTextTable = {
  page_id: number;
  language: string;
  title: string;
  content: string;
  meta_title: Defaulted<string>;
  meta_description: Defaulted<string>;
};

export type LedgerAccountTable = {
  id: GeneratedAlways<string>;
  kind: string;
  owner: string | null;
  unit: 'IQD' | 'USD' | 'POINT';
  guarded: boolean;
  at: Defaulted<Instant>;
};

export type LedgerBalanceTable = {
  account: string;
  unit: string;
  balance: Defaulted<number>;
  floor: Defaulted<number>;
};

export type LedgerEntryTable = {
  journal_id: number;
  line: number;
  account: string;
  unit: 'IQD' | 'USD' | 'POINT';
  amount: number;
};

export type LedgerJournalTable = {
  id: GeneratedAlways<number>;
  kind: string;
  cause: string;
  order_id: number | null;
  reason: string | null;
  actor: string;
  at: Instant;
};

export type LedgerProofTable = {
  only_row: Defaulted<boolean>;
  proved_at: Instant;
  balances: number;
  journals: number;
  accounts: number;
};

export type MadeBackupTable = {
  id: GeneratedAlways<number>;
  at: Instant;
  folder: string;
  host: string;
  bytes: number;
};

export type MessageTable = {
  id: GeneratedAlways<number>;
  channel: 'email' | 'sms' | 'push';
  to: string | null;
  template: string;
  params: Json;
  language: string;
  dedupe_key: string | null;
  state: Defaulted<'queued' | 'sending' | 'sent' | 'failed' | 'suppressed'>;
  attempts: Defaulted<number>;
  not_before: Instant | null;
  not_after: Instant | null;
  claimed_at: Instant | null;
  is_uncertain: Defaulted<boolean>;
  provider_id: string | null;
  error: string | null;
  created_at: Defaulted<Instant>;
  sent_at: Instant | null;
};

export type MessageTextTable = {
  template: string;
  channel: 'email' | 'sms';
  language: string;
  subject: string | null;
  text: string;
};

export type NewsletterCouponTable = {
  mailbox_digest: Buffer;
  given_at: Instant;
};

export type NewsletterSubscriberTable = {
  id: Defaulted<number>;
  email: string;
  language: string;
  key: string;
  confirmed_at: Instant | null;
  created_at: Defaulted<Instant>;
  topics: Defaulted<string[]>;
  frequency: Defaulted<'weekly' | 'monthly'>;
};

export type OfflineOrderRuleTable = {
  only_row: Defaulted<boolean>;
  sends_by_itself: Defaulted<boolean>;
};

export type OneTimeCodeTable = {
  id: string;
  purpose: string;
  subject_hash: string;
  asker_hash: string;
  code_hash: string;
  tries: Defaulted<number>;
  sent_at: Instant;
  resend_after: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  data: Json | null;
};

export type OrderTable = {
  id: number;
  order_number: string;
  cart_id: string | null;
  customer_id: number | null;
  store_code: string;
  currency: string;
  base_currency: string;
  base_rate_numerator: number;
  base_rate_denominator: number;
  payable_currency: string | null;
  payable_rate_numerator: number | null;
  payable_rate_denominator: number | null;
  payable_step: number | null;
  placed_at: Defaulted<Instant>;
  revision: Defaulted<number>;
  version: Defaulted<number>;
  source: string | null;
};

export type OrderAddressTable = {
  order_id: number;
  revision: number;
  kind: 'shipping' | 'billing';
  firstname: string;
  lastname: string;
  email: string | null;
  telephone: string | null;
  country: string;
  region_id: number | null;
  region: string | null;
  city: string;
  street: string[];
  postcode: string | null;
  company: string | null;
  vat_id: string | null;
  extension_attributes: Json | null;
};

export type OrderCallTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  outcome: 'not-reached' | 'call-later' | 'wrong-number';
  note: Defaulted<string>;
  actor: string;
  at: Defaulted<Instant>;
};

export type OrderClaimTable = {
  cart_id: string;
  client_order_id: string | null;
  order_id: Defaulted<number>;
  intent: string | null;
};

export type OrderEventTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  package: Defaulted<number>;
  from_state: string | null;
  to_state: string;
  move: string | null;
  actor: string;
  reason: string | null;
  data: Json | null;
  at: Defaulted<Instant>;
};

export type OrderGiftCardTable = {
  order_id: number;
  card_id: number;
  amount: number;
  value: number;
};

export type OrderGiveBackTable = {
  order_id: number;
  line_number: number;
  cause: string;
  kind: 'cancellation' | 'delivery' | 'expiry' | 'return';
  qty: number;
  is_restocked: Defaulted<boolean>;
  actor: string;
  at: Defaulted<Instant>;
};

export type OrderLineTable = {
  order_id: number;
  line_number: number;
  product_id: number;
  parent_sku: string | null;
  sku: string;
  name: string;
  product_type: string;
  options: Json;
  product_option: Json | null;
  parts: Defaulted<Json>;
};

export type OrderListingTable = {
  order_id: number;
  order_number: string;
  placed_at: Instant;
  store_code: string;
  state: Defaulted<string>;
  package_states: Defaulted<string[]>;
  region_id: number | null;
  shipping_carrier_code: string | null;
  shipping_method_code: string | null;
  payment_method_code: string;
  customer_name: Defaulted<string>;
  telephone: string | null;
  items_qty: number;
  unit: string;
  charged: number | null;
  paid: Defaulted<number>;
  credited: Defaulted<number>;
  refunded: Defaulted<number>;
  due: GeneratedAlways<number | null>;
  payment_state: GeneratedAlways<string>;
  words: Defaulted<string>;
  pay_until: Instant | null;
  network: string | null;
};

export type OrderPackageTable = {
  order_id: number;
  number: number;
  increment_id: string;
  carrier: string | null;
  tracking_number: string | null;
  created_at: Defaulted<Instant>;
  courier_id: number | null;
  given_to_courier_at: Instant | null;
};

export type OrderPackageLineTable = {
  order_id: number;
  package: number;
  line_number: number;
  qty: number;
  given_back: Defaulted<number>;
};

export type OrderPromotionUseTable = {
  order_id: number;
  promotion_id: number;
  buyer: string | null;
  telephone_buyer: string | null;
};

export type OrderRevisionTable = {
  order_id: number;
  number: number;
  cause: string;
  actor: string;
  reason: string | null;
  request_id: string;
  at: Defaulted<Instant>;
  is_virtual: boolean;
  shipping_carrier_code: string | null;
  shipping_method_code: string | null;
  shipping_title: string | null;
  delivery_slot: string | null;
  payment_method_code: string;
  payment_title: string;
  coupon_code: string | null;
  context_version: string;
  items_qty: number;
  subtotal: number;
  shipping_amount: number;
  tax_amount: number;
  discount_amount: number;
  grand_total: number;
  base_subtotal: number;
  base_shipping_amount: number;
  base_tax_amount: number;
  base_discount_amount: number;
  base_grand_total: number;
  payable_total: number | null;
};

export type OrderRevisionLineTable = {
  order_id: number;
  revision: number;
  line_number: number;
  qty: number;
  price: number;
  price_incl_tax: number;
  row_total: number;
  row_total_incl_tax: number;
  tax_amount: number;
  tax_percent: string;
  discount_amount: number;
  base_row_total: number;
};

export type OrderRewardTable = {
  order_id: number;
  earn_points: number | null;
  earn_money: number | null;
  earn_currency: string | null;
  spent_points: Defaulted<number>;
  spent_value: Defaulted<number>;
};

export type OrderRewardLineTable = {
  order_id: number;
  line_number: number;
  factor: number;
};

export type OrderTotalTable = {
  order_id: number;
  revision: number;
  position: number;
  code: string;
  title: string;
  value: number | null;
};

export type OwnTextTable = {
  language: string;
  file: string;
  member: string;
  text: string;
};

export type PasswordTokenTable = {
  token_hash: Buffer;
  customer_id: number;
  sent_to: string;
  expires_at: Instant;
};

export type PausedTable = {
  part: string;
  reason: string;
  since: Defaulted<Instant>;
};

export type PaymentAttemptTable = {
  id: string;
  order_id: number;
  number: number;
  revision: number;
  provider: string;
  amount: number;
  currency: string;
  provider_ref: string | null;
  state: Defaulted<'created' | 'unknown' | 'pending' | 'authorised' | 'expired' | 'cancelled' | 'declined' | 'paid' | 'refund_pending' | 'partially_refunded' | 'refunded'>;
  provider_status: Defaulted<string>;
  is_mismatched: Defaulted<boolean>;
  money_case: 'late' | 'double' | null;
  next: Json | null;
  created_at: Instant;
  expires_at: Instant;
  read_at: Instant | null;
  readings: Defaulted<number>;
  asked_at: Instant | null;
  may_keep_card: Defaulted<boolean>;
};

export type PaymentCaseDecisionTable = {
  attempt_id: string;
  done: 'given-back' | 'kept' | 'no-money';
  note: string;
  decided_by: string;
  decided_at: Instant;
};

export type PaymentEventTable = {
  provider: string;
  event_key: string;
  attempt_id: string;
  verdict: 'signed' | 'unsigned';
  at: Instant;
};

export type PaymentGatewayTable = {
  code: string;
  is_test: boolean;
  away_until: Instant | null;
};

export type PaymentLimitTable = {
  code: string;
  currency: string;
  min_total: number | null;
  max_total: number | null;
  fee: Defaulted<number>;
};

export type PaymentMethodTable = {
  code: string;
  is_active: Defaulted<boolean>;
  for_virtual_carts: Defaulted<boolean>;
  is_offline: Defaulted<boolean>;
  has_gateway: Defaulted<boolean>;
  customer_groups: string[] | null;
  position: Defaulted<number>;
  pay_within_hours: number | null;
};

export type PaymentMethodTextTable = {
  code: string;
  language: string;
  title: string;
  instructions: string | null;
};

export type PaymentRefundTable = {
  id: string;
  attempt_id: string;
  order_id: number;
  amount: number;
  reason: string;
  actor: string;
  state: Defaulted<'asked' | 'unknown' | 'pending' | 'done' | 'refused'>;
  refund_ref: string | null;
  created_at: Instant;
  settled_at: Instant | null;
  read_at: Instant | null;
  readings: Defaulted<number>;
};

export type PermissionTable = {
  code: string;
};

export type PictureFocusTable = {
  path: string;
  x: string;
  y: string;
};

export type PlaceTable = {
  id: number;
  district_id: number;
  kind: 'subdistrict' | 'city' | 'neighbourhood';
  code: string;
  name_en: string;
  name_ar: string;
  position: number;
};

export type PointsAdjustmentTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  points: number;
  reason: string;
  state: Defaulted<'asked' | 'confirmed' | 'refused'>;
  asked_at: Instant;
  asked_by: number;
  decided_at: Instant | null;
  decided_by: number | null;
};

export type PointsCampaignTable = {
  id: Defaulted<number>;
  name: string;
  is_active: Defaulted<boolean>;
  from_at: Instant;
  until_at: Instant;
  factor: number;
  category_ids: Defaulted<number[]>;
  brand_ids: Defaulted<number[]>;
  customer_group_ids: Defaulted<number[]>;
  version: Defaulted<number>;
};

export type PointsExpiryTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  day: string;
  points: number;
  told_at: Instant;
  ended_at: Instant | null;
  expired: number | null;
};

export type PriceTable = {
  id: Defaulted<number>;
  product_id: number;
  price_list: string;
  currency: string;
  kind: 'regular' | 'special';
  min_qty: Defaulted<number>;
  amount: number;
  from_at: Instant | null;
  until_at: Instant | null;
  is_derived: Defaulted<boolean>;
};

export type PriceListTable = {
  code: string;
};

export type ProductTable = {
  id: Defaulted<number>;
  sku: string;
  type: 'simple' | 'configurable' | 'bundle' | 'grouped' | 'virtual' | 'downloadable';
  status: Defaulted<number>;
  tax_class_id: Defaulted<number>;
  size_class: string | null;
  attribute_set_id: number | null;
  attributes: Defaulted<Json>;
  created_at: Defaulted<Instant>;
  updated_at: Defaulted<Instant>;
  source: string;
};

export type ProductAnswerTable = {
  id: Defaulted<number>;
  question_id: number;
  status: Defaulted<number>;
  language: string;
  nickname: string | null;
  answer: string;
  customer_id: number | null;
  has_rude_words: Defaulted<boolean>;
  created_at: Defaulted<Instant>;
};

export type ProductAxisTable = {
  parent_id: number;
  attribute_id: number;
  position: number;
};

export type ProductCategoryTable = {
  product_id: number;
  category_id: number;
  position: Defaulted<number>;
};

export type ProductCostTable = {
  product_id: number;
  amount: number;
  currency: string;
};

export type ProductDownloadTable = {
  product_id: number;
  links_purchased_separately: Defaulted<boolean>;
};

export type ProductDownloadTextTable = {
  product_id: number;
  language: string;
  links_title: Defaulted<string>;
  samples_title: Defaulted<string>;
};

export type ProductLinkTable = {
  product_id: number;
  type: 'related' | 'crosssell' | 'upsell' | 'associated';
  linked_product_id: number;
  position: number;
  qty: Defaulted<number>;
};

export type ProductMediaTable = {
  product_id: number;
  position: number;
  path: string;
  hash: string | null;
  tone: string | null;
  alt: Defaulted<Json>;
};

export type ProductQuestionTable = {
  id: Defaulted<number>;
  product_id: number;
  status: Defaulted<number>;
  language: string;
  nickname: string;
  question: string;
  customer_id: number | null;
  email: string | null;
  has_rude_words: Defaulted<boolean>;
  created_at: Defaulted<Instant>;
};

export type ProductSalesTable = {
  product_id: number;
  number_of_sales: Defaulted<number>;
  sales_trend: Defaulted<number>;
};

export type ProductStoreTable = {
  product_id: number;
  store_code: string;
  visibility: number;
  url_key: string;
  url_path: string;
};

export type ProductTextTable = {
  product_id: number;
  language: string;
  name: string;
  description: Defaulted<string>;
  short_description: Defaulted<string>;
  meta_title: Defaulted<string>;
  meta_description: Defaulted<string>;
  attributes: Defaulted<Json>;
};

export type ProductVariantTable = {
  parent_id: number;
  child_id: number;
  position: number;
};

export type PromotionTable = {
  id: Defaulted<number>;
  code: string;
  kind: Defaulted<'cart' | 'catalogue'>;
  is_active: Defaulted<boolean>;
  from_at: Instant | null;
  until_at: Instant | null;
  priority: Defaulted<number>;
  stops_further: Defaulted<boolean>;
  uses_per_customer: number | null;
  rule: Json;
  source: string;
  named_attributes: GeneratedAlways<Json>;
  version: Defaulted<number>;
  archived_at: Instant | null;
};

export type PromotionTextTable = {
  promotion_id: number;
  language: string;
  name: string;
  description: Defaulted<string>;
};

export type PromotionUseTable = {
  promotion_id: number;
  buyer: string;
  times_used: number;
};

export type PushKeyTable = {
  is_only: Defaulted<boolean>;
  public_key: string;
  private_key: string;
  created_at: Defaulted<Instant>;
};

export type PushSubscriptionTable = {
  id: string;
  customer_id: number;
  session_id: number;
  store_code: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Defaulted<Instant>;
};

export type QueuedOrderTable = {
  order_id: number;
  intent: string;
  told_cart_id: string | null;
  at: Defaulted<Instant>;
};

export type RateLimitTable = {
  key: string;
  points: Defaulted<number>;
  expire: number | null;
};

export type RegionTable = {
  id: number;
  country: string;
  code: string;
  name_en: string;
  name_ar: string;
  capital_en: string;
  capital_ar: string;
  latitude: number;
  longitude: number;
  position: number;
  delivery_days: Defaulted<number>;
  same_day_until: number | null;
};

export type RegionSpellingTable = {
  region_id: number;
  spelling: string;
};

export type RegistrationBonusGivenTable = {
  contact_digest: Buffer;
  given_at: Instant;
};

export type ReplayedAnswerTable = {
  scope: string;
  idempotency_key: string;
  call: string;
  request_hash: string;
  status: number;
  answer: Json;
  created_at: Defaulted<Instant>;
};

export type ReturnLineTable = {
  return_id: number;
  line_number: number;
  qty: number;
  restocked: Defaulted<number>;
  written_off: Defaulted<number>;
};

export type ReturnRequestTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  wish: 'money' | 'exchange';
  reason: string;
  state: Defaulted<'requested' | 'approved' | 'declined' | 'received'>;
  requested_at: Instant;
  decided_at: Instant | null;
  decided_by: string | null;
  answer: string | null;
  received_at: Instant | null;
  received_by: string | null;
};

export type ReturnRuleTable = {
  only_row: Defaulted<boolean>;
  within_days: Defaulted<number | null>;
};

export type ReviewTable = {
  id: Defaulted<number>;
  product_id: number;
  status: Defaulted<number>;
  language: string;
  nickname: string;
  title: string;
  detail: string;
  rating: number | null;
  customer_id: number | null;
  natural_key: string | null;
  source: string;
  created_at: Defaulted<Instant>;
  has_rude_words: Defaulted<boolean>;
  bought_here: Defaulted<boolean>;
  answer: string | null;
  device_hash: string | null;
};

export type ReviewAspectTable = {
  code: string;
  place: Defaulted<number>;
  is_asked: Defaulted<boolean>;
};

export type ReviewAspectTextTable = {
  aspect: string;
  language: string;
  name: string;
};

export type ReviewInvitationTable = {
  order_id: number;
  delivered_at: Instant;
  settled_at: Instant | null;
  key: string | null;
  recipient_hashes: Defaulted<string[]>;
  stopped_at: Instant | null;
};

export type ReviewPictureTable = {
  id: GeneratedAlways<number>;
  review_id: number | null;
  key_hash: string;
  place: Defaulted<number>;
  path: string;
  status: Defaulted<number>;
  created_at: Defaulted<Instant>;
};

export type ReviewRuleTable = {
  only_row: Defaulted<boolean>;
  invite_after_days: Defaulted<number>;
};

export type ReviewStarsTable = {
  review_id: number;
  aspect: string;
  stars: number;
};

export type ReviewVoteTable = {
  id: GeneratedAlways<number>;
  review_id: number;
  customer_id: number | null;
  device_hash: string | null;
};

export type RewardBonusTable = {
  only_row: Defaulted<boolean>;
  registration: number;
  review: number;
  expire_after_months: number | null;
};

export type RewardRateTable = {
  id: Defaulted<number>;
  direction: number;
  points: number;
  money: number;
  currency: string;
  priority: Defaulted<number>;
  customer_group_ids: number[];
  website_ids: number[];
};

export type RoleTable = {
  code: string;
};

export type RolePermissionTable = {
  role: string;
  permission: string;
};

export type SalesCountedTable = {
  only_row: Defaulted<boolean>;
  until_at: Instant;
};

export type SavedCardTable = {
  id: Defaulted<number>;
  public_hash: string;
  customer_id: number | null;
  provider: string;
  token: Buffer;
  token_digest: string;
  first_ref: string;
  scheme: string;
  last_digits: string;
  expires_on: string | null;
  created_at: Instant;
  removed_at: Instant | null;
};

export type SavedViewTable = {
  id: Defaulted<number>;
  staff_id: number;
  list: string;
  name: string;
  search: string;
  is_default: Defaulted<boolean>;
  is_shared: Defaulted<boolean>;
};

export type ScheduledChangeTable = {
  entity: string;
  entity_id: number;
  at: Instant;
};

export type SchemaMigrationTable = {
  name: string;
  checksum: string;
  applied_at: Defaulted<Instant>;
};

export type SearchClickTable = {
  day: string;
  store_code: string;
  folded: string;
  product_id: number;
  position: number;
  clicks: number;
  sales: number;
};

export type SearchCountTable = {
  day: string;
  store_code: string;
  folded: string;
  times: number;
  without_result: number;
};

export type SearchPinTable = {
  store_code: string;
  folded: string;
  place: number;
  product_id: number;
};

export type SearchRedirectTable = {
  store_code: string;
  folded: string;
  path: string;
};

export type SearchWordTable = {
  group_id: number;
  position: number;
  language: string;
  word: string;
};

export type SearchWordGroupTable = {
  id: GeneratedAlways<number>;
  code: string;
  kind: 'synonym' | 'brand' | 'stop';
  source: Defaulted<string>;
};

export type SearchWordStateTable = {
  is_only: Defaulted<boolean>;
  revision: Defaulted<number>;
};

export type SeenTogetherTable = {
  day: string;
  one_id: number;
  other_id: number;
  times: number;
};

export type SettlementTable = {
  id: GeneratedAlways<number>;
  kind: 'gateway' | 'carrier';
  party: string;
  file_name: string;
  imported_by: string;
  imported_at: Instant;
};

export type SettlementLineTable = {
  settlement_id: number;
  number: number;
  reference: string;
  amount: number;
  fee: Defaulted<number>;
  unit: string;
  expected: number | null;
  order_id: number | null;
  outcome: 'settled' | 'differs' | 'settled-before' | 'not-found';
};

export type ShippingMethodTable = {
  carrier_code: string;
  method_code: string;
  tax_class_id: Defaulted<number>;
  countries: string[];
  is_active: Defaulted<boolean>;
  position: Defaulted<number>;
};

export type ShippingMethodTextTable = {
  carrier_code: string;
  method_code: string;
  language: string;
  carrier_title: string;
  method_title: string;
};

export type ShippingPriceTable = {
  carrier_code: string;
  method_code: string;
  currency: string;
  min_subtotal: number;
  price: number;
};

export type ShippingRateTable = {
  carrier_code: string;
  method_code: string;
  country: string;
  region_code: Defaulted<string>;
  postcode: Defaulted<string>;
  currency: string;
  min_subtotal: number;
  price: number;
  source: string;
};

export type ShopBrandTable = {
  is_only: Defaulted<boolean>;
  source: 'seed' | 'demo' | 'owner';
  accent: string | null;
  accent_dark: string | null;
  shows_name: Defaulted<boolean>;
  licence_number: string | null;
  tax_number: string | null;
};

export type ShopBrandPictureTable = {
  role: string;
  media_type: 'image/svg+xml' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  hash: string;
  bytes: Buffer;
};

export type ShopBrandTextTable = {
  language: string;
  name: string;
  company_name: string | null;
  sender_name: string | null;
};

export type SizeClassTable = {
  code: string;
  position: number;
};

export type SizeClassDaysTable = {
  size_class: string;
  region_code: Defaulted<string>;
  days: number;
};

export type SizeClassPriceTable = {
  size_class: string;
  carrier_code: string;
  method_code: string;
  region_code: Defaulted<string>;
  currency: string;
  min_subtotal: number;
  price: number;
};

export type SizeClassTextTable = {
  size_class: string;
  language: string;
  method_title: string;
};

export type StaffTable = {
  id: Defaulted<number>;
  email: string;
  name: string;
  language: string;
  state: Defaulted<'invited' | 'active' | 'disabled'>;
  created_at: Defaulted<Instant>;
  updated_at: Defaulted<Instant>;
  password_hash: string | null;
  is_demo: Defaulted<boolean>;
  vendor: string | null;
};

export type StaffFactorTable = {
  id: Defaulted<number>;
  staff_id: number;
  kind: 'totp' | 'passkey';
  name: string;
  created_at: Instant;
  confirmed_at: Instant | null;
  last_used_at: Instant | null;
  sealed_secret: Buffer | null;
  last_step: Defaulted<number>;
  credential_id: string | null;
  public_key: Buffer | null;
  use_count: Defaulted<number>;
  transports: Defaulted<string[]>;
};

export type StaffLinkTable = {
  token_hash: Buffer;
  staff_id: number;
  purpose: 'join' | 'reset';
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
};

export type StaffNoteTable = {
  id: GeneratedAlways<number>;
  order_id: number | null;
  customer_id: number | null;
  text: string;
  staff_id: number;
  at: Instant;
};

export type StaffOrderNoticeTable = {
  staff_id: number;
  orders: 'each' | 'large';
  from_amount: number | null;
  channel: 'email' | 'sms';
  telephone: string | null;
};

export type StaffRecoveryCodeTable = {
  staff_id: number;
  code_hash: Buffer;
  used_at: Instant | null;
};

export type StaffRoleTable = {
  staff_id: number;
  role: string;
};

export type StaffSessionTable = {
  id: Defaulted<number>;
  token_hash: Buffer;
  staff_id: number;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  network: string;
  browser: string;
  stepped_up_at: Instant | null;
  revoked_at: Instant | null;
};

export type StockLevelTable = {
  product_id: number;
  qty: Defaulted<number>;
  manage_stock: Defaulted<boolean>;
  is_in_stock: Defaulted<boolean>;
  min_sale_qty: Defaulted<number>;
  max_sale_qty: Defaulted<number>;
};

export type StockMovementTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  delta: number;
  reason: 'opening' | 'import' | 'order' | 'cancellation' | 'delivery' | 'expiry' | 'return' | 'count';
  order_id: number | null;
  actor: string;
  at: Defaulted<Instant>;
};

export type StoreViewTable = {
  code: string;
  id: number;
  name: string;
  language: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  currency: string;
  base_currency: string;
  price_list: string;
  index_name: string;
  root_category_id: number;
  is_default: Defaulted<boolean>;
  default_country: Defaulted<string>;
  default_region_id: number | null;
  source_price_includes_tax: Defaulted<boolean>;
  customer_tax_class_id: number;
  cash_step: Defaulted<number>;
  payable_currency: Defaulted<string>;
  payable_step: Defaulted<number>;
  only_left_below: Defaulted<number>;
  currency_symbol: string;
  sign_placement: 'append' | 'prepend';
  decimal_separator: string;
  thousands_separator: string;
  price_steps: number[];
  position: Defaulted<number>;
  hotline: string | null;
  whatsapp: string | null;
  hours: string | null;
  address: string | null;
  return_days: number | null;
  social: Defaulted<string[]>;
  email: string | null;
};

export type SuppressedAddressTable = {
  channel: 'email' | 'sms';
  address_hash: string;
  reason: string;
  at: Defaulted<Instant>;
};

export type TaxClassTable = {
  id: number;
  kind: 'product' | 'customer';
  name: string;
};

export type TaxRateTable = {
  id: Defaulted<number>;
  code: string;
  country: string;
  region_id: Defaulted<number>;
  region_name: string | null;
  postcode: Defaulted<string>;
  rate: string;
};

export type TaxRuleTable = {
  id: Defaulted<number>;
  code: string;
  priority: Defaulted<number>;
  position: Defaulted<number>;
};

export type TaxRuleClassTable = {
  tax_rule_id: number;
  tax_class_id: number;
};

export type TaxRuleRateTable = {
  tax_rule_id: number;
  tax_rate_id: number;
};

export type TotalsContextVersionTable = {
  is_only: Defaulted<boolean>;
  version: Defaulted<string>;
};

export type UnpaidOrderLimitTable = {
  only_row: Defaulted<boolean>;
  per_buyer: Defaulted<number | null>;
  per_network: Defaulted<number | null>;
  per_product: Defaulted<number | null>;
};

export type UrlRedirectTable = {
  store_code: string;
  from_path: string;
  to_path: string | null;
  created_at: Defaulted<Instant>;
};

export type UsedChallengeTable = {
  challenge_hash: Buffer;
  expires_at: Instant;
};

export type UserTokenTable = {
  token_hash: Buffer;
  session_id: number;
  expires_at: Instant;
};

export type VendorTable = {
  id: Defaulted<number>;
  identifier: string;
  is_active: Defaulted<boolean>;
  position: Defaulted<number>;
  picture: Defaulted<string>;
  source: string;
  updated_at: Defaulted<Instant>;
};

export type VendorEarningTable = {
  id: GeneratedAlways<number>;
  vendor: string;
  order_id: number;
  line_number: number;
  rate: number | null;
  storage_fee: number | null;
  delivered: number;
  kept: number;
  gross: number;
  commission: number;
  storage: number;
  net: number;
  unit: string;
  version: Defaulted<number>;
  seen_at: Instant;
};

export type VendorPayoutTable = {
  id: GeneratedAlways<number>;
  vendor: string;
  unit: string;
  amount: number;
  reference: string;
  made_at: Instant;
  made_by: string;
};

export type VendorTermsTable = {
  vendor: string;
  rate: number;
  storage_fee: number;
  unit: string;
  version: Defaulted<number>;
  set_at: Instant;
  set_by: string;
};

export type VendorTextTable = {
  vendor_id: number;
  language: string;
  title: string;
  summary: Defaulted<string>;
  content: string;
  meta_title: Defaulted<string>;
  meta_description: Defaulted<string>;
};

export type ViewedTogetherTable = {
  product_id: number;
  with_id: number;
  times: number;
};

export type WatchTable = {
  id: Defaulted<number>;
  customer_id: number | null;
  channel: 'email' | 'sms' | 'push';
  address: string | null;
  kind: 'price' | 'stock';
  product_id: number;
  parent_id: number;
  store_code: string;
  price_list: string;
  currency: string;
  from_amount: number | null;
  is_armed: boolean;
  key: string;
  confirmed_at: Instant | null;
  told_at: Instant | null;
  created_at: Defaulted<Instant>;
};

export type WatchPositionTable = {
  is_only: Defaulted<boolean>;
  horizon: string;
  at: Instant;
  next_message_at: Instant;
};

export type WebhookTable = {
  id: Defaulted<number>;
  url: string;
  events: string[];
  sealed_secret: Buffer;
  is_active: Defaulted<boolean>;
  created_at: Instant;
};

export type WebhookDeliveryTable = {
  id: Defaulted<string>;
  webhook_id: number;
  event: string;
  event_key: string;
  data: Json;
  state: Defaulted<'waiting' | 'sent' | 'dead'>;
  attempts: Defaulted<number>;
  due_at: Instant | null;
  tried_at: Instant | null;
  status: number | null;
  fault: string | null;
  took_ms: number | null;
  created_at: Instant;
};

export type WishlistItemTable = {
  id: Defaulted<number>;
  customer_id: number;
  product_id: number;
  qty: Defaulted<number>;
  product_option: Json | null;
  comment: string | null;
  added_at: Defaulted<Instant>;
};

export type WishlistShareTable = {
  customer_id: number;
  code: string;
  created_at: Defaulted<Instant>;
};

/** Name of a table or view to its columns. */
export type Tables = {
  adjustment_rule: AdjustmentRuleTable;
  affiliate_account: AffiliateAccountTable;
  affiliate_bound_customer: AffiliateBoundCustomerTable;
  affiliate_campaign: AffiliateCampaignTable;
  affiliate_campaign_text: AffiliateCampaignTextTable;
  affiliate_click: AffiliateClickTable;
  affiliate_commission: AffiliateCommissionTable;
  affiliate_coupon: AffiliateCouponTable;
  affiliate_group: AffiliateGroupTable;
  affiliate_hold: AffiliateHoldTable;
  affiliate_link: AffiliateLinkTable;
  affiliate_payout: AffiliatePayoutTable;
  affiliate_rule: AffiliateRuleTable;
  affiliate_settings: AffiliateSettingsTable;
  alert: AlertTable;
  answer_vote: AnswerVoteTable;
  api_key: ApiKeyTable;
  arrangement: ArrangementTable;
  attribute: AttributeTable;
  attribute_option: AttributeOptionTable;
  attribute_option_text: AttributeOptionTextTable;
  attribute_set: AttributeSetTable;
  attribute_set_attribute: AttributeSetAttributeTable;
  attribute_text: AttributeTextTable;
  audit: AuditTable;
  begun_download: BegunDownloadTable;
  blog_post: BlogPostTable;
  blog_post_text: BlogPostTextTable;
  bought_download: BoughtDownloadTable;
  bought_together: BoughtTogetherTable;
  branch: BranchTable;
  branch_text: BranchTextTable;
  brand: BrandTable;
  brand_settings: BrandSettingsTable;
  brand_text: BrandTextTable;
  bundle_option: BundleOptionTable;
  bundle_option_text: BundleOptionTextTable;
  bundle_selection: BundleSelectionTable;
  cancel_reason: CancelReasonTable;
  cancel_reason_text: CancelReasonTextTable;
  cancel_request: CancelRequestTable;
  carousel: CarouselTable;
  carousel_product: CarouselProductTable;
  carousel_slide: CarouselSlideTable;
  carousel_text: CarouselTextTable;
  cart: CartTable;
  cart_address: CartAddressTable;
  cart_line: CartLineTable;
  catalogue_document: CatalogueDocumentTable;
  category: CategoryTable;
  category_store: CategoryStoreTable;
  category_text: CategoryTextTable;
  certificate_check: CertificateCheckTable;
  change: ChangeTable;
  cms_block: CmsBlockTable;
  cms_block_text: CmsBlockTextTable;
  cms_page: CmsPageTable;
  cms_page_text: CmsPageTextTable;
  confirmation_rule: ConfirmationRuleTable;
  content_version: ContentVersionTable;
  coupon: CouponTable;
  courier_closing: CourierClosingTable;
  credit_installment: CreditInstallmentTable;
  credit_line: CreditLineTable;
  credit_plan: CreditPlanTable;
  credit_term: CreditTermTable;
  currency: CurrencyTable;
  current_order: CurrentOrderTable;
  current_order_line: CurrentOrderLineTable;
  custom_option: CustomOptionTable;
  custom_option_price: CustomOptionPriceTable;
  custom_option_text: CustomOptionTextTable;
  custom_option_value: CustomOptionValueTable;
  custom_option_value_text: CustomOptionValueTextTable;
  customer: CustomerTable;
  customer_address: CustomerAddressTable;
  customer_consent: CustomerConsentTable;
  customer_group: CustomerGroupTable;
  customer_identity: CustomerIdentityTable;
  customer_passkey: CustomerPasskeyTable;
  customer_session: CustomerSessionTable;
  delivery_slot: DeliverySlotTable;
  delivery_slot_text: DeliverySlotTextTable;
  digital_card: DigitalCardTable;
  digital_card_awaited: DigitalCardAwaitedTable;
  digital_card_product: DigitalCardProductTable;
  district: DistrictTable;
  download_file: DownloadFileTable;
  download_link: DownloadLinkTable;
  download_link_price: DownloadLinkPriceTable;
  download_link_text: DownloadLinkTextTable;
  download_rule: DownloadRuleTable;
  download_upload: DownloadUploadTable;
  enquiry: EnquiryTable;
  event: EventTable;
  exchange_rate: ExchangeRateTable;
  former_sign_in: FormerSignInTable;
  gift_card: GiftCardTable;
  gift_card_product: GiftCardProductTable;
  given_picture: GivenPictureTable;
  import_before: ImportBeforeTable;
  import_record: ImportRecordTable;
  import_run: ImportRunTable;
  installment_identity: InstallmentIdentityTable;
  installment_session: InstallmentSessionTable;
  invoice: InvoiceTable;
  invoice_series: InvoiceSeriesTable;
  landing_page: LandingPageTable;
  landing_page_text: LandingPageTextTable;
  ledger_account: LedgerAccountTable;
  ledger_balance: LedgerBalanceTable;
  ledger_entry: LedgerEntryTable;
  ledger_journal: LedgerJournalTable;
  ledger_proof: LedgerProofTable;
  made_backup: MadeBackupTable;
  message: MessageTable;
  message_text: MessageTextTable;
  newsletter_coupon: NewsletterCouponTable;
  newsletter_subscriber: NewsletterSubscriberTable;
  offline_order_rule: OfflineOrderRuleTable;
  one_time_code: OneTimeCodeTable;
  order: OrderTable;
  order_address: OrderAddressTable;
  order_call: OrderCallTable;
  order_claim: OrderClaimTable;
  order_event: OrderEventTable;
  order_gift_card: OrderGiftCardTable;
  order_give_back: OrderGiveBackTable;
  order_line: OrderLineTable;
  order_listing: OrderListingTable;
  order_package: OrderPackageTable;
  order_package_line: OrderPackageLineTable;
  order_promotion_use: OrderPromotionUseTable;
  order_revision: OrderRevisionTable;
  order_revision_line: OrderRevisionLineTable;
  order_reward: OrderRewardTable;
  order_reward_line: OrderRewardLineTable;
  order_total: OrderTotalTable;
  own_text: OwnTextTable;
  password_token: PasswordTokenTable;
  paused: PausedTable;
  payment_attempt: PaymentAttemptTable;
  payment_case_decision: PaymentCaseDecisionTable;
  payment_event: PaymentEventTable;
  payment_gateway: PaymentGatewayTable;
  payment_limit: PaymentLimitTable;
  payment_method: PaymentMethodTable;
  payment_method_text: PaymentMethodTextTable;
  payment_refund: PaymentRefundTable;
  permission: PermissionTable;
  picture_focus: PictureFocusTable;
  place: PlaceTable;
  points_adjustment: PointsAdjustmentTable;
  points_campaign: PointsCampaignTable;
  points_expiry: PointsExpiryTable;
  price: PriceTable;
  price_list: PriceListTable;
  product: ProductTable;
  product_answer: ProductAnswerTable;
  product_axis: ProductAxisTable;
  product_category: ProductCategoryTable;
  product_cost: ProductCostTable;
  product_download: ProductDownloadTable;
  product_download_text: ProductDownloadTextTable;
  product_link: ProductLinkTable;
  product_media: ProductMediaTable;
  product_question: ProductQuestionTable;
  product_sales: ProductSalesTable;
  product_store: ProductStoreTable;
  product_text: ProductTextTable;
  product_variant: ProductVariantTable;
  promotion: PromotionTable;
  promotion_text: PromotionTextTable;
  promotion_use: PromotionUseTable;
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
  queued_order: QueuedOrderTable;
  rate_limit: RateLimitTable;
  region: RegionTable;
  region_spelling: RegionSpellingTable;
  registration_bonus_given: RegistrationBonusGivenTable;
  replayed_answer: ReplayedAnswerTable;
  return_line: ReturnLineTable;
  return_request: ReturnRequestTable;
  return_rule: ReturnRuleTable;
  review: ReviewTable;
  review_aspect: ReviewAspectTable;
  review_aspect_text: ReviewAspectTextTable;
  review_invitation: ReviewInvitationTable;
  review_picture: ReviewPictureTable;
  review_rule: ReviewRuleTable;
  review_stars: ReviewStarsTable;
  review_vote: ReviewVoteTable;
  reward_bonus: RewardBonusTable;
  reward_rate: RewardRateTable;
  role: RoleTable;
  role_permission: RolePermissionTable;
  sales_counted: SalesCountedTable;
  saved_card: SavedCardTable;
  saved_view: SavedViewTable;
  scheduled_change: ScheduledChangeTable;
  schema_migration: SchemaMigrationTable;
  search_click: SearchClickTable;
  search_count: SearchCountTable;
  search_pin: SearchPinTable;
  search_redirect: SearchRedirectTable;
  search_word: SearchWordTable;
  search_word_group: SearchWordGroupTable;
  search_word_state: SearchWordStateTable;
  seen_together: SeenTogetherTable;
  settlement: SettlementTable;
  settlement_line: SettlementLineTable;
  shipping_method: ShippingMethodTable;
  shipping_method_text: ShippingMethodTextTable;
  shipping_price: ShippingPriceTable;
  shipping_rate: ShippingRateTable;
  shop_brand: ShopBrandTable;
  shop_brand_picture: ShopBrandPictureTable;
  shop_brand_text: ShopBrandTextTable;
  size_class: SizeClassTable;
  size_class_days: SizeClassDaysTable;
  size_class_price: SizeClassPriceTable;
  size_class_text: SizeClassTextTable;
  staff: StaffTable;
  staff_factor: StaffFactorTable;
  staff_link: StaffLinkTable;
  staff_note: StaffNoteTable;
  staff_order_notice: StaffOrderNoticeTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_role: StaffRoleTable;
  staff_session: StaffSessionTable;
  stock_level: StockLevelTable;
  stock_movement: StockMovementTable;
  store_view: StoreViewTable;
  suppressed_address: SuppressedAddressTable;
  tax_class: TaxClassTable;
  tax_rate: TaxRateTable;
  tax_rule: TaxRuleTable;
  tax_rule_class: TaxRuleClassTable;
  tax_rule_rate: TaxRuleRateTable;
  totals_context_version: TotalsContextVersionTable;
  unpaid_order_limit: UnpaidOrderLimitTable;
  url_redirect: UrlRedirectTable;
  used_challenge: UsedChallengeTable;
  user_token: UserTokenTable;
  vendor: VendorTable;
  vendor_earning: VendorEarningTable;
  vendor_payout: VendorPayoutTable;
  vendor_terms: VendorTermsTable;
  vendor_text: VendorTextTable;
  viewed_together: ViewedTogetherTable;
  watch: WatchTable;
  watch_position: WatchPositionTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  wishlist_item: WishlistItemTable;
  wishlist_share: WishlistShareTable;
};
