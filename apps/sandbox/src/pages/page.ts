import type { SandboxAnswer } from '../sandbox-provider.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text as HTML shows it. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const style = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
  body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem }
  header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: baseline; justify-content: space-between }
  ul { list-style: none; padding: 0; display: grid; gap: .75rem }
  li, form { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .75rem; padding: 1rem }
  form { display: grid; gap: .75rem; max-width: 26rem }
  label { display: grid; gap: .25rem }
  input { font: inherit; padding: .5rem; min-height: 1.75rem }
  label:has([type=checkbox]) { display: flex; align-items: center; gap: .5rem }
  button { font: inherit; padding: .6rem 1rem; min-height: 2.75rem }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0 0 }
  small { opacity: .75 }`;

const texts = {
  en: { notice: 'Nothing here leaves this machine.', other: 'العربية', all: 'Sandbox' },
  ar: { notice: 'لا يخرج شيء من هنا خارج هذا الجهاز.', other: 'English', all: 'البيئة التجريبية' },
};

type Page = {
  language: 'en' | 'ar';
  title: string;
  /** HTML. */
  content: string;
  /** Seconds after which the page loads itself again. */
  refresh?: number;
};

/** A page of the sandbox in one language, with a link to the other. */
export const page = ({ language, title, content, refresh }: Page): SandboxAnswer => {
  const { notice, other, all } = texts[language];
  const otherLanguage = language === 'ar' ? 'en' : 'ar';
  return {
    html: `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`}
<title>${escaped(title)}</title><style>${style}</style></head>
<body><header><small><a href="/?lang=${language}">${all}</a> · ${notice}</small>
<a href="?lang=${otherLanguage}" hreflang="${otherLanguage}" lang="${otherLanguage}">${other}</a></header>
<main><h1>${escaped(title)}</h1>
${content}</main></body></html>`,
  };
};
