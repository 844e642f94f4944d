import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from '@dijla/provider/database';
import { vsfTasks } from './vsf-tasks.ts';

export const actorNames = [
  'nobody',
  'guest',
  'other guest',
  'owner',
  'other customer',
  'disabled',
  'expired token',
] as const;
export type ActorName = (typeof actorNames)[number];

/**
 * The credentials of an actor and the owner's resources that a call refers to. `session`, `order`, `address` and
 * `lines` (the lines of the owner's cart as in answers) are the same for every actor; `newEmail` is not in
 * use yet.
 */
export type Actor = {
  email: string;
  newEmail: string;
  token: string;
  refreshToken: string;
  cartId: string;
  session: string;
  /** Id of the owner's order. */
  order: string;
  address: object;
  lines: string[];
};

const password = 'Dijla-demo-1';
const day = 86_400_000;
const newToken = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Texts that occur only in the owner's data; an answer that shows one to another actor leaks data. */
const ownersWords = {
  firstname: 'Zubaydah',
  lastname: 'Al-Khuzai',
  street: ['Abu Nuwas 17', 'third floor'],
  city: 'Adhamiyah',
};
const ownersEmail = 'owner-of-all@example.iq';
const ownersNumber = '07715550101';

const address = {
  country_id: 'IQ',
  region: { region: 'Baghdad', region_id: 611 },
  region_id: 611,
  postcode: '10011',
  ...ownersWords,
};

/**
 * Creates a shop with an owner and the other actors who try to access the owner's data. Each row of the
 * matrix gets its own tokens and carts.
 */
export const accessActors = async ({ url, database: { db } }: { url: string; database: Connection }) => {
  const guestTasks = vsfTasks(url, 'en');
  const register = async (email: string, more: object = {}): Promise<number> => {
    const { result } = await guestTasks.register({ email, firstname: 'A', lastname: 'B', ...more }, password);
    return (result as { id: number }).id;
  };
  const ids = {
    owner: await register(ownersEmail, {
      ...ownersWords,
      addresses: [address],
      custom_attributes: [{ attribute_code: 'mobilenumber', value: ownersNumber }],
    }),
    other: await register('somebody-else@example.iq'),
    disabled: await register('disabled@example.iq'),
  };
  await db
    .updateTable('customer')
    .set({ telephone_verified_at: new Date() })
    .where('id', '=', ids.owner)
    .execute();

  /**
   * Creates a session that ends, with its tokens, after `lifeMs` milliseconds, without the cost of hashing a
   * password.
   */
  const tokensOf = async (customer_id: number, lifeMs = day) => {
    const [token, refreshToken] = [newToken(), newToken()];
    const [now, expires_at] = [new Date(), new Date(Date.now() + lifeMs)];
    const row = {
      customer_id,
      refresh_hash: hashOf(refreshToken),
      device: 'test',
      created_at: now,
      last_used_at: now,
      expires_at,
    };
    const { id: session_id } = await db
      .insertInto('customer_session')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('user_token')
      .values({ token_hash: hashOf(token), session_id, expires_at })
      .execute();
    return { token, refreshToken };
  };
  /** Creates a cart with one line; the owner's cart also contains the owner's address. */
  const cartOf = async (token: string, isOwners = false): Promise<string> => {
    const tasks = vsfTasks(url, 'en', token);
    const cartId = String((await tasks.create()).result);
    if (((await tasks.pull(cartId)).result as unknown[]).length === 0)
      await tasks.update(cartId, { sku: 'DJ-SIMPLE', qty: 2 });
    if (isOwners)
      await tasks.shippingInformation(cartId, {
        shippingAddress: { countryId: 'IQ', ...ownersWords },
        shippingCarrierCode: 'flatrate',
        shippingMethodCode: 'flatrate',
      });
    return cartId;
  };
  /** Places an order of the owner with the owner's texts in it, for other actors to try to read. */
  const orderOfOwner = async (): Promise<string> => {
    const { token } = await tokensOf(ids.owner);
    const cart_id = await cartOf(token);
    const billingAddress = { ...address, region: 'Baghdad', telephone: ownersNumber };
    const { code, result } = await vsfTasks(url, 'en', token).order({
      cart_id,
      products: [{ sku: 'DJ-SIMPLE', qty: 2 }],
      addressInformation: {
        shippingAddress: billingAddress,
        billingAddress,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
        payment_method_code: 'cashondelivery',
      },
    });
    if (code !== 200) throw new Error(`the owner's order is refused: ${JSON.stringify(result)}`);
    return (result as { backendOrderId: string }).backendOrderId;
  };
  const order = await orderOfOwner();
  const setActive = (isActive: boolean) =>
    db.updateTable('customer').set({ is_active: isActive }).where('id', '=', ids.disabled).execute();
  /** An actor who signed in before the account was disabled. */
  const disabledActor = async () => {
    await setActive(true);
    const tokens = await tokensOf(ids.disabled);
    const cartId = await cartOf(tokens.token);
    await setActive(false);
    return { email: 'disabled@example.iq', ...tokens, cartId };
  };
  /** The owner's address, made again where a row of the matrix has removed it. */
  const ownersAddress = async (token: string): Promise<number> => {
    await vsfTasks(url, 'en', token).saveProfile({
      email: ownersEmail,
      ...ownersWords,
      addresses: [address],
    });
    const { id } = await db
      .selectFrom('customer_address')
      .select('id')
      .where('customer_id', '=', ids.owner)
      .executeTakeFirstOrThrow();
    return id;
  };

  const actors = async (): Promise<Record<ActorName, Actor>> => {
    await db
      .deleteFrom('customer_session')
      .where('customer_id', 'in', [ids.owner, ids.other, ids.disabled])
      .execute();
    const [owner, other, expired] = [
      await tokensOf(ids.owner),
      await tokensOf(ids.other),
      await tokensOf(ids.owner, -1),
    ];
    const cartId = await cartOf(owner.token, true);
    const { id: session } = await db
      .selectFrom('customer_session')
      .select('id')
      .where('customer_id', '=', ids.owner)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const lines = await db.selectFrom('cart_line').select('item_id').where('cart_id', '=', cartId).execute();
    const about = {
      session: String(session),
      order,
      address: { ...address, id: await ownersAddress(owner.token) },
      lines: lines.map(({ item_id }) => `"item_id":${item_id},`),
    };
    const none = { email: 'nobody-at-all@example.iq', token: '', refreshToken: '', ...about };
    const newEmail = (name: string) => ({ newEmail: `${name}@new.example.iq` });
    return {
      nobody: { ...none, ...newEmail('nobody'), cartId: '' },
      guest: { ...none, ...newEmail('guest'), cartId: await cartOf('') },
      // A guest who knows the id of the owner's cart.
      'other guest': { ...none, ...newEmail('other-guest'), cartId },
      owner: { ...about, ...newEmail('owner'), email: ownersEmail, ...owner, cartId },
      'other customer': {
        ...about,
        ...newEmail('other'),
        email: 'somebody-else@example.iq',
        ...other,
        cartId,
      },
      disabled: { ...about, ...newEmail('disabled'), ...(await disabledActor()) },
      'expired token': { ...about, ...newEmail('expired'), email: ownersEmail, ...expired, cartId },
    };
  };

  /** Returns all database rows of the owner. */
  const ownersRows = async (): Promise<unknown> =>
    Promise.all([
      db.selectFrom('customer').selectAll().where('id', '=', ids.owner).execute(),
      db
        .selectFrom('customer_address')
        .selectAll()
        .where('customer_id', '=', ids.owner)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('customer_session')
        .selectAll()
        .where('customer_id', '=', ids.owner)
        .orderBy('id')
        .execute(),
      db.selectFrom('cart').selectAll().where('customer_id', '=', ids.owner).orderBy('id').execute(),
      db
        .selectFrom('cart_line')
        .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
        .selectAll('cart_line')
        .where('customer_id', '=', ids.owner)
        .orderBy('item_id')
        .execute(),
      db
        .selectFrom('cart_address')
        .innerJoin('cart', 'cart.id', 'cart_address.cart_id')
        .selectAll('cart_address')
        .where('customer_id', '=', ids.owner)
        .orderBy('kind')
        .execute(),
      db
        .selectFrom('user_token')
        .innerJoin('customer_session', 'customer_session.id', 'session_id')
        .selectAll('user_token')
        .where('customer_id', '=', ids.owner)
        .orderBy('token_hash')
        .execute(),
      db.selectFrom('current_order').selectAll().where('customer_id', '=', ids.owner).orderBy('id').execute(),
    ]);

  return {
    actors,
    ownersRows,
    secretsOf: ({ token, refreshToken, cartId, lines }: Actor) => [
      ownersEmail,
      ownersNumber,
      ...Object.values(ownersWords).flat(),
      token,
      refreshToken,
      cartId,
      ...lines,
    ],
  };
};
