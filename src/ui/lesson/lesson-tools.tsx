import type { LessonPlayer } from '../../application/lesson/player.js';
import { lessonAddress } from '../../domain/courses/course-address.js';
import { hasVideo } from '../../domain/lesson/player-view.js';
import type { LessonDetail } from '../../domain/lesson/lesson-page.js';
import { lessonStartAddress } from '../../domain/lesson/start-position.js';
import { lessonTitle, TAKE_NOTE } from '../../domain/lesson/strings.js';
import { PLAYBACK } from '../../domain/ports/playback.js';
import { duration } from '../../domain/text/quantities.js';
import { sharedSecond } from '../../domain/sharing.js';
import { LINK_COPIED, linkCopiedFrom, SCAN_TO_GO_ON, SHARE } from '../../domain/sharing.strings.js';
import { useBehavior, useService } from '../shared/hooks/services.js';
import { NOTE_BUTTON_ID, type NoteTaking } from '../notes/use-note-taking.js';
import { useShareCard } from '../sharing/use-share-card.js';
import { ShareButton } from '../sharing/share-button.js';

interface LessonToolsProps {
  readonly page: LessonDetail;
  readonly player: LessonPlayer;
  readonly onNote: NoteTaking['take'];
}

/** A note or a link about the second that is being played. */
export function LessonTools({ page, player, onNote }: LessonToolsProps) {
  const { lesson, course } = page;
  const playback = useService(PLAYBACK);
  const view = useBehavior(player.view$);
  const title = lessonTitle(lesson.title, course.course.title);
  useShareCard({
    title,
    text: course.course.title,
    image: course.course.cover,
    address: lessonAddress(lesson.id),
  });
  return (
    <div className="lesson-head__tools">
      {hasVideo(view) && (
        <button
          id={NOTE_BUTTON_ID}
          type="button"
          className="btn lesson-head__tool"
          onClick={() => {
            onNote(`#${NOTE_BUTTON_ID}`);
          }}
        >
          {TAKE_NOTE}
        </button>
      )}
      <ShareButton
        name={SHARE}
        className="btn lesson-head__tool"
        target={() => {
          const second = hasVideo(view) ? sharedSecond(playback.state$.value, player.positionS) : undefined;
          return {
            title,
            address: lessonStartAddress(lesson.id, second),
            copied: second === undefined ? LINK_COPIED : linkCopiedFrom(duration(second)),
            scan: SCAN_TO_GO_ON,
          };
        }}
      />
    </div>
  );
}
