import type { LessonPlay } from '../../../application/lesson/lesson-play.js';
import { hasVideo } from '../../../domain/lesson/opening.js';
import type { LessonPage } from '../../../domain/lesson/page.js';
import { FROM_THE_START, PLAYER_FAILED, resumedAt } from '../../../domain/lesson/strings.js';
import { duration } from '../../../domain/quantities.js';
import { RetryButton } from '../../feedback/error-state.js';
import { useBehavior } from '../../hooks/services.js';
import { useCode } from '../../hooks/use-code.js';
import { LessonFrame } from './lesson-frame.js';
import { CoverMessage, PlayCover } from './play-cover.js';

/** '已从 mm:ss 继续播放' for a while, with a button that starts from the beginning. */
function ResumeNotice({ play }: { readonly play: LessonPlay }) {
  const position = useBehavior(play.resumedAt$);
  return (
    <div className="resume-notice" role="status">
      {position !== undefined && (
        <p className="resume-notice__words">
          <span>{resumedAt(duration(position))}</span>
          <button
            type="button"
            className="resume-notice__action"
            onClick={() => {
              play.startOver();
            }}
          >
            {FROM_THE_START}
          </button>
        </p>
      )}
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
}

/** The player, or what is displayed instead of it. */
export function LessonStage({ page, play }: LessonStageProps) {
  const { lesson, of: course } = page;
  const view = useBehavior(play.view$);
  const needsPlayer = hasVideo(view);
  const { state: player, retry } = useCode(
    {
      name: 'player',
      fetch: () =>
        import(/* webpackChunkName: "player" */ '../../player/video-player.js').then(({ VideoPlayer }) => VideoPlayer),
    },
    { wanted: needsPlayer },
  );
  const preferences = useBehavior(play.preferences$);
  const { qualities, chosen } = useBehavior(play.qualities$);
  // A button that changes its action under the pointer would be pressed by mistake: each state gets its own elements.
  const cover = <PlayCover key={view.kind} view={view} play={play} course={course} />;

  if (view.kind === 'frame') return <LessonFrame url={view.url} title={lesson.title} />;
  if (!needsPlayer) return cover;
  if (player.kind === 'failed') {
    return (
      <CoverMessage text={PLAYER_FAILED}>
        <RetryButton className="btn btn-primary" onClick={retry} />
      </CoverMessage>
    );
  }
  // The state of the video is visible even before the player's code arrives.
  if (player.kind === 'loading') return cover;
  return (
    <player.value
      title={lesson.title}
      course={course.course.title}
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
      mark={<WatermarkView play={play} />}
      notices={<ResumeNotice play={play} />}
      cover={view.kind === 'video' ? undefined : cover}
    />
  );
}
