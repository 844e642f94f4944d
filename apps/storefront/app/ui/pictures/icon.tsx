// @chunk shell
import type { IconName } from './icon-drawings.ts';
import sprite from './icons.svg?url';

export type { IconName } from './icon-drawings.ts';

/** Pictures of a direction turn with the reading direction; all others never do. */
const directed: ReadonlySet<IconName> = new Set(['forward', 'back', 'truck', 'returns']);

/**
 * Drawn with the text's colour, out of one file that every page names: no script, page or style sheet carries a path. As pictures in the
 * style sheet each icon would be a document of its own to the browser, and two dozen of them took half of a page's first style pass.
 */
export const Icon = ({ name, className = 'size-6' }: { name: IconName; className?: string }) => (
  <svg aria-hidden="true" className={`icon ${className} ${directed.has(name) ? 'flip-on-rtl' : ''}`}>
    <use href={`${sprite}#${name}`} />
  </svg>
);
