import { useRef, useState } from 'react';

import { primaryAction } from '../../../domain/courses/call-to-action.js';
import type { CourseDetail } from '../../../domain/courses/course.js';
import { lessonsInOrder } from '../../../domain/courses/directory.js';
import { CLOSE_CHAPTERS, OPEN_CHAPTERS } from '../../../domain/courses/strings.js';
import { LONG_DIRECTORY } from '../../../domain/site/limits.js';
import { LessonDirectory } from '../lesson-directory.js';

/** The directory in its tab: marks the lesson that the member continues with, and can close all chapters. */
export function WholeDirectory({ detail }: { readonly detail: CourseDetail }) {
  const chapters = useRef<HTMLDivElement>(null);
  const [areClosed, setAreClosed] = useState(false);
  const primary = primaryAction(detail);
  const isLong = detail.directory.kind === 'chapters' && lessonsInOrder(detail.directory).length > LONG_DIRECTORY;
  return (
    <div ref={chapters}>
      {isLong && (
        <button
          type="button"
          className="btn btn-quiet course__chapters"
          onClick={() => {
            for (const chapter of chapters.current?.querySelectorAll('details') ?? []) chapter.open = areClosed;
            setAreClosed(!areClosed);
          }}
        >
          {areClosed ? OPEN_CHAPTERS : CLOSE_CHAPTERS}
        </button>
      )}
      <LessonDirectory detail={detail} nextId={primary.kind === 'continue' ? primary.lessonId : undefined} />
    </div>
  );
}
