/** Phosphor's drawings, by what they mean here. Each is a mask in the style sheet: no script carries a path. */
const drawings = {
  home: 'icon-[ph--house]',
  homeFull: 'icon-[ph--house-fill]',
  grid: 'icon-[ph--squares-four]',
  search: 'icon-[ph--magnifying-glass]',
  searchFull: 'icon-[ph--magnifying-glass-fill]',
  cart: 'icon-[ph--tote-simple]',
  cartFull: 'icon-[ph--tote-simple-fill]',
  more: 'icon-[ph--dots-three-circle]',
  person: 'icon-[ph--user]',
  settings: 'icon-[ph--gear-six]',
  close: 'icon-[ph--x]',
  check: 'icon-[ph--check]',
  plus: 'icon-[ph--plus]',
  minus: 'icon-[ph--minus]',
  trash: 'icon-[ph--trash]',
  forward: 'icon-[ph--caret-right]',
  back: 'icon-[ph--caret-left]',
  down: 'icon-[ph--caret-down]',
  truck: 'icon-[ph--truck]',
  cash: 'icon-[ph--money-wavy]',
  clock: 'icon-[ph--clock]',
  globe: 'icon-[ph--globe]',
  pin: 'icon-[ph--map-pin]',
  alert: 'icon-[ph--warning]',
  info: 'icon-[ph--info]',
  filter: 'icon-[ph--sliders-horizontal]',
  sort: 'icon-[ph--arrows-down-up]',
  star: 'icon-[ph--star-fill]',
  phone: 'icon-[ph--phone]',
  whatsapp: 'icon-[ph--whatsapp-logo]',
  returns: 'icon-[ph--arrow-u-up-left]',
  file: 'icon-[ph--file-text]',
  package: 'icon-[ph--package]',
  offline: 'icon-[ph--wifi-slash]',
  sun: 'icon-[ph--sun]',
  moon: 'icon-[ph--moon]',
  halfLit: 'icon-[ph--circle-half]',
  chat: 'icon-[ph--chat-circle-dots]',
} as const;

export type IconName = keyof typeof drawings;

/** Pictures of a direction turn with the reading direction; all others never do. */
const directed: ReadonlySet<IconName> = new Set(['forward', 'back', 'truck', 'returns']);

/** Drawn with the text's colour. */
export const Icon = ({ name, className = 'size-6' }: { name: IconName; className?: string }) => (
  <span aria-hidden="true" className={`${drawings[name]} ${className} shrink-0 ${directed.has(name) ? 'flip-on-rtl' : ''}`} />
);
