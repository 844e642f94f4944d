/** Refusals about what shoppers write to the shop, and its answers. */
export const enquiryRefusals = {
  'enquiry.phone-invalid': () => 'Enter an Iraqi mobile number, such as 0770 123 4567.',
  'enquiry.product-unknown': () => 'We don’t sell this product any more.',
  'desk.enquiry-not-found': () => 'There’s no such enquiry.',
  'desk.enquiry-answered': () => 'It’s been answered already.',
  'desk.enquiry-without-address': () => 'Whoever wrote this left no address to answer to. You can close it.',
};
