import { type RefObject, useEffect, useState } from 'react';

import { listening } from '../../shared/hooks/effects.js';
import {
  enterFullscreen,
  fullscreenKind,
  lockLandscape,
  outsideFullscreen,
  useIsFullscreen,
} from '../../shared/hooks/fullscreen.js';

export interface ScreenChoice {
  /** `false` where the browser does not offer it. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

const ignored = (): undefined => undefined;

/** What goes to fullscreen: it stays in the page while one lesson follows another. The stylesheet shows only the player. */
export function fullscreenElementOf({ current }: RefObject<HTMLElement | null>): Element | null {
  return current?.closest('.lesson-page') ?? current;
}

/** Fullscreen of the whole player; of the video alone on an iPhone. */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): ScreenChoice {
  const isOn = useIsFullscreen(frame);
  return {
    isOffered: fullscreenKind() !== undefined,
    isOn,
    toggle: () => {
      if (isOn) outsideFullscreen();
      else enterFullscreen(fullscreenElementOf(frame), video.current).then(lockLandscape).catch(ignored);
    },
  };
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
