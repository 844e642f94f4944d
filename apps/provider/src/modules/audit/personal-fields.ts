/**
 * Fields that say something about a person, by their column. `ofAll` are personal wherever they occur; a name
 * such as `name` is so in some entities alone. A test goes through the columns of the tables that hold people.
 */
export const personalFields: {
  ofAll: ReadonlySet<string>;
  of: Readonly<Record<string, ReadonlySet<string>>>;
} = {
  ofAll: new Set([
    'birthday',
    'city',
    'company',
    'email',
    'extension_attributes',
    'firstname',
    'gender',
    'landmark',
    'lastname',
    'password_hash',
    'postcode',
    'street',
    'telephone',
    'vat_id',
  ]),
  of: {
    affiliate_account: new Set(['referral_website', 'signup_message', 'bank_details', 'answer']),
    affiliate_payout: new Set(['bank_details']),
    cancel_request: new Set(['comment', 'answer']),
    cart_address: new Set(['address']),
    courier_closing: new Set(['reason']),
    credit_line: new Set(['organization', 'reference', 'answer']),
    customer_session: new Set(['device']),
    customer_identity: new Set(['subject']),
    customer_passkey: new Set(['name', 'credential_id', 'public_key']),
    enquiry: new Set(['name', 'message', 'details', 'answer']),
    former_sign_in: new Set(['identifier']),
    order_call: new Set(['note']),
    password_token: new Set(['sent_to']),
    order_listing: new Set(['customer_name', 'words', 'network']),
    return_request: new Set(['reason', 'answer']),
    saved_view: new Set(['name']),
    staff: new Set(['name']),
    staff_factor: new Set(['name']),
    staff_note: new Set(['text']),
    staff_session: new Set(['network', 'browser']),
  },
};
