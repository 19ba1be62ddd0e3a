import type { ReactNode } from 'react';

import type { AppError } from '../../domain/errors/app-error.js';
import { reactionTo } from '../../domain/errors/error-catalogue.js';
import type { Loading } from '../../domain/kernel/loading.js';
import { LOADING, PAGE_FAILED } from '../../domain/site/strings.js';
import { ErrorState } from './error-state.js';
import { Skeleton } from './skeleton.js';

/** What the error catalogue tells the visitor about an error, in place rather than as a toast; `otherwise` when it keeps silent. */
export function faultWords(error: AppError, otherwise: string): string {
  const reaction = reactionTo(error);
  return reaction.kind === 'tell' || reaction.kind === 'sign-in-again' ? reaction.text : otherwise;
}

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

interface BlankRowsProps {
  /** Classes of the list that is coming, and of one blank in it. */
  readonly list: string;
  readonly row: string;
}

/** The place of a list that is still coming: three of what stands in it, each in its shape. */
export function BlankRows({ list, row }: BlankRowsProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{LOADING}</span>
      <div className={list} aria-hidden="true">
        <div className={row} />
        <div className={row} />
        <div className={row} />
      </div>
    </div>
  );
}
