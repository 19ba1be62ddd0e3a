import type { ReactNode } from 'react';

import type { Loading } from '../../domain/kernel/loading.js';
import { PAGE_FAILED } from '../../domain/site/words.js';
import { ErrorState } from './error-state.js';
import { faultWords } from './fault-words.js';
import { Skeleton } from './skeleton.js';

interface LoadedProps<T> {
  readonly state: Loading<T>;
  readonly onRetry: () => void;
  /** In the shape of what comes. */
  readonly skeleton?: ReactNode;
  /** Where what was asked for by its id is not there. */
  readonly gone?: ReactNode;
  /** The answer; an old one is dimmed while the next is on its way. */
  readonly children: (value: T) => ReactNode;
}

/** The faces of everything that is asked of the server (pages §0.2): no page writes this by hand. */
export function Loaded<T>({ state, onRetry, skeleton = <Skeleton />, gone, children }: LoadedProps<T>) {
  switch (state.kind) {
    case 'loading':
      return skeleton;
    case 'ready':
      return (
        <div className={state.renewing ? 'loaded loaded--renewing' : 'loaded'} aria-busy={state.renewing}>
          {children(state.value)}
        </div>
      );
    case 'gone':
      return gone ?? <ErrorState text={PAGE_FAILED} onRetry={onRetry} />;
    case 'failed':
      return <ErrorState text={faultWords(state.error, PAGE_FAILED)} onRetry={onRetry} />;
  }
}
