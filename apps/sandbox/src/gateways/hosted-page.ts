import { escaped } from '../pages/page.ts';

/** A thing that the payer can do on a hosted page: where it is sent to, and what the button says. */
export type PageAct = { action: string; words: string };

/** Returns a page of a gateway on which its payer acts. */
export const hostedPage = (
  title: string,
  { about, acts }: { about: readonly string[]; acts: readonly PageAct[] },
): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>body{font:16px system-ui;max-width:32rem;margin:2rem auto;padding:0 1rem}button{margin:.25rem 0;padding:.75rem 1rem}</style>
<h1>${escaped(title)}</h1>
<p>A double of the gateway on this machine. It takes no money.</p>
${about.map((line) => `<p>${escaped(line)}</p>`).join('')}
${acts.map(({ action, words }) => `<form method="post" action="${escaped(action)}"><button>${escaped(words)}</button></form>`).join('')}
</html>`;
