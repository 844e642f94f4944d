import { plainLabel } from '../../source/plain-text.ts';

const typed = /Type=([^|]*)\|Name=([^|]*)\|Value=(.*?)(?=\|?Type=|$)/gs;
const bracketed = /^\[\w+\]([^=]*)=(.*)$/s;

/** Removes a swatch's color after its name: `Red[#aa1111]`, in the older export `Red:#aa0000`. */
const withoutColor = (value: string): string =>
  plainLabel(value.replace(/\[#[^\]]*\]$/, '').replace(/:#[\da-f]{3,8}.*$/i, ''));

/**
 * Parses `Type=Swatch|Name=Color|Value=Red|Type=…`, or in the older export
 * `[RT]Size=18,[CS]Stone=Red:#aa0000`, into names and values.
 */
export const optionsIn = (cell: string): [name: string, value: string][] => {
  const modern = [...cell.matchAll(typed)].map(([, , name = '', value = '']): [string, string] => [
    plainLabel(name),
    withoutColor(value),
  ]);
  if (modern.length > 0) return modern;
  return cell.split(/,(?=\[\w+\])/).flatMap((part): [string, string][] => {
    const [, name, value] = bracketed.exec(part.trim()) ?? [];
    return name === undefined || value === undefined ? [] : [[plainLabel(name), withoutColor(value)]];
  });
};

/** Parses `Material=Wool;Pile="9 mm"` into names and values. */
export const customFieldsIn = (cell: string): [name: string, value: string][] =>
  cell.split(';').flatMap((part): [string, string][] => {
    const [name = '', ...value] = part.split('=');
    const said = value
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1');
    return name.trim() === '' || said === '' ? [] : [[plainLabel(name), plainLabel(said)]];
  });
