import { useEffect, useState } from 'react';
import { catchError, EMPTY, switchMap, timer } from 'rxjs';

import { LAZY_SERVICES } from '../../application/site/lazy-services.js';
import type { LessonPlayer } from '../../application/lesson/player.js';
import { hasVideo } from '../../domain/lesson/player-view.js';
import { PREFETCH_DELAY_MS } from '../../domain/site/limits.js';
import { TIME } from '../../domain/ports/time.js';
import { subscribed } from '../shared/hooks/effects.js';
import { useService } from '../shared/hooks/services.js';
import { NOTES_MODULE, type NotesModule } from './notes-module.js';

/** A note that is being written. */
export interface TakenNote {
  readonly atS: number;
  /** Selector of the element that gets the focus when the field closes. */
  readonly focusNext: string;
}

export const NOTE_BUTTON_ID = 'take-note';
/** Has the focus after a note that was begun in it. */
export const NOTED_PLAYER = '.lesson-stage .player';

export interface NoteTaking {
  /** Once it has arrived. */
  readonly code: NotesModule | undefined;
  readonly taken: TakenNote | undefined;
  /** The second of the note that was saved last. */
  readonly savedAtS: number | undefined;
  /** With the selector of the element that gets the focus when the field closes. */
  readonly take: (focusNext: string) => void;
  /** With the second of the note where it was saved. */
  readonly close: (savedAtS?: number) => void;
}

/**
 * Takes the second at which a note is begun, by the button or the key `n`, while the video plays on
 * (docs/spec/notes.md#taking-a-note).
 */
export function useNoteTaking(player: LessonPlayer | undefined): NoteTaking {
  const [taken, setTaken] = useState<TakenNote>();
  const [savedAtS, setSavedAtS] = useState<number>();
  const code = useNotesSoon();

  const take = (focusNext: string): void => {
    // An open field stays as it is.
    if (taken !== undefined) {
      // oxlint-disable-next-line course-site/focus-in-one-place -- useFocusOn acts only on what appears
      document.querySelector<HTMLElement>('.note-field--new textarea')?.focus();
    } else if (player !== undefined && hasVideo(player.view$.value)) {
      setSavedAtS(undefined);
      setTaken({ atS: Math.floor(player.positionS), focusNext });
    }
  };

  return {
    code,
    taken,
    savedAtS,
    take,
    close: (saved) => {
      setSavedAtS(saved);
      setTaken(undefined);
    },
  };
}

/** Fetches the code a moment after the page, for the number and the marks, and so that the key opens the field at once. */
function useNotesSoon(): NotesModule | undefined {
  const services = useService(LAZY_SERVICES);
  const time = useService(TIME);
  const [code, setCode] = useState<NotesModule>();
  useEffect(() => {
    const code$ = timer(PREFETCH_DELAY_MS, time).pipe(
      switchMap(() => NOTES_MODULE.fetch(services)),
      // The visitor sees a failure only when they take a note.
      catchError(() => EMPTY),
    );
    return subscribed(code$, setCode);
  }, [services, time]);
  return code;
}
