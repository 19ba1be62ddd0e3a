import type { LessonPlayer } from '../../../application/lesson/player.js';
import { keysAt } from '../../../domain/lesson/keys.js';
import { FAR_SEEK_STEP_S, SEEK_STEP_S } from '../../../domain/lesson/limits.js';
import { fasterThan, slowerThan } from '../../../domain/lesson/play-preferences.js';
import type { Playback } from '../../../domain/ports/playback.js';
import { TEXT_FIELDS } from '../../shared/hooks/where-keys-act.js';
import { useTableKeys } from '../use-table-keys.js';

/** What the keys of the player operate. */
interface KeyTargets {
  readonly playback: Pick<Playback, 'seek' | 'seekBy' | 'state$'>;
  readonly player: LessonPlayer;
  readonly canChangeSpeed: boolean;
  readonly toggleFullscreen: () => void;
}

const VOLUME_STEP = 0.05;
const ROWS = keysAt('player');
export const IN_PLAYER = `.player, .player :not(${TEXT_FIELDS})`;

/** The keys of the player (docs/spec/lesson.md#keys), but the space bar, which can be held (`use-hold.ts`). */
export function usePlayerKeys(isOn: boolean, { playback, player, canChangeSpeed, toggleFullscreen }: KeyTargets): void {
  const seekBy = (seconds: number) => () => {
    playback.seekBy(seconds);
  };
  const changeVolume = (by: number) => () => {
    const { volume } = player.preferences$.value;
    player.remember({ volume: Math.min(1, Math.max(0, Math.round((volume + by) * 100) / 100)), muted: false });
  };
  const changeSpeed = (next: (speed: number) => number) => () => {
    player.remember({ speed: next(player.preferences$.value.speed) });
  };
  const repeat = (end: 'start' | 'end') => () => {
    player.markRepeat(end);
  };
  const actions = {
    back: seekBy(-SEEK_STEP_S),
    forward: seekBy(SEEK_STEP_S),
    farBack: seekBy(-FAR_SEEK_STEP_S),
    farForward: seekBy(FAR_SEEK_STEP_S),
    toTenth: (digit: string) => {
      const { durationS } = playback.state$.value;
      if (durationS !== undefined) playback.seek((durationS * Number(digit)) / 10);
    },
    slower: canChangeSpeed ? changeSpeed(slowerThan) : undefined,
    faster: canChangeSpeed ? changeSpeed(fasterThan) : undefined,
    repeatFrom: repeat('start'),
    repeatTo: repeat('end'),
    louder: changeVolume(VOLUME_STEP),
    quieter: changeVolume(-VOLUME_STEP),
    mute: () => {
      player.remember({ muted: !player.preferences$.value.muted });
    },
    fullscreen: toggleFullscreen,
    previous:
      player.previous &&
      (() => {
        player.goToPrevious();
      }),
    next:
      player.next &&
      (() => {
        player.goToNext();
      }),
  };
  useTableKeys(isOn ? ROWS : [], actions, IN_PLAYER);
}
