import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Names where the visitor is: a broken view is given a new chance wherever this changes. */
  readonly at: string;
  readonly fallback: (retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: boolean;
  readonly at: string;
}

/** Keeps what breaks inside from taking the rest of the site with it (lesson 1). React needs a class for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, at: this.props.at };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState {
    return { at, broken: state.broken && state.at === at };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children;
  }

  private readonly retry = (): void => {
    this.setState({ broken: false });
  };
}
