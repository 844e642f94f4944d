/** Result of a call of the task layer: the body alone, whatever the HTTP status (wire §1.3). */
export type TaskAnswer = { status: number; code: number; result: unknown; meta?: unknown; headers: Headers };

/** The server sends lists, the client objects keyed by option id (wire §2.5). */
type ListOrKeyed<Entry> = Entry[] | Record<string, Entry>;

export type ChosenOptions = {
  configurable_item_options?: { option_id: string | number; option_value: string | number }[];
  bundle_options?: ListOrKeyed<{
    option_id: string | number;
    option_qty?: number;
    option_selections: (string | number)[];
  }>;
  custom_options?: ListOrKeyed<{ option_id: string | number; option_value: string | number | null }>;
  downloadable_option?: { downloadable_links: number[] };
};

export type ServerLine = {
  item_id: number;
  sku: string;
  qty: number;
  name: string;
  price: number;
  product_type: string;
  quote_id: string;
  product_option?: { extension_attributes?: ChosenOptions };
};

const headers = { accept: 'application/json, text/plain, */*', 'content-type': 'application/json' };

/**
 * Sends and reads one call as the unmodified client's task layer does: JSON headers on GETs too, no cookies,
 * content type and code checked (wire §1.3–1.4).
 */
export const executeTask = async (
  url: string,
  {
    method = 'GET',
    body,
    headers: more = {},
  }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<TaskAnswer> => {
  const answer = await fetch(url, {
    method,
    mode: 'cors',
    headers: { ...headers, ...more },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.headers.get('content-type')?.includes('application/json'))
    throw new Error('Error with response - bad content-type!');
  const parsed = (await answer.json()) as { code: number; result: unknown; meta?: unknown } | null;
  if (!parsed) throw new Error('Unhandled error, wrong response format!');
  return { status: answer.status, ...parsed, headers: answer.headers };
};

/**
 * The calls of one shopper in one store view as VSF 1.12.3 makes them. A guest's token is empty; cart id and
 * store code are in the query (wire §1.5–1.6, §2–§6).
 */
export const vsfTasks = (url: string, store: string, token = '') => {
  const address = (path: string, query: Record<string, string>) =>
    `${url}${path}?${new URLSearchParams({ token, ...query, storeCode: store }).toString()}`;
  const get = (path: string, query: Record<string, string>) => executeTask(address(path, query));
  const post = (path: string, query: Record<string, string>, body?: unknown) =>
    executeTask(address(path, query), { method: 'POST', body });
  return {
    create: () => post('/api/cart/create', {}),
    pull: (cartId: string) => get('/api/cart/pull', { cartId }),
    totals: (cartId: string) => get('/api/cart/totals', { cartId }),
    paymentMethods: (cartId: string) => get('/api/cart/payment-methods', { cartId }),
    shippingMethods: (cartId: string, addressGiven: object) =>
      post('/api/cart/shipping-methods', { cartId }, { address: addressGiven }),
    shippingInformation: (cartId: string, addressInformation: object) =>
      post('/api/cart/shipping-information', { cartId }, { addressInformation }),
    update: (cartId: string, cartItem: object) => post('/api/cart/update', { cartId }, { cartItem }),
    remove: (cartId: string, cartItem: object) => post('/api/cart/delete', { cartId }, { cartItem }),
    stockCheck: (sku: string) => get('/api/stock/check', { sku }),
    stockList: (skus: readonly string[]) => get('/api/stock/list', { skus: skus.join(',') }),
    register: (customer: object, password: string) => post('/api/user/create', {}, { customer, password }),
    logIn: (username: string, password: string) => post('/api/user/login', {}, { username, password }),
    refresh: (refreshToken: unknown) => post('/api/user/refresh', {}, { refreshToken }),
    me: () => get('/api/user/me', {}),
    orderHistory: (pageSize: number, currentPage: number) =>
      get('/api/user/order-history', { pageSize: String(pageSize), currentPage: String(currentPage) }),
    saveProfile: (customer: object) => post('/api/user/me', {}, { customer }),
    changePassword: (currentPassword: string, newPassword: string) =>
      post('/api/user/change-password', {}, { currentPassword, newPassword }),
    order: (body: object) => executeTask(`${url}/api/order?storeCode=${store}`, { method: 'POST', body }),
  };
};

export type VsfTasks = ReturnType<typeof vsfTasks>;
