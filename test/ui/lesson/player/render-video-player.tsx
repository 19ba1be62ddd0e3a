import { BehaviorSubject } from 'rxjs';
import sinon from 'sinon';

import { LessonPlayer } from '../../../../src/application/lesson/player.js';
import type { Lesson } from '../../../../src/domain/courses/directory.js';
import { VideoPlayer } from '../../../../src/ui/lesson/player/video-player.js';
import { aLesson } from '../../../support/courses.js';
import { renderWithSite } from '../../support/render-with-site.js';

/** The player of the second of three lessons, without a video. What the visitor chooses is recorded only. */
export function renderVideoPlayer(changes: Partial<Lesson>, { speed = 1, hasCover = false } = {}) {
  const actions = { remember: sinon.spy(), goToPrevious: sinon.spy(), goToNext: sinon.spy(), markRepeat: sinon.spy() };
  const player = Object.assign(sinon.createStubInstance(LessonPlayer), {
    ...actions,
    preferences$: new BehaviorSubject({ speed, volume: 0.5, muted: false, quality: undefined, wide: false }),
    qualities$: new BehaviorSubject({ qualities: [], chosen: undefined }),
    previous: aLesson(1),
    next: aLesson(3),
  });
  const { world } = renderWithSite(
    <VideoPlayer
      lesson={aLesson(2, changes)}
      player={player}
      wide={{ isOffered: false, isOn: false, toggle: () => undefined }}
      onDirectory={undefined}
      onNote={() => undefined}
      marks={undefined}
      poster=""
      mark={undefined}
      notices={undefined}
      cover={hasCover ? <p>cover</p> : undefined}
      note={undefined}
      box={{ aspectRatio: undefined, onPress: () => undefined }}
    />,
  );
  return { world, actions };
}
