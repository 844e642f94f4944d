/** Emails and SMS about bought files. A link to them follows each SMS. */
export const downloadsMail = {
  subject: (number: string) => `The files of your order ${number} are ready to download`,
  heading: 'Your files are ready',
  text: 'Open your order with the button below and download your files there. The link is for you alone.',
  textOfAccount: 'You’ll find them in your account, under Downloads.',
  open: 'Open my files',
  sms: ({ shop, number }: { shop: string; number: string }) =>
    `${shop}: the files of your order ${number} are ready to download.`,
};
