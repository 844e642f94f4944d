// @chunk shell
import { Component, type ReactNode } from 'react';

/**
 * Event dispatched on the window when a part of the page failed to load, so that the shopper can be
 * informed.
 */
export const partFailed = 'partfailed';

let isUnreported = false;

/**
 * Returns whether a part failed and the failure was not reported yet, and marks it as reported. Needed
 * because the listener may be added after the failure.
 */
export const takePendingFailure = (): boolean => {
  const was = isUnreported;
  isUnreported = false;
  return was;
};

type PartBoundaryProps = { fallback: ReactNode; onFailure: (() => void) | undefined; children: ReactNode };

/**
 * Error boundary that keeps the failure of one part from breaking the whole page and shows the fallback
 * instead. A class, because React has no other error boundary.
 */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = (): { hasFailed: boolean } => ({ hasFailed: true });

  override componentDidCatch(): void {
    isUnreported = true;
    dispatchEvent(new Event(partFailed));
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
