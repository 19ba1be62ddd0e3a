import {
  catchError,
  concat,
  map,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  startWith,
  switchMap,
  timer,
} from 'rxjs';

import { type AppError, asAppError } from '../errors/app-error.js';
import { CAPTCHA_LIFE_MS } from '../limits.js';
import type { CaptchaGateway } from '../ports/server/captcha-gateway.port.js';
import type { ImageCaptcha } from './image-captcha.js';

/** The picture beside a captcha field. */
export type CaptchaState =
  /** `forgotten` when nobody asked for another picture, but the server no longer knows the one that was on view. */
  | { readonly kind: 'loading'; readonly forgotten?: true }
  | { readonly kind: 'ready'; readonly captcha: ImageCaptcha }
  | { readonly kind: 'failed'; readonly error: AppError };

const LOADING: CaptchaState = { kind: 'loading' };
const FORGOTTEN: CaptchaState = { kind: 'loading', forgotten: true };

/**
 * The picture of one form: asked for at once, whenever `refresh$` says so, and when the server has forgotten
 * the one on view (clarifications §8). Cold; never errors, never completes.
 */
export function captchaStates(
  gateway: CaptchaGateway,
  refresh$: Observable<unknown>,
  time: SchedulerLike,
): Observable<CaptchaState> {
  const picture$ = gateway.image().pipe(
    map((captcha): CaptchaState => ({ kind: 'ready', captcha })),
    catchError((error: unknown) => of<CaptchaState>({ kind: 'failed', error: asAppError(error) })),
  );
  const pictures = (loading: CaptchaState): Observable<CaptchaState> =>
    concat(of(loading), picture$).pipe(switchMap((state) => untilForgotten(state)));
  const untilForgotten = (state: CaptchaState): Observable<CaptchaState> =>
    state.kind === 'ready'
      ? concat(of(state), timer(CAPTCHA_LIFE_MS, time).pipe(switchMap(() => pictures(FORGOTTEN))))
      : concat(of(state), NEVER);
  return refresh$.pipe(
    startWith('opened'),
    // The newest picture is the one whose key counts.
    switchMap(() => pictures(LOADING)),
  );
}
