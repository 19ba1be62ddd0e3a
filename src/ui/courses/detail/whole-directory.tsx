import { useRef, useState } from 'react';

import { primaryAction } from '../../../domain/courses/call-to-action.js';
import type { CourseDetail } from '../../../domain/courses/course.js';
import { lessonsInOrder } from '../../../domain/courses/directory.js';
import { CLOSE_CHAPTERS, OPEN_CHAPTERS } from '../../../domain/courses/strings.js';
import { LONG_DIRECTORY } from '../../../domain/courses/limits.js';
import { PrintButton } from '../../shared/widgets/print-button.js';
import { usePrintedCodes } from './use-printed-codes.js';
import { LessonDirectory } from '../lesson-directory.js';

interface WholeDirectoryProps {
  readonly detail: CourseDetail;
  readonly isHidden: boolean;
  /** False while it is rendered before the visitor opens it. */
  readonly isOpened: boolean;
}

/**
 * The directory in its tab: marks the lesson that the member continues with. With many lessons only the chapter of that
 * lesson is open at first, and all can be opened and closed.
 */
export function WholeDirectory({ detail, isHidden, isOpened }: WholeDirectoryProps) {
  const chapters = useRef<HTMLDivElement>(null);
  const primary = primaryAction(detail);
  const lessonCount = lessonsInOrder(detail.directory).length;
  const isLong = detail.directory.kind === 'chapters' && lessonCount > LONG_DIRECTORY;
  const { Code, print } = usePrintedCodes();
  const [areClosed, setAreClosed] = useState(true);
  return (
    <div ref={chapters}>
      <div className="course__directory-tools">
        {lessonCount > 0 && <PrintButton onPress={print} />}
        {isLong && (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => {
              for (const chapter of chapters.current?.querySelectorAll('details') ?? []) chapter.open = areClosed;
              setAreClosed(!areClosed);
            }}
          >
            {areClosed ? OPEN_CHAPTERS : CLOSE_CHAPTERS}
          </button>
        )}
      </div>
      <LessonDirectory
        detail={detail}
        look="tab"
        isOpened={isOpened}
        markedId={primary.kind === 'continue' ? primary.lessonId : undefined}
        Code={isHidden ? undefined : Code}
      />
    </div>
  );
}
