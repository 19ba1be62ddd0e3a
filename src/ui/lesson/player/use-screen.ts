import { type RefObject, useEffect, useState } from 'react';

import { listening } from '../../shared/hooks/effects.js';

export interface ScreenChoice {
  /** `false` where the browser does not offer it. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** An iPhone has fullscreen for videos alone, with its own controls. */
interface PhoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}

/** Not every browser can lock the orientation. */
interface MaybeLockable {
  readonly lock?: (orientation: 'landscape') => Promise<void>;
}

const ignored = (): undefined => undefined;

/** What goes to fullscreen: it stays in the page while one lesson follows another. The stylesheet shows only the player. */
export function fullscreenElementOf({ current }: RefObject<HTMLElement | null>): Element | null {
  return current?.closest('.lesson-page') ?? current;
}

function isIn({ current }: RefObject<HTMLElement | null>): boolean {
  return document.fullscreenElement?.contains(current) === true;
}

/** Fullscreen of the whole player; of the video alone on an iPhone. */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): ScreenChoice {
  // The next lesson begins in the fullscreen of the last one.
  const [isOn, setOn] = useState(() => document.fullscreenElement?.matches('.lesson-page') === true);
  useEffect(
    () =>
      listening(document, ['fullscreenchange'], () => {
        setOn(isIn(frame));
      }),
    [frame],
  );
  const isForElements = document.fullscreenEnabled;
  return {
    isOffered: isForElements || 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    isOn,
    toggle: () => {
      if (isOn) document.exitFullscreen().catch(ignored);
      else if (isForElements) fullscreenElementOf(frame)?.requestFullscreen().then(lockLandscape).catch(ignored);
      else enterPhoneFullscreen(video.current);
    },
  };
}

function enterPhoneFullscreen(video: PhoneVideo | null): void {
  video?.webkitEnterFullscreen?.();
}

/** A phone shows the video as wide as it can; leaving fullscreen ends the lock. */
function lockLandscape(): Promise<void> | undefined {
  return (screen.orientation as MaybeLockable | undefined)?.lock?.('landscape');
}

/** A small window above all others, which the browser draws. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>): ScreenChoice {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const { current } = video;
    if (current === null) return;
    return listening(current, ['enterpictureinpicture', 'leavepictureinpicture'], ({ type }) => {
      setOn(type === 'enterpictureinpicture');
    });
  }, [video]);
  return {
    isOffered: document.pictureInPictureEnabled,
    isOn,
    toggle: () => {
      if (isOn) document.exitPictureInPicture().catch(ignored);
      else video.current?.requestPictureInPicture().catch(ignored);
    },
  };
}
