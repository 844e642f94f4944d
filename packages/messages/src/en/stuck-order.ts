/** An order on the device that the server fails on again and again. */
export const stuckOrder = {
  title: 'We could not take your order yet',
  text: 'Something went wrong on our side, several times over. Your order is kept and we go on trying.',
  cancelInCart: 'You can also cancel it: its items go back to the cart.',
  cancelByCall: 'It may have reached us all the same, so it cannot be cancelled here. Call us if you no longer want it.',
  call: (number: string) => `Call us: ${number}`,
  tryAgain: 'Try again now',
  trying: 'Trying…',
  cancelling: 'Asking the shop…',
  stillStuck: 'It did not go through this time either. Your order is kept, and we go on trying.',
  unknown: 'The shop could not say whether it has your order, so nothing was changed. Please try again in a moment.',
};
