import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { personalFields } from './personal-fields.ts';

const { db } = await testDatabase();

/** Tables that hold people, with their columns that say nothing about one. */
const plain: Readonly<Record<string, readonly string[]>> = {
  customer: [
    'id',
    'customer_group_id',
    'is_active',
    'store_code',
    'created_at',
    'updated_at',
    'source',
    'telephone_verified_at',
    'telephone_resets_from',
    'telephone_by_token',
    'email_verified_at',
    'deletes_at',
  ],
  password_token: ['token_hash', 'customer_id', 'expires_at'],
  customer_consent: ['id', 'customer_id', 'kind', 'text', 'language', 'given_at'],
  customer_address: [
    'id',
    'customer_id',
    'country',
    'region_id',
    'region',
    'is_default_shipping',
    'is_default_billing',
  ],
  customer_session: [
    'id',
    'customer_id',
    'refresh_hash',
    'asks_password',
    'created_at',
    'last_used_at',
    'expires_at',
  ],
  customer_identity: ['id', 'customer_id', 'provider', 'created_at', 'last_used_at'],
  customer_passkey: ['id', 'customer_id', 'use_count', 'transports', 'created_at', 'last_used_at'],
  enquiry: ['id', 'kind', 'state', 'language', 'product_id', 'customer_id', 'closed_at', 'created_at'],
  newsletter_subscriber: ['id', 'language', 'key', 'confirmed_at', 'created_at', 'topics', 'frequency'],
  former_sign_in: ['customer_id', 'expires_at', 'is_by_token'],
  cart_address: ['cart_id', 'kind'],
  cancel_request: [
    'id',
    'order_id',
    'reason_id',
    'state',
    'requested_at',
    'answer_by',
    'decided_at',
    'decided_by',
  ],
  courier_closing: [
    'id',
    'courier_id',
    'day',
    'unit',
    'expected',
    'handed_in',
    'is_written_off',
    'confirmed_by',
    'closed_at',
  ],
  order_address: ['order_id', 'revision', 'kind', 'country', 'region_id', 'region'],
  order_call: ['id', 'order_id', 'outcome', 'actor', 'at'],
  order_listing: [
    'order_id',
    'order_number',
    'placed_at',
    'store_code',
    'state',
    'package_states',
    'region_id',
    'shipping_carrier_code',
    'shipping_method_code',
    'payment_method_code',
    'items_qty',
    'unit',
    'charged',
    'paid',
    'credited',
    'refunded',
    'due',
    'payment_state',
    'pay_until',
  ],
  return_request: [
    'id',
    'order_id',
    'wish',
    'state',
    'requested_at',
    'decided_at',
    'decided_by',
    'received_at',
    'received_by',
  ],
  saved_view: ['id', 'staff_id', 'list', 'search', 'is_default', 'is_shared'],
  staff_note: ['id', 'order_id', 'customer_id', 'staff_id', 'at'],
  staff_order_notice: ['staff_id', 'orders', 'from_amount', 'channel'],
  staff: ['id', 'language', 'state', 'created_at', 'updated_at', 'is_demo', 'vendor'],
  staff_factor: [
    'id',
    'staff_id',
    'kind',
    'created_at',
    'confirmed_at',
    'last_used_at',
    'sealed_secret',
    'last_step',
    'credential_id',
    'public_key',
    'use_count',
    'transports',
  ],
  staff_session: [
    'id',
    'token_hash',
    'staff_id',
    'created_at',
    'last_seen_at',
    'expires_at',
    'stepped_up_at',
    'revoked_at',
  ],
};

describe('personalFields', () => {
  it.each(Object.keys(plain))('has every column of %s that says something about a person', async (table) => {
    const { rows } = await sql<{
      name: string;
    }>`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
      db,
    );
    const known = new Set([
      ...(plain[table] ?? []),
      ...personalFields.ofAll,
      ...(personalFields.of[table] ?? []),
    ]);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
