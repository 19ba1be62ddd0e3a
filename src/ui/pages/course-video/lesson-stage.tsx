import type { LessonPlay } from '../../../application/lesson/lesson-play.js';
import type { LessonPage } from '../../../domain/lesson/lesson-page.js';
import { PLAYER_FAILED } from '../../../domain/lesson/player-words.js';
import { RETRY } from '../../../domain/site/words.js';
import { useBehavior } from '../../hooks/use-behavior.js';
import { useCode } from '../../hooks/use-code.js';
import { CoverMessage, PlayCover } from './play-cover.js';
import { LessonFrame } from './lesson-frame.js';
import { ResumeNotice } from './resume-notice.js';
import { WatermarkView } from './watermark-view.js';

interface LessonStageProps {
  readonly page: LessonPage;
  readonly play: LessonPlay;
}

/** Where the picture is: the player, or what stands in its place. */
export function LessonStage({ page, play }: LessonStageProps) {
  const { lesson, of: course } = page;
  const face = useBehavior(play.face$);
  const needsPlayer = face.kind !== 'locked' && face.kind !== 'no-address' && face.kind !== 'frame';
  const { state: player, retry } = useCode(
    {
      name: 'player',
      fetch: () =>
        import(/* webpackChunkName: "player" */ '../../player/film-player.js').then(({ FilmPlayer }) => FilmPlayer),
    },
    { wanted: needsPlayer },
  );
  const preferences = useBehavior(play.preferences$);
  const { qualities, chosen } = useBehavior(play.qualities$);
  // A deed that turns into another one under the finger would be pressed by mistake: every face has its own.
  const cover = <PlayCover key={face.kind} face={face} play={play} course={course} />;

  if (face.kind === 'frame') return <LessonFrame url={face.url} title={lesson.title} />;
  if (!needsPlayer) return cover;
  if (player.kind === 'failed') {
    return (
      <CoverMessage text={PLAYER_FAILED}>
        <button type="button" className="btn btn-primary" onClick={retry}>
          {RETRY}
        </button>
      </CoverMessage>
    );
  }
  // What the film has to say does not wait for the player.
  if (player.kind === 'loading') return cover;
  return (
    <player.value
      title={lesson.title}
      course={course.course.title}
      poster={course.course.cover}
      freeSpeed={!lesson.forwardOnly}
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
      cover={face.kind === 'film' ? undefined : cover}
    />
  );
}
