// @chunk shell
import type { IconName } from './icon-drawings.ts';
import sprite from './icons.svg?url';

export type { IconName } from './icon-drawings.ts';

/** Icons that show a direction and are mirrored in right-to-left text. All others never are. */
const directed: ReadonlySet<IconName> = new Set(['forward', 'back', 'truck', 'returns']);

/**
 * An icon in the text color, taken from one sprite file that every page references, so that no script, page
 * or style sheet contains the paths. As images in the style sheet, each icon would be a document of its own
 * to the browser; two dozen of them took half of a page's first style pass.
 */
export const Icon = ({ name, className = 'size-6' }: { name: IconName; className?: string }) => (
  <svg aria-hidden="true" className={`icon ${className} ${directed.has(name) ? 'flip-on-rtl' : ''}`}>
    <use href={`${sprite}#${name}`} />
  </svg>
);
