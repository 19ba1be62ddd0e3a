import { useRef, useState } from 'react';

import type { LessonPlayer } from '../../application/lesson/player.js';
import type { Lessons } from '../../application/lesson/lesson-page.js';
import type { LessonDetail } from '../../domain/lesson/lesson-page.js';
import { PREVIEWING } from '../../domain/lesson/strings.js';
import { keysAt } from '../../domain/lesson/keys.js';
import { CourseAction } from '../courses/course-action.js';
import { NOTED_PLAYER, useNoteTaking } from '../notes/use-note-taking.js';
import { outsideFullscreen } from '../shared/hooks/fullscreen.js';
import { useMedia } from '../shared/hooks/use-media.js';
import { useRefreshable } from '../shared/hooks/use-refreshable.js';
import { type ScreenChoice, useIsFullscreen } from './player/use-fullscreen.js';
import { LessonBody } from './lesson-body.js';
import { LessonHead } from './lesson-head.js';
import { LessonList, LessonPickerRow, LessonsOverPage } from './lesson-list.js';
import { LessonStage } from './lesson-stage.js';
import { stageOf } from './stage-of.js';
import { DrawerButton, KeySheetButton } from './layout-buttons.js';
import { useTableKeys } from './use-table-keys.js';
import { layoutClass } from './use-wide-mode.js';
import { LessonTools } from './lesson-tools.js';

interface LessonViewProps {
  readonly page: LessonDetail;
  readonly service: Lessons;
  readonly wideMode: ScreenChoice;
}

const PAGE_KEYS = keysAt('lesson');

/** A lesson that exists. Key it by its id. */
export function LessonView({ page, service, wideMode }: LessonViewProps) {
  const { lesson, course, access } = page;
  // A newer answer for the same lesson does not restart playback.
  const [player] = useRefreshable<LessonPlayer | undefined>(() => service.play(page), undefined);
  const [progress] = useRefreshable(() => service.progress(page), course.progress);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const readRatio = (): number | undefined => service.uprightRatio(lesson.id);
  // Only a press changes it: nothing moves when the shape of the video becomes known.
  const [aspectRatio, setAspectRatio] = useState(readRatio);
  const current = { ...course, progress };
  const isWide = wideMode.isOn;
  const list = { course: current, lessonId: lesson.id };
  const toggleDrawer = (): void => {
    setDrawerOpen(!isDrawerOpen);
  };
  const toggleWide = (): void => {
    setDrawerOpen(false);
    wideMode.toggle();
  };
  const isFullscreen = useIsFullscreen();
  const isSideways = useMedia('sideways', 'narrow');
  const notes = useNoteTaking(page, player, isFullscreen || isSideways || isWide);
  const takeNote = (): void => {
    notes.take(NOTED_PLAYER);
  };
  useTableKeys(PAGE_KEYS, {
    wide: toggleWide,
    note: takeNote,
    sheet: () => {
      outsideFullscreen(() => {
        setSheetOpen(true);
      });
    },
  });
  return (
    <div className={layoutClass(isWide)}>
      <div ref={stage} {...stageOf(aspectRatio)} tabIndex={-1} data-focus-next=".play-cover :is(a, button)">
        {player && (
          <LessonStage
            page={page}
            player={player}
            stage={stage}
            wide={{ ...wideMode, toggle: toggleWide }}
            onDirectory={isWide ? toggleDrawer : undefined}
            onNote={takeNote}
            marks={notes.marks}
            note={notes.overVideo}
            box={{
              aspectRatio,
              onPress: () => {
                setAspectRatio(readRatio);
              },
            }}
          />
        )}
      </div>
      <LessonHead
        lesson={lesson}
        course={current}
        above={notes.underVideo}
        saved={notes.saved}
        tools={player && <LessonTools page={page} player={player} onNote={notes.take} />}
        layoutButtons={
          <>
            <KeySheetButton isOpen={isSheetOpen} setOpen={setSheetOpen} />
            {isWide && <DrawerButton isOpen={isDrawerOpen} onPress={toggleDrawer} />}
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
      {!wideMode.isOffered && <LessonPickerRow {...list} />}
      {wideMode.isOffered && !isWide && <LessonList {...list} />}
      {isWide && (
        <LessonsOverPage
          {...list}
          as="LessonDrawer"
          isOpen={isDrawerOpen}
          onClose={() => {
            setDrawerOpen(false);
          }}
        />
      )}
      <LessonBody page={page} service={service} player={player} noteCount={notes.count} />
    </div>
  );
}
