import { useEffect, useState } from 'react';
import { timer } from 'rxjs';

import { TIME } from '../../../domain/ports/time.js';
import { subscribed } from '../../shared/hooks/effects.js';
import { useService } from '../../shared/hooks/services.js';

/** Without a movement or a key for this long, the controls of a playing video hide. */
const HIDE_AFTER_MS = 3000;

export interface ControlsVisibility {
  readonly areShown: boolean;
  /** The visitor has moved the pointer or pressed a key: shows the controls, and hides them later. */
  readonly wake: () => void;
  readonly toggle: () => void;
  /** Prevents hiding while `true`: an open list would close with the controls. */
  readonly hold: (isHeld: boolean) => void;
}

/** Whether the controls are shown (docs/spec/lesson.md#player): always while the video does not play. */
export function useControls(isPlaying: boolean): ControlsVisibility {
  const time = useService(TIME);
  const [isAwake, setAwake] = useState(true);
  const [isHeld, setHeld] = useState(false);
  /** Changes with each movement, so that the time begins again. */
  const [movements, setMovements] = useState(0);

  useEffect(() => {
    if (!isPlaying || !isAwake || isHeld) return;
    return subscribed(timer(HIDE_AFTER_MS, time), () => {
      setAwake(false);
    });
  }, [isPlaying, isAwake, isHeld, movements, time]);

  const wake = (): void => {
    setAwake(true);
    setMovements((count) => count + 1);
  };
  const areShown = !isPlaying || isAwake;
  return {
    areShown,
    wake,
    toggle: () => {
      if (areShown) setAwake(false);
      else wake();
    },
    hold: setHeld,
  };
}
