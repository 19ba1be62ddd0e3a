import { MuteButton, useMediaRemote, useMediaState } from '@vidstack/react';

import { MUTE, percent, VOLUME } from '../../domain/lesson/player-words.js';
import { SoundIcon } from './player-icons.js';

/** How loud it is. A device that keeps this to its own keys shows the button alone. */
export function Volume() {
  const remote = useMediaRemote();
  const volume = useMediaState('volume');
  const muted = useMediaState('muted');
  const ours = useMediaState('canSetVolume');
  const shown = muted ? 0 : volume;
  return (
    <div className="player__volume">
      <MuteButton className="player__button" aria-label={MUTE} title={MUTE}>
        <SoundIcon muted={shown === 0} />
      </MuteButton>
      {ours && (
        <input
          type="range"
          className="player__range player__range--volume"
          aria-label={VOLUME}
          aria-valuetext={percent(Math.round(shown * 100))}
          min={0}
          max={1}
          step={0.05}
          value={shown}
          onChange={({ target }) => {
            remote.changeVolume(target.valueAsNumber);
            if (muted) remote.unmute();
          }}
        />
      )}
    </div>
  );
}
