import './home-parts.scss';

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { merge, take, timer } from 'rxjs';

import type { AppError } from '../../domain/errors/app-error.js';
import { errorTextOf } from '../../domain/errors/error-catalogue.js';
import { BELOW_FOLD_DELAY_MS } from '../../domain/home/limits.js';
import { TIME } from '../../domain/ports/time.js';
import { RetryButton } from '../shared/feedback/error-state.js';
import { subscribed } from '../shared/hooks/effects.js';
import { nearWindow } from '../shared/hooks/near-window.js';
import { useService } from '../shared/hooks/services.js';

interface PartFailedProps {
  readonly error: AppError;
  /** The text for an error that has no sentence of its own. */
  readonly otherwise: string;
  readonly onRetry: () => void;
}

/** One line that replaces a small part whose request failed. */
export function FailedPart({ error, otherwise, onRetry }: PartFailedProps) {
  return (
    <p className="part-failed">
      <span>{errorTextOf(error, otherwise)}</span>
      <RetryButton className="btn btn-quiet part-failed__retry" onClick={onRetry} />
    </p>
  );
}

interface RenderWhenNearProps {
  /** Called once, when this part is about to become visible or `BELOW_FOLD_DELAY_MS` have passed. */
  readonly onNear: () => void;
  readonly children: ReactNode;
}

/**
 * Placeholder of a part below the fold, which is loaded on a scroll near it or after a delay
 * (docs/spec/home.md#blocks).
 */
export function RenderWhenNear({ onNear, children }: RenderWhenNearProps) {
  const element = useRef<HTMLDivElement>(null);
  const time = useService(TIME);
  const reportNear = useEffectEvent(onNear);
  useEffect(() => {
    if (element.current === null) return;
    return subscribed(merge(nearWindow(element.current), timer(BELOW_FOLD_DELAY_MS, time)).pipe(take(1)), () => {
      reportNear();
    });
  }, [time]);
  return <div ref={element}>{children}</div>;
}
