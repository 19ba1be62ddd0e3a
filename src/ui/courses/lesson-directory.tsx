import './lesson-directory.scss';

import { type ComponentType, type CSSProperties, type ReactNode, useDeferredValue, useRef, useState } from 'react';

import type { CourseDetail } from '../../domain/courses/course.js';
import {
  type Chapter,
  type Directory,
  firstRows,
  type Lesson,
  lessonAccess,
  lessonsInOrder,
  progressByLesson,
  totalS,
  watchedPercent,
} from '../../domain/courses/directory.js';
import {
  chapterSize,
  DIRECTORY,
  lessonRange,
  LOCKED,
  NO_LESSONS,
  OTHER_LESSONS,
} from '../../domain/courses/strings.js';
import { DIRECTORY_ROWS_AT_FIRST, DIRECTORY_ROWS_NEAR, LONG_DIRECTORY } from '../../domain/courses/limits.js';
import { knownDuration } from '../../domain/text/quantities.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { useOpenOnPaper } from '../shared/hooks/use-printing.js';
import { ChevronIcon } from '../shared/theme/icons.js';
import { DirectoryRow } from './directory-row.js';

/** The part of a course that its directory displays. */
type DirectoryCourse = Pick<CourseDetail, 'directory' | 'mayWatch' | 'boughtLessonIds' | 'progress'>;

/**
 * `tab`: of the course's page. `list`: beside the video, rows of one line. `picker`: the same with a search of its own,
 * so the rows of a closed chapter wait until it is opened. `paper`: in one go, because the browser prints it now.
 */
export type DirectoryLook = 'tab' | 'list' | 'picker' | 'paper';

interface LessonDirectoryProps {
  readonly detail: DirectoryCourse;
  readonly look: DirectoryLook;
  /** False while it is rendered ahead of the visitor: then it stays with its first rows. */
  readonly isOpened?: boolean;
  /** The part of its directory that is displayed, where it is not all of it. */
  readonly shown?: Directory;
  /** In the tab the lesson that the member watches next, beside the video the one whose page is displayed. */
  readonly markedId?: number | undefined;
  /** On paper, what is beside the title of a chapter. */
  readonly Code?: ComponentType<{ readonly lessonId: number; readonly title: string }> | undefined;
}

/**
 * The lessons of a course, chapter by chapter without the empty ones; one list where there are no chapters
 * (docs/spec/courses.md#directory). A long list opens with the first chapters and the rows around the current lesson,
 * and React fills in the others in slices. All of them end up in the document, so that the browser's search and screen
 * readers find them. In tab and picker only one chapter of a long one is open at first: that of the marked lesson, else the first.
 */
export function LessonDirectory({
  detail,
  look,
  isOpened = true,
  shown = detail.directory,
  markedId,
  Code,
}: LessonDirectoryProps) {
  const { progress } = detail;
  const inOrder = lessonsInOrder(detail.directory);
  const isCompact = look === 'list' || look === 'picker';
  const near = firstRows(lessonsInOrder(shown), DIRECTORY_ROWS_NEAR, markedId);
  // A list that scrolls to its lesson has all rows around it at once: one that is filled in later would move them.
  const first = isCompact ? near : firstRows(lessonsInOrder(shown), DIRECTORY_ROWS_AT_FIRST, markedId);
  const isShort = first.size === inOrder.length;
  const fillsAll = useDeferredValue(isOpened || isShort, look === 'paper' || isShort);
  const chapters = useRef<HTMLDivElement>(null);
  useOpenOnPaper(chapters);
  if (inOrder.length === 0) return <EmptyState text={NO_LESSONS} />;
  const mark = isCompact ? 'current' : 'next';
  const numbers = new Map(inOrder.map(({ id }, index) => [id, index + 1]));
  const watched = progressByLesson(progress);
  const percentOf = (lesson: Lesson): number => {
    const entry = watched.get(lesson.id);
    return entry ? watchedPercent(entry, lesson) : 0;
  };
  const rows = (lessons: readonly Lesson[]) => (
    <ol className="lessons">
      {lessons.map((lesson) => (
        <DirectoryRow
          key={lesson.id}
          lesson={lesson}
          number={numbers.get(lesson.id) ?? 0}
          access={lessonAccess(lesson, detail)}
          percent={percentOf(lesson)}
          mark={lesson.id === markedId ? mark : undefined}
          isInChapter={shown.kind === 'chapters'}
          isFar={!near.has(lesson.id)}
          isFilled={fillsAll || first.has(lesson.id)}
          isCompact={isCompact}
        />
      ))}
    </ol>
  );
  if (shown.kind === 'flat')
    return (
      <div className="directory" style={numberWidth(inOrder.length)}>
        {Code && shown.lessons[0] && <Code lessonId={shown.lessons[0].id} title={DIRECTORY} />}
        {rows(shown.lessons)}
      </div>
    );
  const parts = chaptersAndRest(shown, (lesson) => numbers.get(lesson.id) ?? 0);
  const opensOneChapter = (look === 'tab' || look === 'picker') && inOrder.length > LONG_DIRECTORY;
  const open = parts.find(({ lessons }) => lessons.some(({ id }) => id === markedId)) ?? parts[0];
  return (
    <div ref={chapters} className="directory chapters" style={numberWidth(inOrder.length)}>
      {parts.map((part, index) =>
        fillsAll || !opensOneChapter || index < DIRECTORY_ROWS_AT_FIRST || part === open ? (
          <ChapterRows
            key={part.id}
            {...part}
            detail={detail}
            isOpen={!opensOneChapter || part === open}
            isFilled={fillsAll && look !== 'picker'}
            code={Code && part.lessons[0] && <Code lessonId={part.lessons[0].id} title={part.title} />}
          >
            {() => rows(part.lessons)}
          </ChapterRows>
        ) : (
          <div key={part.id} className="chapter chapter__head" />
        ),
      )}
    </div>
  );
}

/** A column as wide as the digits of the total, so that the titles are aligned and no number breaks. */
function numberWidth(total: number): CSSProperties & Readonly<Record<'--digits', number>> {
  return { '--digits': String(total).length };
}

/** What is displayed as a chapter: those with lessons, and the lessons without one. Every part has a title. */
function chaptersAndRest(
  { chapters, rest }: Extract<Directory, { readonly kind: 'chapters' }>,
  numberOf: (lesson: Lesson) => number,
): readonly Chapter[] {
  const others = { id: 0, title: OTHER_LESSONS, lessons: rest };
  return [...chapters, others].flatMap((chapter) => {
    const [first] = chapter.lessons;
    const last = chapter.lessons.at(-1);
    if (first === undefined || last === undefined) return [];
    return { ...chapter, title: chapter.title || lessonRange(numberOf(first), numberOf(last)) };
  });
}

interface ChapterProps {
  readonly title: string;
  readonly lessons: readonly Lesson[];
  readonly detail: DirectoryCourse;
  /** At first: the visitor opens and closes it. */
  readonly isOpen: boolean;
  /** It has its rows although it is closed. */
  readonly isFilled: boolean;
  readonly code: ReactNode;
  readonly children: () => ReactNode;
}

/**
 * It is a native `details`, so the browser's search finds words in closed chapters too. Closed ones get their rows after
 * the others: they have no height, so nothing moves.
 */
function ChapterRows({ title, lessons, detail, isOpen, isFilled, code, children }: ChapterProps) {
  const size = chapterSize(lessons.length, knownDuration(totalS(lessons)));
  const [wasOpened, setWasOpened] = useState(isOpen);
  const isLocked = lessons.some((lesson) => lessonAccess(lesson, detail) === 'locked');
  return (
    <details
      className="chapter"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary className="chapter__head">
        <ChevronIcon />
        <h3 className="chapter__title">{title}</h3>
        <span className="chapter__size">
          <span>{isLocked ? `${size} · ` : size}</span>
          {isLocked && <span>{LOCKED}</span>}
        </span>
        {code}
      </summary>
      {(isFilled || wasOpened) && children()}
    </details>
  );
}
