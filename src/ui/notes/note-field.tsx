import '../shared/theme/forms.scss';
import './note-field.scss';

import { type KeyboardEvent, useId, useState } from 'react';

import type { NoteOutcome, Notes, NoteTarget } from '../../application/notes/notes.js';
import type { LessonDetail } from '../../domain/lesson/lesson-page.js';
import type { Note } from '../../domain/notes/note.js';
import * as strings from '../../domain/notes/strings.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { SEND_KEY } from '../../domain/site/keys.js';
import { duration } from '../../domain/text/quantities.js';
import { countCharacters } from '../../domain/text/visible-text.js';
import { FieldFault } from '../shared/forms/form-feedback.js';
import { submitByKey } from '../shared/forms/submit-by-key.js';
import { pressedKey } from '../shared/hooks/pressed-key.js';
import { useBehavior, useService } from '../shared/hooks/services.js';
import { useClosedByBack } from '../shared/hooks/use-closed-by-back.js';
import { useFocusOn } from '../shared/hooks/use-focus-on.js';
import { useRoomForNote } from './use-room-for-note.js';

interface NoteFieldProps {
  readonly service: Notes;
  readonly target: NoteTarget;
  /** The note that is edited; without it the field is for a new one. */
  readonly base?: Note;
  /** Selector of the element that gets the focus when the field closes. */
  readonly focusNext?: string | undefined;
  /** With the second of the note where it was saved. */
  readonly onClose: (savedAtS?: number) => void;
}

type Refusal = Extract<NoteOutcome, { kind: 'refused' }>['why'];

/**
 * The field of a note. What is typed is stored as a draft and returns with the field, also after a failure or another
 * sign-in; a refused note stays in the field with the reason. Key it by the owner of the note.
 */
export function NoteField({ service, target, base, focusNext, onClose }: NoteFieldProps) {
  const id = useId();
  const notifier = useService(NOTIFIER);
  const [begun] = useState(() => service.draft(target, base) ?? { atS: target.atS, text: base?.text ?? '' });
  const [text, setText] = useState(begun.text);
  const [refusal, setRefusal] = useState<{ readonly why: Refusal }>();
  useClosedByBack(true, onClose);
  const isNew = base === undefined;
  const field = useFocusOn<HTMLTextAreaElement>(refusal ?? true, { preventScroll: isNew });
  const position = duration(begun.atS);

  const change = (typed: string): void => {
    setText(typed);
    setRefusal(undefined);
    service.keepDraft({ ...begun, text: typed }, target, base);
  };
  const discard = (savedAtS?: number): void => {
    service.keepDraft({ ...begun, text: '' }, target, base);
    onClose(savedAtS);
  };
  const save = (): void => {
    // A script may have filled it in without an event.
    const typed = field.current?.value ?? text;
    const outcome = service.save({ ...target, atS: begun.atS }, typed, base);
    if (outcome.kind === 'refused') setRefusal({ why: outcome.why });
    else {
      if (outcome.kind === 'stored-beside') notifier.success(strings.NOTE_STORED_BESIDE);
      discard(begun.atS);
    }
  };

  return (
    <form
      className={isNew ? 'note-field note-field--new' : 'note-field'}
      noValidate
      data-focus-next={focusNext}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label className="note-field__at" htmlFor={id}>
        {strings.noteAt(position)}
      </label>
      <textarea
        ref={field}
        id={id}
        className={refusal ? 'form-control is-invalid' : 'form-control'}
        rows={2}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={strings.NOTE_PLACEHOLDER}
        value={text}
        required
        aria-invalid={refusal !== undefined}
        aria-describedby={`${id}-fault ${id}-count`}
        onChange={(event) => {
          change(event.target.value);
        }}
        onKeyDown={(event) => {
          if (pressedKey(event.nativeEvent) === 'Escape') onClose();
          submitByKey(event, ['Enter', SEND_KEY]);
        }}
      />
      <FieldFault id={`${id}-fault`} fault={refusal && strings.NOTE_FAULTS[refusal.why]} />
      <div className="note-field__foot">
        <div className="note-field__hint">
          <span className="note-field__keys">{strings.NOTE_KEYS}</span>
          <span id={`${id}-count`} className="note-field__count">
            {strings.noteLength(countCharacters(text))}
          </span>
        </div>
        <div className="note-field__buttons">
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => {
              discard();
            }}
          >
            {strings.CANCEL_NOTE}
          </button>
          <button type="submit" className="btn btn-primary">
            {strings.SAVE_NOTE}
          </button>
        </div>
      </div>
    </form>
  );
}

export interface NewNoteProps {
  readonly service: Notes;
  readonly page: LessonDetail;
  /** The second at which it was begun. */
  readonly atS: number;
  readonly focusNext: string;
  /** Over the lower edge of the video, not under it. */
  readonly isOverVideo: boolean;
  readonly onClose: (savedAtS?: number) => void;
}

/** The field of a new note. What one member has typed is never displayed to another. */
export function NewNote({ service, page: { lesson, course }, atS, focusNext, isOverVideo, onClose }: NewNoteProps) {
  const owner = useBehavior(service.owner$);
  const area = useRoomForNote(isOverVideo);
  const { id: courseId, title: courseTitle } = course.course;
  const target = { owner, courseId, courseTitle, lessonId: lesson.id, lessonTitle: lesson.title, atS };
  // The player around it has keys of its own.
  const stop = (event: KeyboardEvent): void => {
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, course-site/key-listeners -- it handles no key
    <div ref={area} className={isOverVideo ? 'note-over-video' : 'note-under-video'} onKeyDown={stop} onKeyUp={stop}>
      <NoteField key={owner} service={service} target={target} focusNext={focusNext} onClose={onClose} />
    </div>
  );
}
