import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { iconButtonStyle } from '@dijla/ui-kit/button-style.ts';
import { forwardKey } from '@dijla/ui-kit/forward-key.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { openModal } from '@dijla/ui-kit/overlays/open-modal.ts';
import type { PictureView } from '../../../view-models/product/gallery-of.ts';
import { ZoomPicture } from './zoom-picture.lazy.tsx';

export type PictureViewerProps = {
  pictures: readonly PictureView[];
  name: string;
  opened: number;
  onClose: () => void;
};

const stepStyle = `${iconButtonStyle} absolute top-1/2 z-10 -translate-y-1/2 bg-surface/90 shadow-float disabled:invisible`;

const showSlide = (strip: HTMLElement | null, place: number, behavior: ScrollBehavior) => {
  const slide = strip?.children.item(place);
  if (strip && slide instanceof HTMLElement) strip.scrollTo({ left: slide.offsetLeft, behavior });
};

type StepsProps = { current: number; count: number; onStep: (place: number) => void };

/** Buttons to the previous and next picture, and the current position. */
const Steps = ({ current, count, onStep }: StepsProps) => {
  const texts = useTexts('productMore');
  return (
    <>
      <button
        aria-label={texts.previousPicture}
        className={`${stepStyle} start-3`}
        disabled={current === 0}
        onClick={() => onStep(current - 1)}
        type="button"
      >
        <Icon name="back" />
      </button>
      <button
        aria-label={texts.nextPicture}
        className={`${stepStyle} end-3`}
        disabled={current === count - 1}
        onClick={() => onStep(current + 1)}
        type="button"
      >
        <Icon name="forward" />
      </button>
      <p
        aria-live="polite"
        className="absolute inset-x-0 bottom-[calc(1rem+env(safe-area-inset-bottom))] mx-auto w-fit rounded-full bg-surface/90 px-3.5 py-1 text-sm shadow-float"
      >
        {texts.pictureOf(current + 1, count)}
      </p>
    </>
  );
};

/**
 * The pictures in full screen: swipe or use the arrow keys to change, pinch, double tap or use the wheel to
 * zoom. Escape closes it.
 */
// oxlint-disable-next-line max-lines-per-function -- one dialog with its scroll position
export const PictureViewer = ({ pictures, name, opened, onClose }: PictureViewerProps) => {
  const texts = useTexts('productMore');
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(opened);
  const count = pictures.length;
  const goTo = (place: number) => showSlide(strip.current, place, 'smooth');
  useEffect(() => {
    const element = dialog.current;
    const close = element ? openModal(element) : undefined;
    showSlide(strip.current, opened, 'instant');
    return close;
  }, [opened]);
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    goTo(
      Math.min(Math.max(current + (event.key === forwardKey(event.currentTarget) ? 1 : -1), 0), count - 1),
    );
  };
  const noteScroll = () => {
    const element = strip.current;
    if (element) setCurrent(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys step through a dialog of pictures wherever the focus is in it
    <dialog
      aria-label={texts.gallery}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none animate-[appear_160ms] bg-ground p-0 text-ink"
      onClose={onClose}
      onKeyDown={onKeyDown}
      ref={dialog}
    >
      <div className="relative h-full">
        <ul
          className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
          onScroll={noteScroll}
          ref={strip}
        >
          {pictures.map(({ path, tone, alt }, place) => (
            <li className="grid h-full w-full shrink-0 snap-center" key={path}>
              <ZoomPicture
                alt={alt ?? (place === 0 ? name : texts.pictureOf(place + 1, count))}
                isShown={place === current}
                path={path}
                tone={tone}
              />
            </li>
          ))}
        </ul>
        <button
          aria-label={texts.closePictures}
          className={`${iconButtonStyle} absolute end-3 top-3 z-10 bg-surface/90 shadow-float`}
          onClick={() => dialog.current?.close()}
          type="button"
        >
          <Icon name="close" />
        </button>
        {count > 1 && <Steps count={count} current={current} onStep={goTo} />}
      </div>
    </dialog>
  );
};
