/** Emails that answer what shoppers sent by forms: questions about products, and what they wrote to the shop. */
export const formsMail = {
  answeredSubject: (name: string) => `An answer about \u2068${name}\u2069`,
  answeredHeading: 'You have an answer',
  answeredText: (name: string) => `You asked us about \u2068${name}\u2069.`,
  yourQuestion: 'Your question',
  answer: 'Answer',
  seeProduct: 'See the product',
  answeredReason: (shop: string) =>
    `You’re getting this because you asked a question at ${shop} and gave this address.`,
  enquirySubject: (shop: string) => `An answer from ${shop}`,
  enquiryHeading: 'You wrote to us',
  about: 'About',
  youWrote: 'You wrote',
  vendorReceivedSubject: (shop: string) => `Selling at ${shop}: we have your form`,
  vendorReceivedHeading: 'Thank you for writing',
  vendorReceivedText:
    'We’ve received what you wrote about selling with us. We read it and write to you here. If it wasn’t you who filled in the form, you don’t have to do anything.',
  vendorForStaffSubject: (store: string, _shop: string) => `\u2068${store}\u2069 wants to sell with us`,
  vendorForStaffHeading: 'A new seller',
  vendorForStaffText: (store: string, name: string) =>
    `\u2068${name}\u2069 filled in the form for sellers for \u2068${store}\u2069. Read and answer it at the desk, under Enquiries.`,
};
