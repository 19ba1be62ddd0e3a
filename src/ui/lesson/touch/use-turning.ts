import { type RefObject, useEffect } from 'react';

import { isAdvancing } from '../../../domain/lesson/play-intent.js';
import { shapeOf } from '../../../domain/lesson/video-shape.js';
import type { Playback } from '../../../domain/ports/playback.js';
import { isPhoneScreen } from '../../../domain/site/device.js';
import { mediaQuery } from '../../../domain/site/window-shapes.js';
import { listening } from '../../shared/hooks/effects.js';
import { isFullscreen, outsideFullscreen } from '../../shared/hooks/fullscreen.js';
import { mediaList } from '../../shared/hooks/media-list.js';
import { TEXT_FIELDS } from '../../shared/hooks/where-keys-act.js';
import { enterFullscreen } from '../player/use-fullscreen.js';
import { scrollToPlayer } from '../scroll-to-player.js';

/** A dialog, a panel or a field that the visitor types in: turning the phone is about that. */
const IN_USE = `[role="dialog"], :is(${TEXT_FIELDS}):focus`;

/**
 * A phone that is turned sideways while a wide video plays goes to fullscreen, or scrolls to the player where the browser
 * refuses; turned back, it leaves fullscreen (docs/spec/lesson-touch.md#held-sideways).
 */
export function useTurning(frame: RefObject<HTMLElement | null>, playback: Pick<Playback, 'state$'>): void {
  useEffect(() => {
    const sideways = mediaList(mediaQuery('sideways', 'narrow'));
    // Safari before 16.4 has no orientation. Chromium allows fullscreen only in the first of these events.
    const orientation = screen.orientation as ScreenOrientation | undefined;
    const isLandscape = (): boolean => orientation?.type.startsWith('landscape') ?? sideways.matches;
    let stopWaiting = (): void => undefined;
    const scroll = (): void => {
      stopWaiting();
      if (sideways.matches) scrollToPlayer();
      // The window gets its new size after the turn.
      else stopWaiting = listening(sideways, ['change'], scroll);
    };
    const turn = (): void => {
      stopWaiting();
      if (!isPhoneScreen(screen)) return;
      const { aspectRatio } = playback.state$.value;
      const isWide = aspectRatio === undefined || shapeOf(aspectRatio) === 'wide';
      if (!isLandscape()) {
        if (isWide && isFullscreen(frame.current)) outsideFullscreen();
        return;
      }
      if (isFullscreen() || document.querySelector(IN_USE) !== null) return;
      const plays = isAdvancing(playback.state$.value);
      if (plays && isWide && document.fullscreenEnabled) enterFullscreen(frame).catch(scroll);
      else if (plays || isAtPlayer(frame.current)) scroll();
    };
    const stop = listening(orientation ?? window, [orientation ? 'change' : 'orientationchange'], turn);
    return () => {
      stopWaiting();
      stop();
    };
  }, [frame, playback]);
}

/** The visitor has not scrolled beyond the beginning of the player. */
function isAtPlayer(frame: HTMLElement | null): boolean {
  return frame !== null && frame.getBoundingClientRect().top >= 0;
}
