/** Whether a text is the address of a website, as the shop asks for it. */
export const isWebAddress = (text: string): boolean => {
  try {
    const { protocol, hostname } = new URL(text);
    return /^https?:$/.test(protocol) && hostname.includes('.');
  } catch {
    return false;
  }
};
