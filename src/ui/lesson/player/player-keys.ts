import type { KeyboardEvent } from 'react';

import type { LessonPlayer } from '../../../application/lesson/player.js';
import { fasterThan, slowerThan } from '../../../domain/lesson/play-preferences.js';
import { FAR_SEEK_STEP_S, SEEK_STEP_S } from '../../../domain/lesson/limits.js';
import type { Playback } from '../../../domain/ports/playback.js';
import { pressedKey } from '../../shared/hooks/pressed-key.js';

/** What the keys of the player operate. */
export interface KeyTargets {
  readonly playback: Pick<Playback, 'seek' | 'seekBy' | 'state$'>;
  readonly player: LessonPlayer;
  readonly canChangeSpeed: boolean;
  readonly toggleFullscreen: () => void;
}

const VOLUME_STEP = 0.05;

/**
 * Handles a key that was pressed in the player (docs/spec/lesson.md#player); the space bar has its own handler, because
 * it can be held. In a list and on a slider the browser handles letters and arrows.
 */
export function handlePlayerKey(event: KeyboardEvent, targets: KeyTargets): void {
  const key = pressedKey(event.nativeEvent, true);
  if (event.defaultPrevented || isUsedBy(event.target, key)) return;
  const action = stepOf(key, targets) ?? actionOf(pressedKey(event.nativeEvent), targets);
  if (action === undefined) return;
  event.preventDefault();
  action();
}

function isUsedBy(target: EventTarget, key: string): boolean {
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && (target.type !== 'range' || /^(?:Arrow|End|Home|Page)/.test(key));
}

/** What goes on while the key is held down. */
function stepOf(key: string, { playback, player, canChangeSpeed }: KeyTargets): (() => void) | undefined {
  const { volume, speed } = player.preferences$.value;
  const changeVolume = (by: number) => () => {
    player.remember({ volume: Math.min(1, Math.max(0, Math.round((volume + by) * 100) / 100)), muted: false });
  };
  const changeSpeed = (next: (speed: number) => number) =>
    canChangeSpeed
      ? () => {
          player.remember({ speed: next(speed) });
        }
      : undefined;
  const seekBy = (seconds: number) => () => {
    playback.seekBy(seconds);
  };
  switch (key) {
    case 'ArrowLeft':
      return seekBy(-SEEK_STEP_S);
    case 'ArrowRight':
      return seekBy(SEEK_STEP_S);
    case 'j':
      return seekBy(-FAR_SEEK_STEP_S);
    case 'l':
      return seekBy(FAR_SEEK_STEP_S);
    case 'ArrowUp':
      return changeVolume(VOLUME_STEP);
    case 'ArrowDown':
      return changeVolume(-VOLUME_STEP);
    case '>':
      return changeSpeed(fasterThan);
    case '<':
      return changeSpeed(slowerThan);
    default:
      return undefined;
  }
}

/** What one press does once. */
function actionOf(key: string, { playback, player, toggleFullscreen }: KeyTargets): (() => void) | undefined {
  if (/^\d$/.test(key)) {
    const { durationS } = playback.state$.value;
    return () => {
      if (durationS !== undefined) playback.seek((durationS * Number(key)) / 10);
    };
  }
  switch (key) {
    case 'Shift+n':
      return (
        player.next &&
        (() => {
          player.goToNext();
        })
      );
    case 'Shift+p':
      return (
        player.previous &&
        (() => {
          player.goToPrevious();
        })
      );
    case 'm':
      return () => {
        player.remember({ muted: !player.preferences$.value.muted });
      };
    case 'f':
      return toggleFullscreen;
    case '[':
    case ']':
      return () => {
        player.markRepeat(key === '[' ? 'start' : 'end');
      };
    default:
      return undefined;
  }
}
