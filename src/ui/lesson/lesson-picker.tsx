import './lesson-picker.scss';

import { useDeferredValue, useId, useState } from 'react';

import { lessonsInOrder } from '../../domain/courses/directory.js';
import { DIRECTORY } from '../../domain/courses/strings.js';
import {
  inParts,
  isFiltering,
  matchingLessons,
  NO_FILTER,
  type PickerFilter,
} from '../../domain/lesson/lesson-picker.js';
import {
  ALL_FINISHED,
  FIND_HINT,
  lessonsFound,
  NO_LESSON_FOUND,
  UNFINISHED_ONLY,
} from '../../domain/lesson/lesson-picker.strings.js';
import { FIND_LESSON, LESSON_PICKER } from '../../domain/lesson/strings.js';
import { LONG_DIRECTORY } from '../../domain/courses/limits.js';
import { CLOSE } from '../../domain/site/strings.js';
import { useDismissal } from '../shared/hooks/use-dismissal.js';
import { useFocusOn } from '../shared/hooks/use-focus-on.js';
import { CloseIcon } from '../shared/theme/icons.js';
import { DialogFrame } from '../shared/widgets/dialog-frame.js';
import { DRAWER_BUTTONS } from './layout-buttons.js';
import { type LessonListProps, LessonRows } from './lesson-rows.js';

interface OverPageProps extends LessonListProps {
  readonly onClose: () => void;
}

/** The picker over a narrow page (docs/spec/lesson.md#picker-row). */
export function LessonSheet({ onClose, ...list }: OverPageProps) {
  return (
    <DialogFrame title={LESSON_PICKER} look="sheet" onClose={onClose}>
      <LessonPicker {...list} />
    </DialogFrame>
  );
}

/** The picker over the page, in wide mode. It closes when the visitor turns to another part of the page. */
export function LessonDrawer({ onClose, ...list }: OverPageProps) {
  const heading = useId();
  const drawer = useFocusOn<HTMLElement>(true, { preventScroll: true });
  // The controls of the player, with the other button, may have hidden meanwhile; the player gets the focus in its place.
  const [opener] = useState(() => (document.activeElement?.closest('.player') ? '.player' : '.lesson-drawer-button'));
  useDismissal(drawer, true, (target) => {
    // Its buttons close it themselves.
    if (!(target instanceof Element && target.closest(DRAWER_BUTTONS))) onClose();
  });
  return (
    <aside
      ref={drawer}
      className="lesson-list lesson-list--drawer"
      tabIndex={-1}
      aria-labelledby={heading}
      data-focus-next={opener}
    >
      <div className="lesson-list__heading lesson-list__top">
        <h2 id={heading} className="lesson-list__title">
          {DIRECTORY}
        </h2>
        <button type="button" className="icon-button" aria-label={CLOSE} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <LessonPicker {...list} />
    </aside>
  );
}

interface LessonPickerProps extends LessonListProps {
  /** The field has the focus at first. */
  readonly startsInField?: boolean;
}

/** The lessons of the course with their filter (docs/spec/lesson.md#picker-filter). */
export function LessonPicker({ course, lessonId, startsInField = false }: LessonPickerProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  // A key in the field is answered before thousands of rows are.
  const text = useDeferredValue(filter.text);
  const shownFilter = { ...filter, text };
  const { directory, progress } = course;
  const count = lessonsInOrder(directory).length;
  const isFiltered = isFiltering(shownFilter);
  const shown = isFiltered ? matchingLessons(directory, shownFilter, progress) : inParts(directory);
  const found = lessonsInOrder(shown).length;
  const change = (changes: Partial<PickerFilter>): void => {
    setFilter({ ...filter, ...changes });
  };
  return (
    <div className="lesson-picker">
      <div className="lesson-picker__filter">
        {count > LONG_DIRECTORY && (
          <FindField
            startsHere={startsInField}
            onChange={(text) => {
              change({ text });
            }}
          />
        )}
        <button
          type="button"
          className="lesson-picker__unfinished"
          aria-pressed={filter.isUnfinishedOnly}
          onClick={() => {
            change({ isUnfinishedOnly: !filter.isUnfinishedOnly });
          }}
        >
          {UNFINISHED_ONLY}
        </button>
      </div>
      <p className={found === 0 ? 'lesson-picker__none' : 'visually-hidden'} role="status">
        {isFiltered && stateOf(found, shownFilter)}
      </p>
      {/* A list of its own, which begins with the rows near the lesson: without the filter it has few. */}
      <LessonRows
        key={String(isFiltered)}
        course={course}
        lessonId={lessonId}
        shown={shown}
        look={isFiltered ? 'list' : 'picker'}
      />
    </div>
  );
}

function stateOf(found: number, { text }: PickerFilter): string {
  if (found > 0) return lessonsFound(found);
  return text.trim() === '' ? ALL_FINISHED : NO_LESSON_FOUND;
}

interface FindFieldProps {
  readonly startsHere: boolean;
  readonly onChange: (text: string) => void;
}

function FindField({ startsHere, onChange }: FindFieldProps) {
  const field = useFocusOn<HTMLInputElement>(startsHere);
  return (
    <input
      ref={field}
      type="search"
      className="form-control lesson-picker__find"
      aria-label={FIND_LESSON}
      placeholder={FIND_HINT}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
