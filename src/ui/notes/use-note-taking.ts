import { useEffect, useEffectEvent, useState } from 'react';
import { filter, switchMap, take, timer } from 'rxjs';

import { LAZY_SERVICES } from '../../application/lazy-services.js';
import type { LessonPlay } from '../../application/lesson/lesson-play.js';
import { hasVideo } from '../../domain/lesson/opening.js';
import { isAdvancing } from '../../domain/lesson/playing.js';
import { PREFETCH_DELAY_MS } from '../../domain/limits.js';
import { PLAYBACK } from '../../domain/ports/browser/playback.js';
import { TIME } from '../../domain/ports/browser/time.js';
import { subscribed } from '../hooks/effects.js';
import { isForInputMethod } from '../hooks/input-method.js';
import { useService } from '../hooks/services.js';
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
export function useNoteTaking(play: LessonPlay | undefined): NoteTaking {
  const playback = useService(PLAYBACK);
  const [taken, setTaken] = useState<TakenNote>();
  usePrefetchedNotes();

  const take = (focusNext: string): void => {
    // An open field stays as it is.
    if (taken !== undefined || play === undefined || !hasVideo(play.view$.value)) return;
    setTaken({ atS: Math.floor(playback.state$.value.positionS), focusNext });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isNoteKey(event) || !isKeyForPlayer()) return;
    // Otherwise the field, which gets the focus, would receive the letter.
    event.preventDefault();
    // The field is not inside the element that fills the screen.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    take('.lesson-stage .player');
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

function isNoteKey(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event;
  return (
    key === 'n' && !(altKey || ctrlKey || metaKey || shiftKey || repeat || defaultPrevented || isForInputMethod(event))
  );
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
