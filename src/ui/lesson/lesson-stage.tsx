import type { RefObject } from 'react';

import type { LessonPlay } from '../../application/lesson/lesson-play.js';
import { hasVideo } from '../../domain/lesson/opening.js';
import type { LessonPage } from '../../domain/lesson/page.js';
import { END_REPEAT, FROM_THE_START, repeating, resumedAt } from '../../domain/lesson/strings.js';
import { duration } from '../../domain/text/quantities.js';
import { useBehavior } from '../shared/hooks/services.js';
import type { ScreenChoice } from './player/use-screen.js';
import { VideoPlayer } from './player/video-player.js';
import { LessonFrame } from './lesson-frame.js';
import { PlayCover } from './play-cover.js';
import { SmallPlayer } from './small-player.js';

interface NoticeProps {
  /** `undefined`: nothing to report now. */
  readonly text: string | undefined;
  readonly action: string;
  readonly onAction: () => void;
}

/** A line over the video with an action, announced when it appears. */
function Notice({ text, action, onAction }: NoticeProps) {
  return (
    <div role="status">
      {text !== undefined && (
        <p className="player-notice">
          <span>{text}</span>
          <button type="button" className="player-notice__action" onClick={onAction}>
            {action}
          </button>
        </p>
      )}
    </div>
  );
}

/** '已从 mm:ss 继续播放' for a while, and the part that is repeated. */
function Notices({ play }: { readonly play: LessonPlay }) {
  const position = useBehavior(play.resumedAt$);
  const part = useBehavior(play.repeated$);
  return (
    <div className="player-notices">
      <Notice
        text={position === undefined ? undefined : resumedAt(duration(position))}
        action={FROM_THE_START}
        onAction={() => {
          play.startOver();
        }}
      />
      <Notice
        text={part && repeating(duration(part.startS), part.endS === undefined ? undefined : duration(part.endS))}
        action={END_REPEAT}
        onAction={() => {
          play.endRepeat();
        }}
      />
    </div>
  );
}

/** The owner's watermark on the video. It does not react to the pointer and is hidden from screen readers. */
function WatermarkView({ play }: { readonly play: LessonPlay }) {
  const mark = useBehavior(play.watermark$);
  if (mark === undefined) return null;
  const { text, sizePx, color, opacity, at } = mark;
  const left = `${String(at.x * 100)}%`;
  const top = `${String(at.y * 100)}%`;
  return (
    <span
      // Browsers count an element that moves as a layout shift, a new one not.
      key={left + top}
      className="watermark"
      aria-hidden="true"
      style={{ fontSize: sizePx, color, opacity, left, top, translate: `-${left} -${top}` }}
    >
      {text}
    </span>
  );
}

interface LessonStageProps {
  readonly page: LessonPage;
  readonly play: LessonPlay;
  /** The element around it. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly wide: ScreenChoice;
  /** Opens the drawer of the directory, in wide mode. */
  readonly onDirectory: (() => void) | undefined;
}

/** The player, or what is displayed instead of it. */
export function LessonStage({ page, play, stage, wide, onDirectory }: LessonStageProps) {
  const { lesson, course } = page;
  const view = useBehavior(play.view$);
  const preferences = useBehavior(play.preferences$);
  const { qualities, chosen } = useBehavior(play.qualities$);
  // A button that changes its action under the pointer would be pressed by mistake: each state gets its own elements.
  const cover = <PlayCover key={view.kind} view={view} play={play} course={course} />;

  if (view.kind === 'frame') return <LessonFrame url={view.url} title={lesson.title} />;
  if (!hasVideo(view)) return cover;
  return (
    <>
      <SmallPlayer stage={stage} isCovered={view.kind !== 'video'} />
      <VideoPlayer
        title={lesson.title}
        startsByItself={play.startsByItself}
        lengthS={lesson.durationSeconds}
        wide={wide}
        onDirectory={onDirectory}
        poster={course.course.cover}
        canChangeSpeed={!lesson.forwardOnly}
        preferences={preferences}
        onPreference={(changes) => {
          play.remember(changes);
        }}
        qualities={qualities}
        quality={chosen}
        onQuality={(key) => {
          play.chooseQuality(key);
        }}
        onPrevious={
          play.previous &&
          (() => {
            play.goToPrevious();
          })
        }
        onNext={
          play.next &&
          (() => {
            play.goToNext();
          })
        }
        onRepeat={(edge) => {
          play.markRepeat(edge);
        }}
        // A cover has no video to protect, and the text would shine through it.
        mark={view.kind === 'video' && <WatermarkView play={play} />}
        notices={<Notices play={play} />}
        cover={view.kind === 'video' ? undefined : cover}
      />
    </>
  );
}
