import './play-cover.scss';

import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';

import type { LessonPlayer } from '../../application/lesson/player.js';
import { courseAddress, lessonAddress } from '../../domain/courses/course-address.js';
import { type Lesson, lessonsInOrder } from '../../domain/courses/directory.js';
import { assertNever } from '../../domain/kernel/values.js';
import type { PlayerView } from '../../domain/lesson/player-view.js';
import type { LessonCourse } from '../../domain/lesson/lesson-page.js';
import * as strings from '../../domain/lesson/strings.js';
import { duration } from '../../domain/text/quantities.js';
import { RetryButton } from '../shared/feedback/error-state.js';
import { CourseAction } from '../courses/course-action.js';
import { LockIcon } from '../shared/theme/lazy-icons.js';

interface PlayCoverProps<View extends PlayerView = PlayerView> {
  readonly view: View;
  readonly player: LessonPlayer;
  readonly course: LessonCourse;
}

/** What is displayed instead of the video (docs/spec/lesson.md#playback-errors). */
export function PlayCover({ view, player, course }: PlayCoverProps) {
  switch (view.kind) {
    case 'video':
    case 'requesting':
    case 'frame':
      return <LoadingCover />;
    case 'locked':
      return (
        <CoverMessage icon={<LockIcon />} text={strings.LESSON_LOCKED}>
          <CourseAction detail={course} />
        </CoverMessage>
      );
    case 'no-address':
      return <CoverMessage text={strings.NO_ADDRESS} />;
    case 'unsupported':
      return <CoverMessage text={strings.UNSUPPORTED} />;
    case 'offline':
    case 'failed':
      return (
        <CoverMessage text={view.kind === 'offline' ? strings.WAITING_FOR_NETWORK : view.text}>
          <RetryButton
            className="btn btn-primary"
            onClick={() => {
              player.retry();
            }}
          />
        </CoverMessage>
      );
    case 'elsewhere':
      return (
        <CoverMessage text={strings.PLAYING_ELSEWHERE}>
          <CoverAction
            isPrimary
            name={strings.CONTINUE_HERE}
            onClick={() => {
              player.continueHere();
            }}
          />
        </CoverMessage>
      );
    case 'preview-over':
      return (
        <CoverMessage text={strings.PREVIEW_OVER}>
          <CourseAction detail={course} />
          <CoverAction
            name={strings.PREVIEW_AGAIN}
            onClick={() => {
              player.startOver();
            }}
          />
        </CoverMessage>
      );
    case 'next':
      return <NextCover view={view} player={player} course={course} />;
    case 'ended':
      return (
        <CoverMessage text={strings.NEXT_LESSON} below={<NextLesson lesson={view.next} course={course} />}>
          <CoverAction
            isPrimary
            name={strings.NEXT_LESSON}
            onClick={() => {
              player.goToNext();
            }}
          />
          <CoverAction
            name={strings.PLAY_AGAIN}
            onClick={() => {
              player.startOver();
            }}
          />
        </CoverMessage>
      );
    case 'course-unfinished':
      return (
        <CoverMessage text={strings.unfinishedAtEnd(view.count)}>
          <Link className="btn btn-primary" to={lessonAddress(view.first.id)}>
            {strings.TO_UNFINISHED}
          </Link>
          <CoverAction
            name={strings.PLAY_AGAIN}
            onClick={() => {
              player.startOver();
            }}
          />
        </CoverMessage>
      );
    case 'course-ended':
      return (
        <CoverMessage text={strings.COURSE_ENDED}>
          <CoverAction
            isPrimary
            name={strings.PLAY_AGAIN}
            onClick={() => {
              player.startOver();
            }}
          />
          <Link className="btn play-cover__quiet" to={courseAddress(course.course.id)}>
            {strings.BACK_TO_COURSE}
          </Link>
        </CoverMessage>
      );
    default:
      return assertNever(view);
  }
}

/** The countdown to the next lesson, which never takes away a text that is being typed. */
function NextCover({ view, player, course }: PlayCoverProps<Extract<PlayerView, { readonly kind: 'next' }>>) {
  useEffect(() => {
    const cancel = ({ target }: { readonly target: EventTarget | null }): void => {
      if (target instanceof HTMLTextAreaElement && target.value !== '') player.cancelNext();
    };
    cancel({ target: document.activeElement });
    document.addEventListener('input', cancel);
    return () => {
      document.removeEventListener('input', cancel);
    };
  }, [player]);
  return (
    <CoverMessage text={strings.UP_NEXT} below={<NextLesson lesson={view.lesson} course={course} />}>
      <CoverAction
        isPrimary
        name={strings.PLAY_NOW}
        countdown={strings.inSeconds(view.seconds)}
        onClick={() => {
          player.goToNext();
        }}
      />
      <CoverAction
        name={strings.CANCEL_NEXT}
        onClick={() => {
          player.cancelNext();
        }}
      />
    </CoverMessage>
  );
}

interface CoverMessageProps {
  readonly text: string;
  readonly icon?: ReactNode;
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/** A message instead of the video, with its actions. The player around it announces the message. */
function CoverMessage({ text, icon, below, children }: CoverMessageProps) {
  return (
    <div className="play-cover">
      {icon}
      <p className="play-cover__text">{text}</p>
      {below}
      {children !== undefined && <div className="play-cover__actions">{children}</div>}
    </div>
  );
}

interface NextLessonProps {
  readonly lesson: Lesson;
  readonly course: LessonCourse;
}

/** Title, place and duration of the lesson that follows. */
function NextLesson({ lesson, course }: NextLessonProps) {
  const lessons = lessonsInOrder(course.directory);
  const number = lessons.findIndex(({ id }) => id === lesson.id) + 1;
  const facts = [strings.lessonPosition(number, lessons.length)];
  if (lesson.durationS) facts.push(duration(lesson.durationS));
  return (
    <>
      <p className="play-cover__title">{lesson.title}</p>
      <p className="play-cover__facts">{facts.join(' · ')}</p>
    </>
  );
}

function LoadingCover() {
  return (
    <div className="play-cover">
      <span className="play-cover__turning" />
      <span className="visually-hidden">{strings.LOADING_VIDEO}</span>
    </div>
  );
}

interface ActionProps {
  readonly name: string;
  readonly isPrimary?: boolean;
  /** Displayed after the name, and hidden from screen readers, because it changes every second. */
  readonly countdown?: string;
  readonly onClick: () => void;
}

function CoverAction({ name, isPrimary = false, countdown, onClick }: ActionProps) {
  return (
    <button type="button" className={isPrimary ? 'btn btn-primary' : 'btn play-cover__quiet'} onClick={onClick}>
      <span>{name}</span>
      {countdown !== undefined && (
        <span className="play-cover__countdown" aria-hidden="true">
          {countdown}
        </span>
      )}
    </button>
  );
}
