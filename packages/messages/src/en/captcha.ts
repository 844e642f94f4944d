/** Asked before a form is sent from a network that many robots use. */
export const captcha = {
  title: 'One quick check',
  why: 'There’s unusual activity on your network. Press the button to confirm that you’re not a robot.',
  confirm: 'I’m not a robot',
  leave: 'Cancel',
  busy: 'Checking…',
  failed: 'That didn’t work. Please try again.',
};
