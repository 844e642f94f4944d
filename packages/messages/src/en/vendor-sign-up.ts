/** The page for those who want to sell here. */
export const vendorSignUp = {
  title: 'Sell with us',
  intro:
    'You have the products; we bring them to shoppers in every governorate. Tell us about your shop and we’ll write to you.',
  collect: 'We collect',
  collectText: 'Our couriers pick up what was ordered at your shop or warehouse.',
  deliver: 'We deliver',
  deliverText: 'To the buyer’s door, with our packing slips and our customer service.',
  pay: 'We pay you',
  payText: 'Once an order is delivered, you get its price less our commission, with a statement.',
  warehouse: 'We store, if you like',
  warehouseText: 'Keep your products in our warehouse for a fee, and they reach the buyer sooner.',
  needsScripts: 'Turn on JavaScript in your browser to send the form, or call us.',
};
