import { type RefObject, useEffect, useState } from 'react';

import { advances, isAdvancing } from '../../domain/lesson/play-intent.js';
import { type SmallPlayer, smallPlayerAfter } from '../../domain/lesson/small-player.js';
import type { Playback } from '../../domain/ports/playback.js';
import { mediaQuery } from '../../domain/site/window-shapes.js';
import { listening, subscribed } from '../shared/hooks/effects.js';
import { isFullscreen } from '../shared/hooks/fullscreen.js';
import { mediaList } from '../shared/hooks/media-list.js';

const SCREEN_CHANGES = ['enterpictureinpicture', 'leavepictureinpicture', 'fullscreenchange'];

/** Whether the player is small, and the function that closes it (docs/spec/lesson.md#small-player). */
export function useSmallPlayer(
  stage: RefObject<HTMLElement | null>,
  playback: Pick<Playback, 'state$'>,
): readonly [isSmall: boolean, close: () => void] {
  const [state, setState] = useState<SmallPlayer>('off');
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // Not so low that the small player would cover half of what is read.
    const room = mediaList(mediaQuery('wide', 'tall'));
    let isInView = true;
    let isInOwnWindow = false;
    const update = (): void => {
      const hasRoom = room.matches && !isFullscreen() && !isInOwnWindow;
      const surroundings = { isInView, isAdvancing: isAdvancing(playback.state$.value), hasRoom };
      setState((before) => smallPlayerAfter(before, surroundings));
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? true;
      update();
    });
    observer.observe(element);
    const stops = [
      subscribed(advances(playback.state$), update),
      listening(room, ['change'], update),
      // Events of the video do not bubble in every browser.
      listening(
        document,
        SCREEN_CHANGES,
        ({ type }) => {
          if (type.endsWith('pictureinpicture')) isInOwnWindow = type.startsWith('enter');
          update();
        },
        true,
      ),
    ];
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, [stage, playback]);
  return [
    state === 'small',
    () => {
      setState('closed');
    },
  ];
}
