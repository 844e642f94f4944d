// @chunk shell
/** Returns a telephone link; short numbers stay unchanged. */
export const hotlineHref = (number: string): string => `tel:${number}`;

/** Returns a link that opens a WhatsApp chat with this text; such links carry the number without its plus. */
export const whatsappHref = (number: string, text = ''): string =>
  `https://wa.me/${number.replace('+', '')}${text && `?text=${encodeURIComponent(text)}`}`;

/** Returns a link that opens WhatsApp to send an address to a contact chosen there. */
export const shareInWhatsapp = (title: string, address: string): string =>
  whatsappHref('', `${title}\n${address}`);

/**
 * Formats a number as it is read in Iraq: mobile numbers in national form, 0700 123 4567; short and foreign
 * numbers unchanged.
 */
export const numberText = (number: string): string => {
  const mobile = /^\+964(7\d{2})(\d{3})(\d{4})$/.exec(number);
  return mobile ? `0${mobile[1]} ${mobile[2]} ${mobile[3]}` : number;
};
