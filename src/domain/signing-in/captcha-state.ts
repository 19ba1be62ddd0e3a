import {
  catchError,
  concat,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  startWith,
  switchMap,
  timer,
} from 'rxjs';

import { type AppError, asAppError } from '../errors/app-error.js';
import type { CaptchaGateway } from '../ports/server/captcha-gateway.port.js';
import { CAPTCHA_LIFE_MS, type ImageCaptcha } from './image-captcha.js';

/** The picture beside a captcha field. */
export type CaptchaState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly captcha: ImageCaptcha }
  | { readonly kind: 'failed'; readonly error: AppError };

/**
 * The picture of one form: asked for at once, whenever `refresh$` says so, and when the server has forgotten
 * the one on view (clarifications §8). Cold; never errors, never completes.
 */
export function captchaStates(
  gateway: CaptchaGateway,
  refresh$: Observable<unknown>,
  time: SchedulerLike,
): Observable<CaptchaState> {
  const onePicture$: Observable<CaptchaState> = concat(
    of<CaptchaState>({ kind: 'loading' }),
    gateway.image().pipe(
      map((captcha): CaptchaState => ({ kind: 'ready', captcha })),
      catchError((error: unknown) => of<CaptchaState>({ kind: 'failed', error: asAppError(error) })),
    ),
  );
  return refresh$.pipe(
    startWith('opened'),
    // The newest picture is the one whose key counts.
    switchMap(() => untilForgotten(onePicture$, time)),
  );
}

function untilForgotten(picture$: Observable<CaptchaState>, time: SchedulerLike): Observable<CaptchaState> {
  return picture$.pipe(
    switchMap((state) =>
      state.kind === 'ready'
        ? merge(of(state), timer(CAPTCHA_LIFE_MS, time).pipe(switchMap(() => untilForgotten(picture$, time))))
        : merge(of(state), NEVER),
    ),
  );
}
