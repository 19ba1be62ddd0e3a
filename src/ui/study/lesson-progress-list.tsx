import './lesson-progress-list.scss';

import { Link } from 'react-router-dom';

import type { StudyCenter } from '../../application/study/study-center.js';
import { lessonAddress } from '../../domain/courses/course-address.js';
import { duration, knownDuration } from '../../domain/text/quantities.js';
import { type CourseFacts, type LearnedLesson, watchedTimeS } from '../../domain/study.js';
import * as strings from '../../domain/study.strings.js';
import { Loaded } from '../shared/feedback/loaded.js';
import { LoadingPart } from '../shared/feedback/skeleton.js';
import { useLoading } from '../shared/hooks/use-refreshable.js';
import { TickIcon } from '../shared/theme/icons.js';

/** Rows in the skeleton: no more than fit on a screen. */
const MOST_BLANKS = 10;

interface LessonProgressListProps {
  readonly course: CourseFacts;
  readonly service: StudyCenter;
}

/** The member's progress in each lesson (docs/spec/study.md#lesson-progress). Requested when it is first rendered. */
export function LessonProgressList({ course, service }: LessonProgressListProps) {
  const [lessons, retry] = useLoading((retry$) => service.lessons(course.id, retry$));
  return (
    <Loaded
      state={lessons}
      onRetry={retry}
      skeleton={<BlankChoices count={Math.min(MOST_BLANKS, Math.max(1, course.lessonCount ?? MOST_BLANKS))} />}
    >
      {(all) =>
        all.length === 0 ? (
          <p className="watched__none">{strings.NO_LESSONS_YET}</p>
        ) : (
          <ol className="watched">
            {all.map((lesson) => (
              <li key={lesson.id}>
                <LessonProgressRow lesson={lesson} />
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

function LessonProgressRow({ lesson }: { readonly lesson: LearnedLesson }) {
  const isFinished = lesson.progress?.isFinished ?? false;
  return (
    <Link className="watched__lesson" to={lessonAddress(lesson.id)}>
      <span className="watched__title">{lesson.title}</span>
      {isFinished && (
        <span className="watched__finished">
          <TickIcon />
          <span>{strings.LESSON_FINISHED}</span>
        </span>
      )}
      <span className="watched__time">{timeText(lesson)}</span>
    </Link>
  );
}

/** An unknown duration is left out. */
function timeText(lesson: LearnedLesson): string {
  const length = knownDuration(lesson.durationS);
  const watchedS = watchedTimeS(lesson);
  if (watchedS === undefined) {
    const notStarted = lesson.progress === undefined && strings.LESSON_NOT_STARTED;
    return [notStarted, length && strings.lengthOf(length)].filter(Boolean).join(' · ');
  }
  const watched = duration(watchedS);
  return length === '' ? strings.watchedSoFar(watched) : strings.watchedOf(watched, length);
}

function BlankChoices({ count }: { readonly count: number }) {
  return (
    <LoadingPart className="watched watched--blank">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="watched__blank" aria-hidden="true" />
      ))}
    </LoadingPart>
  );
}
