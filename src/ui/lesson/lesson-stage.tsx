import './lesson-stage.scss';

import type { ReactNode, RefObject } from 'react';

import type { LessonPlayer } from '../../application/lesson/player.js';
import { hasVideo } from '../../domain/lesson/player-view.js';
import type { LessonDetail } from '../../domain/lesson/lesson-page.js';
import { END_REPEAT, FROM_THE_START, repeating, resumedAt } from '../../domain/lesson/strings.js';
import { duration } from '../../domain/text/quantities.js';
import { useBehavior } from '../shared/hooks/services.js';
import type { PageControls } from './player/player-controls.js';
import { type PlayerBox, VideoPlayer } from './player/video-player.js';
import { LessonFrame } from './lesson-frame.js';
import { PlayCover } from './play-cover.js';
import { SmallPlayerView } from './small-player.js';

interface PlayerNoticeProps {
  /** `undefined`: nothing to report now. */
  readonly text: string | undefined;
  readonly action?: string;
  readonly onAction?: () => void;
}

/** A line over the video, with or without an action, announced when it appears. */
function PlayerNotice({ text, action, onAction }: PlayerNoticeProps) {
  return (
    <div role="status">
      {text !== undefined && (
        <p className="player-notice">
          <span>{text}</span>
          {action && (
            <button type="button" className="player-notice__action" onClick={onAction}>
              {action}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** '已从 mm:ss 继续播放' for a while, what is wrong with the video, and the part that is repeated. */
function PlayerNotices({ player }: { readonly player: LessonPlayer }) {
  const position = useBehavior(player.resumedAt$);
  const part = useBehavior(player.repeated$);
  const notice = useBehavior(player.notice$);
  return (
    <div className="player-notices">
      <PlayerNotice text={notice} />
      <PlayerNotice
        text={position === undefined ? undefined : resumedAt(duration(position))}
        action={FROM_THE_START}
        onAction={() => {
          player.startOver();
        }}
      />
      <PlayerNotice
        text={part && repeating(duration(part.startS), part.endS === undefined ? undefined : duration(part.endS))}
        action={END_REPEAT}
        onAction={() => {
          player.endRepeat();
        }}
      />
    </div>
  );
}

/** The owner's watermark on the video. It does not react to the pointer and is hidden from screen readers. */
function WatermarkView({ player }: { readonly player: LessonPlayer }) {
  const mark = useBehavior(player.watermark$);
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

interface LessonStageProps extends PageControls {
  readonly page: LessonDetail;
  readonly player: LessonPlayer;
  /** The element around it. */
  readonly stage: RefObject<HTMLElement | null>;
  /** Over the lower edge of the video: the note that is being written. */
  readonly note: ReactNode;
  readonly box: PlayerBox;
}

/** The player, or what is displayed instead of it. */
export function LessonStage({ page, player, stage, ...around }: LessonStageProps) {
  const { lesson, course } = page;
  const view = useBehavior(player.view$);
  // A button that changes its action under the pointer would be pressed by mistake: each state gets its own elements.
  const cover = <PlayCover key={view.kind} view={view} player={player} course={course} />;

  if (view.kind === 'frame') return <LessonFrame url={view.url} title={lesson.title} />;
  if (!hasVideo(view)) return cover;
  return (
    <>
      <SmallPlayerView stage={stage} isCovered={view.kind !== 'video'} />
      <VideoPlayer
        {...around}
        lesson={lesson}
        player={player}
        poster={course.course.cover}
        // A cover has no video to protect, and the text would shine through it.
        mark={view.kind === 'video' && <WatermarkView player={player} />}
        notices={<PlayerNotices player={player} />}
        cover={view.kind === 'video' ? undefined : cover}
      />
    </>
  );
}
