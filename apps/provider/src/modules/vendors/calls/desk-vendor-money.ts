import { refusal } from '../../../call/refusal.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { emit } from '../../../events/emit-sql.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { lockVendors } from '../earning-sql.ts';
import { readOwed, savePayout, saveTerms } from '../money-sql.ts';
import { readTerms, readVendorDetail } from '../vendor-sql.ts';

declare module '../../../events/event.ts' {
  interface EventData {
    /** The terms of a seller were set. */
    'vendor.terms-set': { vendor: string };
  }
}

const changedDetail = async (transaction: DatabaseTransaction, vendor: string, language: string) => {
  const result = await readVendorDetail(transaction, vendor, language);
  if (result === undefined) throw new Error(`the seller ${vendor} was changed and is not there`);
  return { result };
};

/** `POST /api/desk/vendors/{vendor}/terms` */
export const setVendorTerms = handleDeskWrite(
  'desk/set-vendor-terms',
  () =>
    async ({ params: { vendor = '' }, body }, { transaction, act, author, store, now }) => {
      if ((await readVendorDetail(transaction, vendor, store.language)) === undefined)
        return refusal('vendor.not-found');
      await lockVendors(transaction, [vendor]);
      const terms = await readTerms(transaction, vendor);
      if ((terms?.version ?? 0) !== body.version) return refusal('vendor.changed-meanwhile');
      const { rate, storage_fee, unit } = body;
      const after = { rate, storage_fee, unit };
      const version = await saveTerms(transaction, vendor, { ...after, actor: author.actor, now });
      await emit(transaction, { name: 'vendor.terms-set', key: `${vendor}/${version}`, data: { vendor } });
      const before =
        terms === undefined
          ? null
          : { rate: terms.rate, storage_fee: terms.storage_fee, unit: terms.unit.code };
      await act({ act: 'changed', entity: 'vendor_terms', entityId: vendor, before, after });
      return changedDetail(transaction, vendor, store.language);
    },
);

/** `POST /api/desk/vendors/{vendor}/payouts` */
export const payVendor = handleDeskWrite(
  'desk/pay-vendor',
  () =>
    async ({ params: { vendor = '' }, body }, { transaction, act, author, store, now }) => {
      if ((await readVendorDetail(transaction, vendor, store.language)) === undefined)
        return refusal('vendor.not-found');
      await lockVendors(transaction, [vendor]);
      const { amount, unit } = body;
      const reference = body.reference.trim();
      if (reference === '') return refusal('request.invalid', { problem: 'reference: is empty' });
      if ((await readOwed(transaction, vendor, unit)) < amount) return refusal('vendor.balance-too-low');
      const payout = { amount, unit, reference };
      const id = await savePayout(transaction, vendor, { ...payout, actor: author.actor, now });
      await act({
        act: 'created',
        entity: 'vendor_payout',
        entityId: id,
        before: null,
        after: { vendor, ...payout },
      });
      return changedDetail(transaction, vendor, store.language);
    },
);
