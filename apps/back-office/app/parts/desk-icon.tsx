import type { DeskIconName } from './desk-icon-drawings.ts';
import sprite from './desk-icons.svg?url';

/** Icons that show a direction and are mirrored in right-to-left text. */
const directed: ReadonlySet<DeskIconName> = new Set(['forward', 'back', 'truck', 'returns', 'leave']);

/** An icon of the desk in the text color, from a sprite that no shopper loads. */
export const DeskIcon = ({ name, className = 'size-5' }: { name: DeskIconName; className?: string }) => (
  <svg aria-hidden="true" className={`icon ${className} ${directed.has(name) ? 'flip-on-rtl' : ''}`}>
    <use href={`${sprite}#${name}`} />
  </svg>
);
