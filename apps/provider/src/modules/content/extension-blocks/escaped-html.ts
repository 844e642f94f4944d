const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that a template made, which another template takes as it is. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Filled = Html | string | number | null | undefined | false | readonly Filled[];

const escaped = (value: Filled): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return (value as readonly Filled[]).map(escaped).join('');
  return value === null || value === undefined || value === false
    ? ''
    : String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
};

/** A template of HTML: what is filled in is text, unless another template made it; null, undefined and false are nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Filled[]): Html =>
  new Html(parts.reduce((text, part, place) => text + escaped(values[place - 1]) + part));
