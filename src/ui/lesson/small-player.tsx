import './small-player.scss';

import { type RefObject, useState } from 'react';

import { advances } from '../../domain/lesson/play-intent.js';
import { CLOSE_SMALL_PLAYER, PLAY } from '../../domain/lesson/strings.js';
import { PLAYBACK } from '../../domain/ports/playback.js';
import { useService } from '../shared/hooks/services.js';
import { useStream } from '../shared/hooks/use-refreshable.js';
import { PlayIcon } from './player/player-icons.js';
import { CloseIcon } from '../shared/theme/icons.js';
import { useSmallPlayer } from './use-small-player.js';

interface SmallPlayerViewProps {
  /** The place of the player, which keeps its size. */
  readonly stage: RefObject<HTMLElement | null>;
  /** A text lies over the video, with its own buttons. */
  readonly isCovered: boolean;
}

/** While it renders buttons, the stylesheet makes the player beside them small (docs/spec/lesson.md#small-player). */
export function SmallPlayerView({ stage, isCovered }: SmallPlayerViewProps) {
  const playback = useService(PLAYBACK);
  const [isSmall, close] = useSmallPlayer(stage, playback);
  const [plays$] = useState(() => advances(playback.state$));
  const plays = useStream(plays$, false);
  const [wasSmall, setWasSmall] = useState(false);
  if (isSmall && !wasSmall) setWasSmall(true);
  if (!isSmall) return wasSmall && <span className="small-player-was" hidden />;
  return (
    <div className="small-player" data-focus-next=".lesson-stage .player">
      {!isCovered && (
        <button
          type="button"
          className="small-player__button"
          aria-label={PLAY}
          aria-pressed={plays}
          title={PLAY}
          onClick={() => {
            if (plays) playback.pause();
            else playback.play();
          }}
        >
          <PlayIcon isPlaying={plays} />
        </button>
      )}
      <button
        type="button"
        className="small-player__button small-player__button--close"
        aria-label={CLOSE_SMALL_PLAYER}
        title={CLOSE_SMALL_PLAYER}
        onClick={close}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
