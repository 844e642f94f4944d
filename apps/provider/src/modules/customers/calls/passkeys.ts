import type { RequestContext } from '../../../call/call-handler.ts';
import type { AskingCustomer } from '../../../call/caller.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { askForNewPasskey, checkNewPasskey } from '../../passkeys/passkeys.ts';
import { readMessageBrand } from '../../shop-brand/shop-brand.ts';
import { refusedProof } from '../codes/fresh-proof.ts';
import { tellAccountChanged } from '../codes/tell-account-changed.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { deletePasskey, insertPasskey, readPasskeys } from '../passkeys/passkey-sql.ts';
import { lockCustomer, readOwnData } from '../profile/profile-sql.ts';
import { readContactInForce } from '../sessions/contact-in-force-sql.ts';
import { countWaysIn } from '../profile/ways-in-sql.ts';

/** Passkeys that one customer may have: far more than devices. */
const passkeysAtMost = 20;

/** A new passkey is asked for in one session, so that no other token adds what a browser made. */
const addingOf = ({ id, session_id }: AskingCustomer) =>
  ({ purpose: 'customer-add', whose: `${id} ${session_id}` }) as const;

/** `GET /api/user/passkeys` */
export const listPasskeys = handleCall(
  'user/passkeys',
  ({ database }: CustomerParts) =>
    async (_, { customer }) => ({
      result: (await readPasskeys(database, customer.id)).map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
    }),
);

/** `POST /api/user/passkeys/begin`: a token alone does not add a passkey, which would outlive it. */
export const beginPasskey = handleCall(
  'user/begin-passkey',
  (parts: CustomerParts) =>
    async ({ body: proof }, context) => {
      const { customer, store, now, pageOrigin: origin } = context;
      const { database, secret } = parts;
      const refused = await refusedProof(parts, { customer, act: 'add-login', proof }, context);
      if (refused) return refused;
      const own = await readOwnData(database, customer.id);
      if (!own) return refusal('user.not-signed-in');
      const known = await readPasskeys(database, customer.id);
      if (known.length >= passkeysAtMost) return refusal('user.too-many-passkeys');
      const { name: shop } = await readMessageBrand(database, store.language);
      const owner = {
        // Members of the staff have their bare id, and may be customers on the same device.
        handle: `customer ${customer.id}`,
        name: own.email,
        displayName: `${own.firstname} ${own.lastname}`,
      };
      const asked = { owner, shop, known };
      return { result: { ...(await askForNewPasskey({ origin, secret, now }, addingOf(customer), asked)) } };
    },
);

type OwnData = NonNullable<Awaited<ReturnType<typeof readOwnData>>>;

/** Tells the owner of an account of a passkey that was added to it or removed. */
const tellOwner = async (
  transaction: DatabaseTransaction,
  { firstname }: OwnData,
  {
    id,
    act,
    customer,
    store,
    now,
  }: Pick<RequestContext, 'store' | 'now'> & {
    customer: AskingCustomer;
    id: number;
    act: 'added' | 'removed';
  },
): Promise<void> => {
  const contact = await readContactInForce(transaction, customer.id, now);
  await tellAccountChanged(transaction, {
    customerId: customer.id,
    changed: act === 'added' ? { passkeyAdded: true } : { passkeyRemoved: true },
    name: firstname,
    emails: contact?.emails ?? [],
    telephone: contact?.telephone ?? null,
    language: store.language,
    cause: `passkey ${id} ${act}`,
  });
};

/** `POST /api/user/passkeys` */
export const addPasskey = handleCall(
  'user/add-passkey',
  ({ database, secret }: CustomerParts) =>
    async ({ body: { name, credential } }, { customer, store, now, pageOrigin: origin }) =>
      inTransaction(database, async (transaction) => {
        await lockCustomer(transaction, customer.id);
        const own = await readOwnData(transaction, customer.id);
        if (!own) return refusal('user.not-signed-in');
        if ((await readPasskeys(transaction, customer.id)).length >= passkeysAtMost)
          return refusal('user.too-many-passkeys');
        const made = { credential, use: addingOf(customer) };
        const passkey = await checkNewPasskey(transaction, made, { origin, secret, now });
        const id =
          passkey && (await insertPasskey(transaction, { customerId: customer.id, name, passkey }, now));
        if (id === null) return refusal('user.passkey-wrong');
        await tellOwner(transaction, own, { id, act: 'added', customer, store, now });
        return { result: { id } };
      }),
);

/** `DELETE /api/user/passkeys/{passkeyId}`: the last way into an account stays. */
export const removePasskey = handleCall(
  'user/remove-passkey',
  ({ database }: CustomerParts) =>
    async ({ params }, { customer, store, now }) => {
      const id = idInPath(params, { name: 'passkeyId', thing: 'passkey' });
      if (isRefusal(id)) return id;
      return inTransaction(database, async (transaction) => {
        const waysIn = await countWaysIn(transaction, customer.id);
        const own = await readOwnData(transaction, customer.id);
        if (!own) return refusal('user.not-signed-in');
        const passkeys = await readPasskeys(transaction, customer.id);
        if (!passkeys.some((each) => each.id === id)) return refusal('user.passkey-not-found');
        if (waysIn < 2) return refusal('user.last-way-in');
        await deletePasskey(transaction, id);
        await tellOwner(transaction, own, { id, act: 'removed', customer, store, now });
        return { result: true as const };
      });
    },
);
