/** An order in the device's queue that repeatedly fails on the server. */
export const stuckOrder = {
  title: 'Your order hasn’t gone through yet',
  text: 'Something keeps going wrong on our side. Your order is saved, and we’ll keep trying.',
  cancelInCart: 'You can also cancel it, and its items go back to your cart.',
  cancelByCall:
    'It may have reached us anyway, so it can’t be canceled here. Call us if you no longer want it.',
  call: (number: string) => `Call us: ${number}`,
  tryAgain: 'Try again now',
  trying: 'Trying…',
  cancelling: 'Checking with the shop…',
  stillStuck: 'It didn’t go through this time either. Your order is saved, and we’ll keep trying.',
  unknown:
    'The shop couldn’t tell us whether it has your order, so we didn’t change anything. Please try again in a moment.',
};
