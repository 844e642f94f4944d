// @chunk shell
import { Component, type ReactNode } from 'react';

/** Sent to the window when a part of the page did not come, for whoever tells the shopper. */
export const partFailed = 'partfailed';

let isUntold = false;

/** Whether a part failed of which nobody was told yet: whoever tells may come later than the failure. Asking it is telling it. */
export const takePendingFailure = (): boolean => {
  const was = isUntold;
  isUntold = false;
  return was;
};

type PartBoundaryProps = { fallback: ReactNode; onFailure: (() => void) | undefined; children: ReactNode };

/** Keeps the failure of one part from taking the page with it: shows the fallback in its place. A class, as React knows no other boundary. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = (): { hasFailed: boolean } => ({ hasFailed: true });

  override componentDidCatch(): void {
    isUntold = true;
    dispatchEvent(new Event(partFailed));
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
