import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

import { LOCKED_ORIENTATIONS, type VideoShape } from '../../../domain/lesson/video-shape.js';
import { listening } from '../../shared/hooks/effects.js';
import { isFullscreen, outsideFullscreen } from '../../shared/hooks/fullscreen.js';
import { useClosedByBack } from '../../shared/hooks/use-closed-by-back.js';

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
type MaybeLockable = Pick<ScreenOrientation, 'type'> & Partial<Pick<ScreenOrientation, 'lock'>>;

const ignored = (): undefined => undefined;

/**
 * The page of the player goes to fullscreen: it stays while one lesson follows another, and the stylesheet shows only the
 * player. Rejects where the browser refuses.
 */
export async function enterFullscreen({ current }: RefObject<HTMLElement | null>): Promise<void> {
  await (current?.closest('.lesson-page') ?? current)?.requestFullscreen();
}

/** `isFullscreen`, as it changes. */
export function useIsFullscreen(part?: RefObject<Element | null>): boolean {
  return useSyncExternalStore(whenChanged, () => isFullscreen(part?.current));
}

function whenChanged(changed: () => void): () => void {
  return listening(document, ['fullscreenchange'], changed);
}

/**
 * Fullscreen of the whole player; of the video alone on an iPhone. The shape is `undefined` until the video or the device
 * knows it.
 */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  shape: VideoShape | undefined,
  onPress: () => void,
): ScreenChoice {
  useEffect(() => {
    // The video of the lesson before may have had another shape.
    if (shape && isFullscreen(frame.current)) lockOrientation(shape, true).catch(ignored);
  }, [frame, shape]);
  const isOn = useIsFullscreen(frame);
  const isForElements = document.fullscreenEnabled;
  useClosedByBack(isOn, outsideFullscreen);
  return {
    isOffered: isForElements || 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    isOn,
    toggle: () => {
      onPress();
      if (isOn) outsideFullscreen();
      else if (isForElements)
        enterFullscreen(frame)
          .then(() => lockOrientation(shape ?? 'wide', false))
          .catch(ignored);
      else enterVideoFullscreen(video.current);
    },
  };
}

function enterVideoFullscreen(video: PhoneVideo | null): void {
  video?.webkitEnterFullscreen?.();
}

/**
 * In fullscreen a phone shows the video as large as it can; leaving it ends the lock. Without a lock that is not needed, a
 * phone that was turned by hand leaves fullscreen when it is turned back. Rejects where nothing can be locked.
 */
async function lockOrientation(shape: VideoShape, onlyIfNeeded: boolean): Promise<void> {
  const orientation = screen.orientation as MaybeLockable | undefined;
  const wanted = LOCKED_ORIENTATIONS[shape];
  if (!onlyIfNeeded || !orientation?.type.startsWith(wanted)) await orientation?.lock?.(wanted);
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
