import './study-row.scss';

import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

import type { StudyCenter } from '../../application/study/study-center.js';
import { courseAddress } from '../../domain/courses/course-address.js';
import { DROP_FAVOURITE } from '../../domain/courses/strings.js';
import {
  type CourseFacts,
  lastEventAt,
  lastLessonTitle,
  learnedShare,
  type StudiedCourse,
  studyAction,
  type StudyTab,
} from '../../domain/study.js';
import * as strings from '../../domain/study.strings.js';
import { Cover } from '../courses/cover.js';
import { ChevronIcon, TickIcon } from '../shared/theme/icons.js';
import { Ago } from '../shared/widgets/ago.js';
import { ProgressBar } from '../shared/widgets/progress-bar.js';
import { LessonProgressList } from './lesson-progress-list.js';
import { dropButtonId } from './undo-offers.js';

interface StudyRowProps {
  readonly studied: StudiedCourse;
  readonly course: CourseFacts;
  readonly tab: StudyTab;
  readonly service: StudyCenter;
  /** The cover is likely on the first screen, so it loads at once (docs/spec/every-page.md#images). */
  readonly isEager: boolean;
}

/**
 * A course of the member: progress, one link that continues it, and its lessons on demand (docs/spec/study.md#rows).
 */
export function StudyRow({ studied, course, tab, service, isEager }: StudyRowProps) {
  const action = studyAction(studied);
  const lastLesson = lastLessonTitle(studied);
  const { learned, all, percent } = learnedShare(studied, course);
  const [progress, toggleProgress] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const progressId = useId();
  return (
    <article className="study-row">
      <div className="study-row__head">
        <span className="study-row__cover">
          <Cover url={course.cover} isEager={isEager} />
        </span>
        <div className="study-row__text">
          <h3 className="study-row__title" title={course.title}>
            {course.title}
          </h3>
          {lastLesson !== undefined && <p className="study-row__last">{strings.lastLessonOf(lastLesson)}</p>}
          <p className="study-row__facts">
            {action === 'finished' && (
              <span className="study-row__finished">
                <TickIcon />
                <span>{strings.COURSE_FINISHED}</span>
              </span>
            )}
            {learned !== undefined && all !== undefined && (
              <span className="study-row__share">
                <span>{strings.lessonsLearnedOf(learned, all)}</span>
                {learned > 0 && learned < all && <span>{strings.lessonsToGo(all - learned)}</span>}
              </span>
            )}
            <StudyTime studied={studied} tab={tab} />
          </p>
          {percent !== undefined && <ProgressBar percent={percent} text={strings.studiedPercent(percent)} />}
        </div>
        <div className="study-row__actions">
          <Link
            className={`btn study-row__action ${action === 'finished' ? 'study-row__action--again' : 'btn-primary'}`}
            to={courseAddress(course.id)}
          >
            <span>{strings.ACTIONS[action]}</span>
            <span className="visually-hidden">{strings.ofCourse(course.title)}</span>
          </Link>
          <button
            type="button"
            className="btn btn-quiet study-row__more"
            aria-expanded={progress === 'open'}
            aria-controls={progress === 'never opened' ? undefined : progressId}
            onClick={() => {
              toggleProgress(progress === 'open' ? 'closed' : 'open');
            }}
          >
            <span>{strings.PROGRESS_OF_LESSONS}</span>
            <span className="visually-hidden">{strings.ofCourse(course.title)}</span>
            <ChevronIcon />
          </button>
          {tab === 'like' && (
            <button
              id={dropButtonId(studied.courseId)}
              type="button"
              className="btn btn-quiet"
              onClick={({ detail }) => {
                // The second click of a double click: the list has moved the next row under the pointer.
                if (detail > 1) return;
                service.favourites.drop({ courseId: studied.courseId, title: course.title });
              }}
            >
              <span>{DROP_FAVOURITE}</span>
              <span className="visually-hidden">{strings.ofCourse(course.title)}</span>
            </button>
          )}
        </div>
      </div>
      {progress !== 'never opened' && (
        <div id={progressId} className="study-row__progress" hidden={progress === 'closed'}>
          <LessonProgressList course={course} service={service} />
        </div>
      )}
    </article>
  );
}

/** Replaces a course that has been deleted. */
export function RemovedCourseRow({ studied, tab }: Pick<StudyRowProps, 'studied' | 'tab'>) {
  return (
    <article className="study-row study-row--missing">
      <div className="study-row__head">
        <span className="study-row__cover">
          <Cover url="" />
        </span>
        <div className="study-row__text">
          <h3 className="study-row__title">{strings.COURSE_WITHDRAWN}</h3>
          <p className="study-row__facts">
            <StudyTime studied={studied} tab={tab} />
          </p>
        </div>
      </div>
    </article>
  );
}

function StudyTime({ studied, tab }: Pick<StudyRowProps, 'studied' | 'tab'>) {
  const instant = lastEventAt(tab, studied);
  if (instant === undefined) return undefined;
  return (
    <span>
      <span>{strings.EVENTS[tab]}</span> <Ago instant={instant} />
    </span>
  );
}
