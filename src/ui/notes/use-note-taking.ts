import { useEffect, useEffectEvent, useState } from 'react';
import { filter, switchMap, take, timer } from 'rxjs';

import { LAZY_SERVICES } from '../../application/site/lazy-services.js';
import type { PlayerApi } from '../../application/lesson/player-api.js';
import { hasVideo } from '../../domain/lesson/player-view.js';
import { isAdvancing } from '../../domain/lesson/play-intent.js';
import { PREFETCH_DELAY_MS } from '../../domain/site/limits.js';
import { PLAYBACK } from '../../domain/ports/playback.js';
import { TIME } from '../../domain/ports/time.js';
import { subscribed } from '../shared/hooks/effects.js';
import { outsideFullscreen } from '../shared/hooks/fullscreen.js';
import { pressedKey } from '../shared/hooks/pressed-key.js';
import { useService } from '../shared/hooks/services.js';
import { loadNotes } from './use-notes-code.js';

/** A note that is being written. */
export interface TakenNote {
  readonly atS: number;
  /** Selector of the element that gets the focus when the field closes. */
  readonly focusNext: string;
}

export const NOTE_BUTTON_ID = 'take-note';

interface NoteTaking {
  readonly taken: TakenNote | undefined;
  /** The button was pressed. */
  readonly take: () => void;
  readonly close: () => void;
}

/**
 * Takes the second at which a note is begun, by the button or the key `n`, while the video plays on
 * (docs/spec/lesson.md#notes).
 */
export function useNoteTaking(player: PlayerApi | undefined): NoteTaking {
  const [taken, setTaken] = useState<TakenNote>();
  usePrefetchedNotes();

  const take = (focusNext: string, positionS = player?.positionS): void => {
    // An open field stays as it is.
    if (taken !== undefined) {
      // oxlint-disable-next-line course-site/focus-in-one-place -- useFocusOn acts only on what appears
      document.querySelector<HTMLElement>('.lesson-head .note-field textarea')?.focus();
    } else if (player !== undefined && positionS !== undefined && hasVideo(player.view$.value)) {
      setTaken({ atS: Math.floor(positionS), focusNext });
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || pressedKey(event) !== 'n' || !isKeyForPlayer()) return;
    // Otherwise the field, which gets the focus, would receive the letter.
    event.preventDefault();
    const pressedAt = player?.positionS;
    outsideFullscreen(() => {
      take('.lesson-stage .player', pressedAt);
    });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      onKey(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);

  return {
    taken,
    take: () => {
      take(`#${NOTE_BUTTON_ID}`);
    },
    close: () => {
      setTaken(undefined);
    },
  };
}

/** Whether the player, or no control of the page, has the focus. */
function isKeyForPlayer(): boolean {
  const { activeElement } = document;
  const stage = document.querySelector('.lesson-stage');
  if (activeElement === null || stage === null || activeElement.contains(stage)) return true;
  return stage.contains(activeElement) && !activeElement.matches('select, textarea, input:not([type="range"])');
}

/** Fetches the code once the video has played for a moment, so that the key opens the field at once. */
function usePrefetchedNotes(): void {
  const playback = useService(PLAYBACK);
  const services = useService(LAZY_SERVICES);
  const time = useService(TIME);
  useEffect(() => {
    const played$ = playback.state$.pipe(
      filter(isAdvancing),
      take(1),
      switchMap(() => timer(PREFETCH_DELAY_MS, time)),
    );
    return subscribed(played$, () => {
      // The visitor sees a failure only when they take a note.
      loadNotes(services).catch(() => undefined);
    });
  }, [playback, services, time]);
}
