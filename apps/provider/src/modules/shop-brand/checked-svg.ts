import sanitizeHtml from 'sanitize-html';

/** What a drawing is made of. Neither scripts, styles nor anything that loads or contains something foreign. */
const elements = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'title',
  'desc',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'use',
  'symbol',
  'text',
  'tspan',
]);
const attributes = new Set([
  'xmlns',
  'xmlns:xlink',
  'version',
  'viewBox',
  'width',
  'height',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'd',
  'points',
  'id',
  'class',
  'transform',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'clip-path',
  'mask',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'preserveAspectRatio',
  'href',
  'xlink:href',
  'role',
  'aria-label',
  'aria-hidden',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'dx',
  'dy',
  'letter-spacing',
  'paint-order',
  'vector-effect',
]);
const mostBytes = 60_000;

type Attributes = Readonly<Record<string, string>>;

const attributeFaults = (name: string, given: Attributes): string[] =>
  Object.entries(given).flatMap(([attribute, value]) => {
    if (!attributes.has(attribute)) return [`<${name}> has ${attribute}`];
    if (attribute.endsWith('href'))
      return value.startsWith('#') ? [] : [`<${name}> points elsewhere: ${value.slice(0, 40)}`];
    if (attribute.startsWith('xmlns'))
      return value.startsWith('http://www.w3.org/') ? [] : [`<${name}> has a foreign ${attribute}`];
    return /url\((?!\s*['"]?#)|javascript:|data:/i.test(value)
      ? [`<${name}> loads something by ${attribute}`]
      : [];
  });

/** Everything that stands before a drawing and is none: the declaration of XML, and comments anywhere. */
const withoutHead = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/^\s*<\?xml[^>]*\?>/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .trim();

const sizeOf = ({
  viewBox = '',
  width = '',
  height = '',
}: Attributes): { width: number; height: number } | null => {
  const [, , boxWidth, boxHeight] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [wide, high] =
    viewBox === '' ? [Number.parseFloat(width), Number.parseFloat(height)] : [boxWidth, boxHeight];
  return wide !== undefined && high !== undefined && wide > 0 && high > 0 && wide < 10_000 && high < 10_000
    ? { width: wide, height: high }
    : null;
};

export type CheckedSvg =
  | { ok: true; svg: string; width: number; height: number }
  | { ok: false; faults: string[] };

/**
 * Checks that a drawing only draws: browsers run scripts in an SVG that is opened by itself. Returns it without
 * comments, with its size in its own units.
 */
export const checkedSvg = (bytes: Uint8Array): CheckedSvg => {
  if (bytes.byteLength > mostBytes) return { ok: false, faults: [`has more than ${mostBytes / 1000} kB`] };
  const svg = withoutHead(new TextDecoder().decode(bytes));
  const faults: string[] = [];
  if (/<!(?!\[CDATA\[)|<\?|<!\[CDATA\[/.test(svg))
    faults.push('has a declaration, which a drawing does not need');
  let root: Attributes | undefined;
  sanitizeHtml(svg, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parser: { xmlMode: true },
    onOpenTag: (name: string, given: Attributes) => {
      if (root === undefined && name === 'svg') root = given;
      if (elements.has(name)) faults.push(...attributeFaults(name, given));
      else faults.push(`has <${name}>`);
    },
  });
  if (root === undefined || !svg.startsWith('<svg')) faults.push('is no SVG drawing');
  else if (root['xmlns'] !== 'http://www.w3.org/2000/svg')
    faults.push('lacks xmlns="http://www.w3.org/2000/svg"');
  const size = sizeOf(root ?? {});
  if (size === null) faults.push('lacks a viewBox, or a width and a height');
  return faults.length > 0 || size === null
    ? { ok: false, faults: [...new Set(faults)] }
    : { ok: true, svg, ...size };
};
