import { Component, type ReactNode } from 'react';

import { UNKNOWN_ERROR } from '../../../domain/site/strings.js';
import { FailedPage } from '../feedback/error-state.js';
import { usePageLocation } from '../hooks/services.js';
import { MainArea } from '../layouts/main-area.js';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Identifies the visitor's location. When it changes, a broken view is rendered again. */
  readonly at: string;
  readonly fallback: (retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  /** The view has already been rendered again automatically at this location: the next error shows the fallback. */
  readonly isRemounted: boolean;
  readonly at: string;
}

/**
 * Stops an error in a view from breaking the rest of the site (docs/spec/start-and-routes.md#broken-views); React needs
 * a class for this. After the first error the view is rendered again automatically: browser translation replaces DOM
 * nodes that React is about to move, and with new nodes the view works.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, isRemounted: false, at: this.props.at };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState {
    return state.at === at ? state : { at, hasFailed: false, isRemounted: false };
  }

  override componentDidCatch(): void {
    // React applies this before the browser paints.
    if (!this.state.isRemounted) this.setState({ hasFailed: false, isRemounted: true });
  }

  override render(): ReactNode {
    const { hasFailed, isRemounted } = this.state;
    if (!hasFailed) return this.props.children;
    return isRemounted ? this.props.fallback(this.retry) : undefined;
  }

  private readonly retry = (): void => {
    this.setState({ hasFailed: false });
  };
}

/**
 * A page that breaks shows an error inside its layout and can be tried again; the rest of the site still works
 * (docs/spec/start-and-routes.md#broken-views).
 */
export function RouteBoundary({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      at={usePageLocation().key}
      fallback={(retry) => <FailedPage title={title} text={UNKNOWN_ERROR} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}

/** The last resort: a layout or a dialog broke, outside the boundary of a page. */
export function SiteBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      at={usePageLocation().key}
      fallback={(retry) => (
        <div className="frame">
          <MainArea>
            <FailedPage title="" text={UNKNOWN_ERROR} onRetry={retry} />
          </MainArea>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
