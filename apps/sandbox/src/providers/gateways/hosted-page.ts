import { escaped, page } from '../../pages/page.ts';
import type { SandboxAnswer } from '../../sandbox-provider.ts';

/** A thing that the payer can do on a hosted page: where it is sent to, and what the button says. */
export type PageAct = { action: string; words: Words };
type Words = Readonly<Record<'en' | 'ar', string>>;

const noMoney: Words = {
  en: 'A double of the gateway on this machine. It takes no money.',
  ar: 'نسخة تجريبية من بوابة الدفع على هذا الجهاز، لا تستلم أي مبلغ.',
};

/** Returns a page of a gateway on which its payer acts. */
export const hostedPage = (
  title: string,
  { about, acts, language }: { about: readonly string[]; acts: readonly PageAct[]; language: 'en' | 'ar' },
): SandboxAnswer =>
  page({
    language,
    title,
    content: `<p>${noMoney[language]}</p>
${about.map((line) => `<p><bdi>${escaped(line)}</bdi></p>`).join('')}
${acts.map(({ action, words }) => `<form method="post" action="${escaped(action)}"><button>${escaped(words[language])}</button></form>`).join('')}`,
  });
