/** Returns the address of a double as a setting of the shop: `fib+http://id:secret@127.0.0.1:1234/fib`. */
export const gatewaySetting = (
  scheme: string,
  base: string,
  { id, secret, query = [] }: { id: string; secret: string; query?: readonly (readonly [string, string])[] },
): string => {
  const keys = `${encodeURIComponent(id)}:${encodeURIComponent(secret)}@`;
  const asked = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return `${scheme}+${base.replace('://', `://${keys}`)}${asked === '' ? '' : `?${asked}`}`;
};
