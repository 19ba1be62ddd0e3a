import { fromEvent, ignoreElements, map, merge, mergeMap, type Observable, of, tap, timer } from 'rxjs';

import { MEDIA_BROKEN, VIDEO_UNSUPPORTED } from '../../../domain/content/strings.js';
import { IMAGE_WAIT_MS, isSound } from '../../../domain/text/sound-address.js';

const CLASS = 'rich-text__fault';

/**
 * Says below a video or a sound of a text that it cannot be played (docs/spec/rich-text.md#media): browsers leave a black
 * box. Emits nothing; unsubscribing removes the listeners.
 */
export function showMediaFaults(root: HTMLElement): Observable<never> {
  // These events do not bubble, but they are captured.
  const on = (name: string): Observable<Event> => fromEvent(root, name, { capture: true });
  const decided = (event: Event): Observable<Event> =>
    hasNoImage(event.target) ? timer(IMAGE_WAIT_MS).pipe(map(() => event)) : of(event);
  return merge(on('error'), on('loadeddata').pipe(mergeMap(decided))).pipe(
    tap(({ target, type }) => {
      const medium = target instanceof Element ? target.closest<HTMLMediaElement>('video, audio') : null;
      if (medium === null) return;
      const text = hasNoImage(medium) ? VIDEO_UNSUPPORTED : undefined;
      showFault(medium, type === 'error' ? brokenText(medium, target) : text);
    }),
    ignoreElements(),
  );
}

/** Of several sources each may fail; the last one decides. */
function brokenText(medium: HTMLMediaElement, failed: EventTarget | null): string | undefined {
  const isLast = failed === medium || failed === [...medium.querySelectorAll('source')].at(-1);
  return isLast ? MEDIA_BROKEN : undefined;
}

function hasNoImage(medium: EventTarget | null): boolean {
  return medium instanceof HTMLVideoElement && medium.videoWidth === 0 && !isSound(medium.currentSrc);
}

function showFault(medium: HTMLMediaElement, text: string | undefined): void {
  const shown = medium.nextElementSibling?.classList.contains(CLASS) ? medium.nextElementSibling : undefined;
  if (text === undefined) {
    shown?.remove();
    return;
  }
  const fault = shown ?? medium.ownerDocument.createElement('p');
  fault.className = CLASS;
  fault.setAttribute('role', 'alert');
  fault.textContent = text;
  medium.after(fault);
  // It fails where the window is closing by itself, which is as good.
  if (document.pictureInPictureElement === medium) document.exitPictureInPicture().catch(() => undefined);
}
