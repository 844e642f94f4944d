// @chunk shell
/** What of a call's input is in its address. */
export type AddressInput = {
  query?: object | undefined;
  /** Path parameters such as `{index}`. */
  params?: Readonly<Record<string, string>> | undefined;
};

/** Returns a call's path with its parameters and its query; members without a value are left out. */
export const callAddress = (path: string, { query, params }: AddressInput): string => {
  const place = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) search.set(key, String(value));
  const text = search.toString();
  return `${place}${text === '' ? '' : `?${text}`}`;
};
