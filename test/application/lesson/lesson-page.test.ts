import { expect } from 'chai';
import sinon from 'sinon';
import { map, NEVER, Subject } from 'rxjs';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { directoryOf } from '../../../src/domain/courses/directory.js';
import { aLesson } from '../../support/courses.js';
import { aMember, anonymous, signedIn } from '../../support/sessions.js';
import { LessonVisit } from '../../support/a-lesson-visit.js';
import { soon } from '../../support/until.js';
import { watching } from '../../support/watching.js';

describe('The lesson page', () => {
  function at(lesson: number) {
    const visit = new LessonVisit({ lesson });
    const retry$ = new Subject<void>();
    const shown = watching(visit.lessons.shown(retry$));
    const kinds = () => shown.values.map(({ kind }) => kind);
    const last = () => {
      const state = shown.values.at(-1);
      return state?.kind === 'ready' ? state.value.lesson.title : state?.kind;
    };
    return { visit, retry$, shown, kinds, last };
  }

  it('shows the lesson in the address, reports a missing one, and sends no request for an invalid id', () => {
    const { visit, kinds, last } = at(2601);
    visit.pass(1);
    expect([kinds(), last()]).to.deep.equal([['loading', 'ready'], '香椿炒蛋']);
    visit.navigator.go('/courses/video/2602');
    visit.pass(1);
    expect(last()).to.equal('腌笃鲜');
    visit.navigator.go('/courses');
    expect([visit.pass(1).calls('lesson'), last()]).to.deep.equal([2, '腌笃鲜']);
    visit.navigator.go('/courses/video/0');
    expect([visit.pass(1).calls('lesson'), last()]).to.deep.equal([2, 'missing']);
    visit.navigator.go('/courses/video/99999');
    visit.pass(1);
    expect(last()).to.equal('missing');
  });

  it('requests the lesson again for another member, but not after the visitor has left the page', async () => {
    const { visit } = at(2601);
    visit.pass(1);
    visit.session$.next(signedIn(aMember().withId(5)));
    await soon();
    expect(visit.pass(1).calls('lesson')).to.equal(2);
    visit.navigator.go('/');
    visit.session$.next(anonymous);
    await soon();
    expect(visit.pass(1).calls('lesson')).to.equal(2);
  });

  it('reports progress while the member plays: the furthest position of each lesson, finished for good', () => {
    const visit = new LessonVisit({ lesson: 2602, videos: () => ({ durationS: 7200 }) }).open();
    const { page } = visit;
    const before = [2601, 2602].map((lessonId) => ({ lessonId, watchedS: 5, isFinished: false, watchedAt: 1 }));
    const course = { ...page.course, progress: before };
    const { durationS = 0 } = page.lesson;
    const progress = watching(visit.lessons.progress({ ...page, course }));
    visit.playFor(durationS - 1);
    const played = () => progress.values.at(-1)?.at(-1);
    expect(played()).to.include({ lessonId: 2602, isFinished: false });
    visit.pass(11);
    expect(played()).to.include({ lessonId: 2602, isFinished: true });
    const { watchedS = 0 } = played() ?? {};
    expect(watchedS).to.be.at.least(durationS);
    expect(progress.values.at(-1)?.map(({ lessonId }) => lessonId)).to.deep.equal([2601, 2602]);
    expect(progress.values.at(-1)?.[0]).to.equal(before[0]);
  });

  it('makes home show the courses to continue again, in every tab', () => {
    const visit = new LessonVisit();
    visit.store.write('nothingLearned', 'the token');
    visit.open();
    expect(visit.store.read('nothingLearned')).to.equal(undefined);
  });

  it('never finishes a lesson of unknown length, and never makes a finished lesson unfinished', () => {
    for (const finished of [false, true]) {
      const visit = new LessonVisit({ lesson: 2602, videos: () => ({ durationS: 7200 }) }).open();
      const lessons = [aLesson(2601, { durationS: 10 }), aLesson(2602, { durationS: 0 })];
      const directory = directoryOf(
        [],
        lessons.map((lesson) => ({ chapterId: 0, lesson })),
      );
      const before = [{ lessonId: 2602, watchedS: 500, isFinished: finished, watchedAt: 1 }];
      const progress = watching(
        visit.lessons.progress({ ...visit.page, course: { ...visit.page.course, directory, progress: before } }),
      );
      visit.playFor(21);
      expect(progress.values.length).to.be.above(1);
      expect(progress.values.at(-1)).to.have.length(1);
      expect(progress.values.at(-1)?.[0]).to.include({ lessonId: 2602, watchedS: 500, isFinished: finished });
    }
  });

  it('reads the positions that this device has stored once, however many lessons the course has', () => {
    const visit = new LessonVisit().open();
    const { store, page, memberId } = visit;
    visit.outbox.put(memberId, { lessonId: 2602, seconds: 9 });
    const read = sinon.spy(store, 'read');
    const progress = watching(visit.lessons.progress(page));
    const begun = { watchedS: 9, isFinished: false };
    expect(progress.values[0]?.find(({ lessonId }) => lessonId === 2602)).to.include(begun);
    expect(read.withArgs('pendingProgress').callCount).to.equal(1);
  });

  it('begins in the state "asking", and shows no watermark to an anonymous visitor', () => {
    const watermark = { text: '${user.mobile}', sizePx: 14, color: 'red', opacity: 1 };
    const visit = new LessonVisit({ watermark }).open();
    const { page } = visit;
    visit.close();
    visit.session$.next(anonymous);
    const first = watching(visit.lessons.play(page).pipe(map((play) => [play.view$.value.kind, play])));
    expect(first.values[0]?.[0]).to.equal('requesting');
    visit.pass(1);
    const [, play] = first.values[0] ?? [];
    expect(typeof play === 'object' && play.watermark$.value).to.equal(undefined);
  });

  it('lists the files of the course, and opens one in a new window or offers its link', () => {
    const { visit } = at(201);
    visit.pass(1);
    const files = watching(visit.lessons.attachments(2, NEVER));
    visit.pass(1);
    const [, ready] = files.values;
    expect(ready?.kind === 'ready' && ready.value.map(({ id }) => id)).to.deep.equal([21, 22]);
    const opened = watching(visit.lessons.download(2, 21));
    visit.pass(1);
    expect(opened.values).to.deep.equal([{ kind: 'opened', isFile: true }]);
    expect(visit.navigator.journeys.at(-1)).to.match(/^open .*attach-download\?sign=/);
    visit.navigator.allowsWindows = false;
    const offered = watching(visit.lessons.download(2, 21));
    visit.pass(1);
    expect(offered.values[0]).to.have.property('kind', 'ready');
  });

  it('reports progress that the server keeps refusing', () => {
    const visit = new LessonVisit().open();
    visit.site.controls.fail('recordProgress', { ...FAULTS.wrong, message: 'No' });
    visit.playFor(30);
    expect(visit.notifier.messages).to.deep.equal(['error No']);
  });

  it('remembers a setting that is changed beside the player', () => {
    const { lessons } = new LessonVisit();
    lessons.remember({ speed: 2 });
    expect(lessons.preferences$.value.speed).to.equal(2);
  });

  it('requests the lesson and the code that are about to be needed, until the visitor leaves the page', () => {
    const { visit, shown } = at(2601);
    const code = watching(visit.lessons.fetchStreamCode());
    visit.pass(1).lessons.fetchAhead(2602);
    expect([code.values.length, visit.pass(1).calls('lesson')]).to.deep.equal([1, 2]);
    visit.lessons.fetchAhead(2603);
    shown.stop();
    expect(visit.clock.pending).to.equal(0);
  });

  it('sends pending progress once, and stops when the visitor leaves the page', () => {
    const visit = new LessonVisit();
    visit.outbox.put(101, { lessonId: 2603, seconds: 9 });
    visit.open();
    expect([visit.recorded(2603), visit.calls('recordProgress')]).to.deep.equal([9, 1]);
    visit.close();
    expect(visit.clock.pending).to.equal(0);
  });
});
