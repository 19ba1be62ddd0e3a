import { Component, type ReactNode } from 'react';

import { UNKNOWN_ERROR } from '../../domain/site/strings.js';
import { FailedPage } from '../feedback/error-state.js';
import { usePlace } from '../hooks/services.js';
import { BareLayout } from '../layouts/layouts.js';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Names where the visitor is: a broken view is given a new chance wherever this changes. */
  readonly at: string;
  readonly fallback: (retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: boolean;
  /** The view has been rendered again by itself in this place: the next time, the fallback shows. */
  readonly remounted: boolean;
  readonly at: string;
}

/**
 * Keeps what breaks inside from taking the rest of the site with it (lesson 1). React needs a class for this. A view that
 * breaks is rendered again once by itself: the translation of a browser replaces nodes that React is about to move, and
 * with new nodes the view is sound.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, remounted: false, at: this.props.at };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState {
    return state.at === at ? state : { at, broken: false, remounted: false };
  }

  override componentDidCatch(): void {
    // Before the browser paints.
    if (!this.state.remounted) this.setState({ broken: false, remounted: true });
  }

  override render(): ReactNode {
    const { broken, remounted } = this.state;
    if (!broken) return this.props.children;
    return remounted ? this.props.fallback(this.retry) : undefined;
  }

  private readonly retry = (): void => {
    this.setState({ broken: false });
  };
}

/** A page that breaks says so inside its frame, and may be tried again; the rest of the site goes on (lesson 1). */
export function RouteBoundary({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      at={usePlace().key}
      fallback={(retry) => <FailedPage title={title} text={UNKNOWN_ERROR} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}

/** The last resort: a frame or a dialog broke, where no page's own boundary is around it. */
export function SiteBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      at={usePlace().key}
      fallback={(retry) => (
        <BareLayout>
          <FailedPage title="" text={UNKNOWN_ERROR} onRetry={retry} />
        </BareLayout>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
