import { fromEvent, ignoreElements, merge, type Observable, tap } from 'rxjs';

import { MEDIA_BROKEN, VIDEO_UNSUPPORTED } from '../../../domain/content/strings.js';
import { isSound } from '../../../domain/text/sound-address.js';

const CLASS = 'rich-text__fault';

/**
 * Says below a video or a sound of a text that it cannot be played (docs/spec/rich-text.md#media): browsers leave a black
 * box. Emits nothing; unsubscribing removes the listeners.
 */
export function showMediaFaults(root: HTMLElement): Observable<never> {
  // These events do not bubble, but they are captured.
  return merge(...['error', 'loadeddata'].map((name) => fromEvent(root, name, { capture: true }))).pipe(
    tap(({ target, type }) => {
      const medium = target instanceof Element ? target.closest<HTMLMediaElement>('video, audio') : null;
      if (medium !== null) showFault(medium, type === 'error' ? brokenText(medium, target) : undecodedText(medium));
    }),
    ignoreElements(),
  );
}

/** Of several sources each may fail; the last one decides. */
function brokenText(medium: HTMLMediaElement, failed: EventTarget | null): string | undefined {
  const isLast = failed === medium || failed === [...medium.querySelectorAll('source')].at(-1);
  return isLast ? MEDIA_BROKEN : undefined;
}

function undecodedText(medium: HTMLMediaElement): string | undefined {
  const isBlack = medium instanceof HTMLVideoElement && medium.videoWidth === 0 && !isSound(medium.currentSrc);
  return isBlack ? VIDEO_UNSUPPORTED : undefined;
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
