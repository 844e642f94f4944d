import { escaped } from '../../pages/page.ts';
import type { FibPayment } from './fib-bank.ts';

const act = ({ paymentId }: FibPayment, name: string, words: string): string =>
  `<form method="post" action="/phone/${paymentId}/${name}"><button>${words}</button></form>`;

const row = (payment: FibPayment): string => `
<li>
  <p><b>${escaped(payment.description)}</b> · ${payment.amount.amount} IQD · <code>${payment.readableCode}</code> · ${payment.status}</p>
  ${payment.status === 'UNPAID' ? `${act(payment, 'pay', 'Pay')} ${act(payment, 'decline', 'Decline')}` : ''}
  ${payment.status === 'UNPAID' ? act(payment, 'pay-silently', 'Pay, without telling the shop') : ''}
  ${payment.status === 'REFUND_REQUESTED' ? act(payment, 'give-back', 'Give back') : ''}
  ${payment.redirectUri === undefined ? '' : `<a href="${escaped(payment.redirectUri)}">Back to the shop</a>`}
</li>`;

/** Returns the telephone of the double of FIB: what there is to pay, the latest first. */
export const fibPhone = (payments: readonly FibPayment[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>FIB, a double</title>
<style>body{font:16px system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}li{margin:1rem 0}form{display:inline}</style>
<h1>FIB on this machine</h1>
<p>A double of the bank's app. It takes no money.</p>
<ul>${payments.toReversed().map(row).join('') || '<li>Nothing to pay.</li>'}</ul>
</html>`;
