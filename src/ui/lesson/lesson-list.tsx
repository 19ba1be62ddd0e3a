import './lesson-list.scss';

import { useId, useState } from 'react';

import { lessonsInOrder } from '../../domain/courses/directory.js';
import { DIRECTORY } from '../../domain/courses/strings.js';
import { pickerPosition } from '../../domain/lesson/picker-position.js';
import { FIND_LESSON, LESSON_PICKER, lessonOf, lessonsTotal } from '../../domain/lesson/strings.js';
import { LONG_DIRECTORY } from '../../domain/courses/limits.js';
import { useOpenHere } from '../shared/header/open-menus.js';
import { useDialogModule } from '../shared/hooks/use-dialog-module.js';
import { lazyModule } from '../shared/hooks/use-module.js';
import { ChevronIcon, SearchIcon } from '../shared/theme/icons.js';
import { type LessonListProps, LessonRows } from './lesson-rows.js';

const PICKER = lazyModule('lesson-picker', () => import(/* webpackChunkName: "lesson-picker" */ './lesson-picker.js'));

/** All lessons of the course beside the video (docs/spec/lesson.md#lesson-page). */
export function LessonList(list: LessonListProps) {
  const heading = useId();
  const [finds, setFinds] = useState(false);
  const picker = useDialogModule(PICKER, finds, () => {
    setFinds(false);
  });
  const isLong = lessonsInOrder(list.course.directory).length > LONG_DIRECTORY;
  return (
    <aside className="lesson-list" aria-labelledby={heading}>
      <div className="lesson-list__heading lesson-list__top">
        <h2 id={heading} className="lesson-list__title">
          {DIRECTORY}
        </h2>
        {isLong && (
          <button
            type="button"
            className="icon-button"
            aria-label={FIND_LESSON}
            title={FIND_LESSON}
            aria-pressed={finds}
            onClick={() => {
              setFinds(!finds);
            }}
          >
            <SearchIcon />
          </button>
        )}
      </div>
      {picker ? <picker.LessonPicker {...list} startsInField /> : <LessonRows {...list} look="list" />}
    </aside>
  );
}

/** Where the lesson is in its course, in one row of a narrow screen; opens the picker (docs/spec/lesson.md#picker-row). */
export function LessonPickerRow(list: LessonListProps) {
  // The choice of a lesson, also of this one, closes it.
  const [isOpen, setOpen] = useOpenHere<true>();
  const close = (): void => {
    setOpen(undefined);
  };
  const { number, total, chapter } = pickerPosition(list.lessonId, list.course.directory);
  if (total === 0) return null;
  return (
    <>
      <button
        type="button"
        className="lesson-picker-row"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <span className="lesson-picker-row__name">{LESSON_PICKER}</span>
        <span className="lesson-picker-row__number">
          {number === undefined ? lessonsTotal(total) : lessonOf(number, total)}
        </span>
        <span className="lesson-picker-row__chapter">{chapter}</span>
        <ChevronIcon />
      </button>
      <LessonsOverPage {...list} as="LessonSheet" isOpen={isOpen === true} onClose={close} />
    </>
  );
}

interface LessonsOverPageProps extends LessonListProps {
  /** In wide mode the drawer. */
  readonly as: 'LessonSheet' | 'LessonDrawer';
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The picker over the page, once its code is there. */
export function LessonsOverPage({ as, isOpen, onClose, ...list }: LessonsOverPageProps) {
  const OverPage = useDialogModule(PICKER, isOpen, onClose)?.[as];
  return OverPage && <OverPage {...list} onClose={onClose} />;
}
