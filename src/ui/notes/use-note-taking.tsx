import { type ReactNode, useEffect, useState } from 'react';
import { first, switchMap } from 'rxjs';

import { LAZY_SERVICES } from '../../application/site/lazy-services.js';
import type { LessonPlayer } from '../../application/lesson/player.js';
import type { LessonDetail } from '../../domain/lesson/lesson-page.js';
import { hasVideo } from '../../domain/lesson/player-view.js';
import { TIME } from '../../domain/ports/time.js';
import { subscribed } from '../shared/hooks/effects.js';
import { useService } from '../shared/hooks/services.js';
import { useDialogModule } from '../shared/hooks/use-dialog-module.js';
import { fetchedSoon } from '../shared/hooks/use-prefetch-next.js';
import { NOTES_MODULE, type NotesModule } from './notes-module.js';

/** A note that is being written. */
interface TakenNote {
  readonly atS: number;
  /** Selector of the element that gets the focus when the field closes. */
  readonly focusNext: string;
}

export const NOTE_BUTTON_ID = 'take-note';
/** Has the focus after a note that was begun in it. */
export const NOTED_PLAYER = '.lesson-stage .player';

/** The notes of a lesson on its page: each part is empty until the code of notes has arrived. */
export interface NoteTaking {
  /** With the selector of the element that gets the focus when the field closes. */
  readonly take: (focusNext: string) => void;
  /** The field of a new note, or that it was saved, where only the video is seen. */
  readonly overVideo: ReactNode;
  /** The field elsewhere. */
  readonly underVideo: ReactNode;
  readonly saved: ReactNode;
  readonly marks: ReactNode;
  readonly count: ReactNode;
}

/**
 * Takes the second at which a note is begun, by the button or the key `n`, while the video plays on
 * (docs/spec/notes.md#taking-a-note).
 */
export function useNoteTaking(page: LessonDetail, player: LessonPlayer | undefined, isOverVideo: boolean): NoteTaking {
  const [taken, setTaken] = useState<TakenNote>();
  /** The second of the note that was saved last. */
  const [savedAtS, setSavedAtS] = useState<number>();
  const code = useNotesSoon(player, taken !== undefined || savedAtS !== undefined);

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

  /** With the second of the note where it was saved. */
  const close = (saved?: number): void => {
    setSavedAtS(saved);
    setTaken(undefined);
  };
  const writing = useDialogModule(NOTES_MODULE, taken !== undefined, close);
  const field = taken && writing && (
    <writing.NewNote service={writing.service} page={page} {...taken} isOverVideo={isOverVideo} onClose={close} />
  );
  const hasSaved = code && savedAtS !== undefined;
  return {
    take,
    overVideo: isOverVideo && (field ?? (hasSaved && <code.SavedOverVideo atS={savedAtS} />)),
    underVideo: !isOverVideo && field,
    saved: hasSaved && <code.SavedNote page={page} atS={savedAtS} />,
    marks: code && <code.NoteMarks service={code.service} page={page} />,
    count: code && <code.NoteCount service={code.service} page={page} />,
  };
}

/**
 * Fetches the code a moment after the page and the beginning of its video, or after that of a note, for the number and
 * the marks, and so that the key opens the field at once.
 */
function useNotesSoon(player: LessonPlayer | undefined, hasBegun: boolean): NotesModule | undefined {
  const services = useService(LAZY_SERVICES);
  const time = useService(TIME);
  const [code, setCode] = useState<NotesModule>();
  useEffect(
    () =>
      player &&
      subscribed(
        fetchedSoon(
          () =>
            player.isAwaited$.pipe(
              first((isAwaited) => !isAwaited || hasBegun),
              switchMap(() => NOTES_MODULE.fetch(services)),
            ),
          time,
        ),
        setCode,
      ),
    [services, time, player, hasBegun],
  );
  return code;
}
