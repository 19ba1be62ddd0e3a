import { useRef, useState } from 'react';

import type { LessonPlay } from '../../../application/lesson/lesson-play.js';
import type { Lessons } from '../../../application/lesson/lessons.js';
import type { LessonPage } from '../../../domain/lesson/page.js';
import { PREVIEWING } from '../../../domain/lesson/strings.js';
import { CourseAction } from '../../courses/course-action.js';
import { useRefreshable } from '../../hooks/use-refreshable.js';
import { LessonBody } from './lesson-body.js';
import { LessonHead } from './lesson-head.js';
import { LessonDrawer, LessonList } from './lesson-list.js';
import { LessonStage } from './lesson-stage.js';
import { DrawerButton, KeySheetButton } from './lesson-tools.js';
import { usePageKeys } from './use-page-keys.js';
import { layoutClass, type WideMode } from './use-wide-mode.js';

interface LessonViewProps {
  readonly page: LessonPage;
  readonly service: Lessons;
  readonly wideMode: WideMode;
}

/** A lesson that exists. Key it by its id. */
export function LessonView({ page, service, wideMode: { isWideScreen, isWide, toggle } }: LessonViewProps) {
  const { lesson, of: course, access } = page;
  // A newer answer for the same lesson does not restart playback.
  const [play] = useRefreshable<LessonPlay | undefined>(() => service.play(page), undefined);
  const [progress] = useRefreshable(() => service.progress(page), course.progress);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const current = { ...course, progress };
  const list = { course: current, lessonId: lesson.id, isWideScreen };
  const toggleWide = (): void => {
    setDrawerOpen(false);
    toggle();
  };
  usePageKeys({ t: toggleWide });
  return (
    <div className={layoutClass(isWide)}>
      <div ref={stage} className="lesson-stage" tabIndex={-1} data-focus-next=".play-cover :is(a, button)">
        {play && <LessonStage page={page} play={play} stage={stage} />}
      </div>
      <LessonHead
        lesson={lesson}
        course={current}
        tools={
          <>
            <KeySheetButton />
            {isWide && (
              <DrawerButton
                isOpen={isDrawerOpen}
                onPress={() => {
                  setDrawerOpen(!isDrawerOpen);
                }}
              />
            )}
          </>
        }
      >
        {access === 'preview' && (
          <div className="lesson-head__preview">
            <p>{PREVIEWING}</p>
            <CourseAction detail={course} />
          </div>
        )}
      </LessonHead>
      {!isWide && <LessonList {...list} />}
      {isWide && isDrawerOpen && (
        <LessonDrawer
          {...list}
          onClose={() => {
            setDrawerOpen(false);
          }}
        />
      )}
      <LessonBody page={page} service={service} />
    </div>
  );
}
