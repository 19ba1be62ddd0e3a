import type { ReactNode } from 'react';

import { errorTextOf } from '../../../domain/errors/error-catalogue.js';
import type { Loading } from '../../../domain/kernel/loading.js';
import { PAGE_FAILED } from '../../../domain/site/strings.js';
import { ErrorState } from './error-state.js';
import { LoadingPart, Skeleton } from './skeleton.js';

interface LoadedProps<T> {
  readonly state: Loading<T>;
  readonly onRetry: () => void;
  /** Placeholder with the shape of the content. */
  readonly skeleton?: ReactNode;
  /** Shown if the requested record does not exist. */
  readonly missing?: ReactNode;
  /** Renders the answer. A previous answer is dimmed while the next request is pending. */
  readonly children: (value: T) => ReactNode;
}

/**
 * The states of every request that a page makes (docs/spec/every-page.md#states): pages do not render them themselves.
 */
export function Loaded<T>({ state, onRetry, skeleton = <Skeleton />, missing, children }: LoadedProps<T>) {
  switch (state.kind) {
    case 'loading':
      return skeleton;
    case 'ready':
      return (
        <div className={state.isRenewing ? 'loaded loaded--renewing' : 'loaded'} aria-busy={state.isRenewing}>
          {children(state.value)}
        </div>
      );
    case 'missing':
      return missing ?? <ErrorState text={PAGE_FAILED} onRetry={onRetry} />;
    case 'failed':
      return <ErrorState text={errorTextOf(state.error, PAGE_FAILED)} onRetry={onRetry} />;
  }
}

interface BlankRowsProps {
  /** Class of the list, and of one blank row in it. */
  readonly list: string;
  readonly row: string;
  readonly count?: number;
}

/** Skeleton of a list. */
export function BlankRows({ list, row, count = 3 }: BlankRowsProps) {
  return (
    <LoadingPart>
      <div className={list} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={row} />
        ))}
      </div>
    </LoadingPart>
  );
}
