/** Sends a gateway's message to the shop. Resolves to the shop's status, 0 where there is no shop or no address. */
export const tellShop = async (
  address: string | undefined,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body: string },
): Promise<number> => {
  if (address === undefined) return 0;
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
  return (await fetch(address, sent).catch(() => undefined))?.status ?? 0;
};
