import { useState } from 'react';
import { isHydrated } from '../ui/hydration.ts';
import { photoSources } from '../ui/photo.tsx';
import type { CardView } from '../view-models/card-view.ts';

/** How wide a card's picture stands in a row that is moved sideways, as `sizes` of an image. */
export const rowSlot = '(min-width: 52rem) 15rem, 42vw';

/** So many of a row are in view on a phone. */
export const firstInRow = 2;

/** Runs where it stands in the page: a device that has looked at nothing asks for the pictures named before it. */
export const earlyPicturesScript = `try{if(!('seen'in document.documentElement.dataset))for(const{dataset:d}of document.querySelectorAll('[data-early]')){const i=new Image;i.sizes=d.sizes;i.srcset=d.early}}catch{}`;

const markup = (cards: readonly CardView[]): string => {
  const named = cards.slice(0, firstInRow).flatMap(({ picture }) => (picture === null ? [] : [`<i data-early="${photoSources(picture.path, 300).srcSet.replaceAll('"', '%22')}" data-sizes="${rowSlot}"></i>`]));
  return `${named.join('')}<script>${earlyPicturesScript}</script>`;
};

/**
 * The first pictures of a row that is drawn only once the device has been read, asked for before any of the page's code has come. A preload would be
 * fetched on devices too that draw something else there. Part of the server's HTML only.
 */
export const EarlyPictures = ({ cards }: { cards: readonly CardView[] }) => {
  const [isFromServer] = useState(() => !isHydrated());
  return isFromServer ? <div dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? markup(cards) : '' }} hidden suppressHydrationWarning /> : null;
};
