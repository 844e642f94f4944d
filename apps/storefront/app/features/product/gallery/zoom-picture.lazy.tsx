import { useEffect, useRef } from 'react';
import { Photo } from '../../../shop/pictures/photo.ts';
import { zoomOf } from './zoom-of.lazy.ts';

export type ZoomPictureProps = {
  path: string;
  alt: string;
  tone: string | null;
  /** Whether the picture is the current one; one that is swiped away returns to its own size. */ isShown: boolean;
};

/**
 * A picture that fills the screen and can be zoomed by pinch, double tap or wheel, and panned by scrolling.
 */
export const ZoomPicture = ({ path, alt, tone, isShown }: ZoomPictureProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useRef<ReturnType<typeof zoomOf> | null>(null);
  useEffect(() => {
    if (frame.current === null) return undefined;
    zoom.current = zoomOf(frame.current);
    return zoom.current.end;
  }, []);
  useEffect(() => {
    if (!isShown) zoom.current?.reset();
  }, [isShown]);
  return (
    <div
      className="grid h-full touch-pan-x place-items-center overflow-hidden data-zoomed:touch-none data-zoomed:cursor-grab"
      ref={frame}
    >
      <div className="w-[min(100vw,100dvh)] will-change-transform">
        <Photo alt={alt} isBare path={path} size={600} slot="300vw" tone={tone} />
      </div>
    </div>
  );
};
