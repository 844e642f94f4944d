// @chunk shell
/** A telephone link; short numbers as they are. */
export const hotlineHref = (number: string): string => `tel:${number}`;

/** Opens a conversation in WhatsApp, with this written; its addresses carry the number without its plus. */
export const whatsappHref = (number: string, text = ''): string =>
  `https://wa.me/${number.replace('+', '')}${text && `?text=${encodeURIComponent(text)}`}`;

/** Opens WhatsApp to send an address to whomever one chooses there. */
export const shareInWhatsapp = (title: string, address: string): string =>
  whatsappHref('', `${title}\n${address}`);

/** A number as it is read in Iraq: mobile numbers at home form, 0700 123 4567; short and foreign ones as they are. */
export const numberText = (number: string): string => {
  const mobile = /^\+964(7\d{2})(\d{3})(\d{4})$/.exec(number);
  return mobile ? `0${mobile[1]} ${mobile[2]} ${mobile[3]}` : number;
};
