import type { KeyboardEvent } from 'react';

import { fasterThan, slowerThan } from '../../../domain/lesson/play-preferences.js';
import { FAR_SEEK_STEP_S, SEEK_STEP_S } from '../../../domain/site/limits.js';
import type { Playback, PlaybackState } from '../../../domain/ports/playback.js';
import { pressedKey } from '../../shared/hooks/pressed-key.js';
import type { SpeedAndVolume } from './player-controls.js';

/** What the keys of the player operate. */
export interface KeyTargets {
  readonly playback: Pick<Playback, 'seek' | 'seekBy'>;
  readonly state: PlaybackState;
  readonly preferences: SpeedAndVolume;
  readonly onPreference: (changes: Partial<SpeedAndVolume>) => void;
  readonly canChangeSpeed: boolean;
  readonly toggleFullscreen: () => void;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onRepeat: (edge: 'start' | 'end') => void;
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
function stepOf(
  key: string,
  { playback, preferences, onPreference, canChangeSpeed }: KeyTargets,
): (() => void) | undefined {
  const changeVolume = (by: number) => () => {
    const volume = Math.min(1, Math.max(0, Math.round((preferences.volume + by) * 100) / 100));
    onPreference({ volume, muted: false });
  };
  const changeSpeed = (next: (speed: number) => number) =>
    canChangeSpeed
      ? () => {
          onPreference({ speed: next(preferences.speed) });
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
function actionOf(key: string, targets: KeyTargets): (() => void) | undefined {
  const { playback, preferences, onPreference, state } = targets;
  if (/^\d$/.test(key)) {
    return () => {
      if (state.durationS !== undefined) playback.seek((state.durationS * Number(key)) / 10);
    };
  }
  switch (key) {
    case 'Shift+n':
      return targets.onNext;
    case 'Shift+p':
      return targets.onPrevious;
    case 'm':
      return () => {
        onPreference({ muted: !preferences.muted });
      };
    case 'f':
      return targets.toggleFullscreen;
    case '[':
      return () => {
        targets.onRepeat('start');
      };
    case ']':
      return () => {
        targets.onRepeat('end');
      };
    default:
      return undefined;
  }
}
