import { expect } from 'chai';
import { Observable, of, Subject, throwError } from 'rxjs';

import { MemoryIdle } from '../../../src/adapters/memory/browser/environment.js';
import { MemoryPlayback } from '../../../src/adapters/memory/browser/playback.js';
import { MemoryPresence } from '../../../src/adapters/memory/browser/presence.js';
import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { LessonsAhead } from '../../../src/application/lesson/lessons-ahead.js';
import { Prefetcher } from '../../../src/application/site/prefetch.js';
import type { PlaySources } from '../../../src/domain/lesson/play-sources.js';
import type { LessonDetail } from '../../../src/domain/lesson/lesson-page.js';
import type { VideoSource } from '../../../src/domain/ports/playback.js';
import { aCourse, aLesson } from '../../support/courses.js';
import { LessonVisit } from '../../support/a-lesson-visit.js';
import { settled } from '../../support/until.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const PAGE: LessonDetail = {
  lesson: aLesson(2),
  course: aCourse().bought().build(),
  access: 'open',
  allowsComments: true,
};
const SOURCES: PlaySources = { kind: 'none' };

/** A server that answers when the test says so, and counts its requests and what was cancelled of them. */
function aServer<T>() {
  const answers: Subject<T>[] = [];
  const cancelled: number[] = [];
  const request = (): Observable<T> =>
    new Observable((requester) => {
      const answer = new Subject<T>();
      const index = answers.push(answer) - 1;
      answer.subscribe(requester);
      // Also after an answer, because a subject does not complete by itself.
      return () => {
        cancelled.push(index);
      };
    });
  return { request, answers, cancelled };
}

describe('Lessons that are requested ahead', () => {
  function rig(code$?: Observable<Prefetcher>) {
    const lessons = aServer<LessonDetail>();
    const sources = aServer<PlaySources>();
    const store = new MemoryVisitStore();
    const time = new VirtualClock();
    const gateway = { lesson: lessons.request, playSources: sources.request };
    const playback = new MemoryPlayback(time);
    const idle = new MemoryIdle();
    const presence = new MemoryPresence();
    const prefetcher$ = code$ ?? of(new Prefetcher(idle));
    const ahead = new LessonsAhead({ gateway, playback, store, presence, time, prefetcher$ });
    return { ahead, lessons, sources, store, presence, time, playback, idle };
  }

  it('are requested together with their video, and each answer is used once', () => {
    const { ahead, lessons, sources } = rig();
    ahead.fetch(2);
    ahead.fetch(2);
    expect([lessons.answers.length, sources.answers.length]).to.deep.equal([1, 1]);
    lessons.answers[0]?.next(PAGE);
    const page = watching(ahead.lesson(2));
    const video = watching(ahead.playSources(2));
    sources.answers[0]?.next(SOURCES);
    expect([page.values, video.values]).to.deep.equal([[PAGE], [SOURCES]]);
    watching(ahead.lesson(2));
    expect(lessons.answers.length).to.equal(2);
  });

  it('are forgotten when they fail, and fail where their page already waits for them', () => {
    const { ahead, lessons } = rig();
    ahead.fetch(2);
    lessons.answers[0]?.error(new Error('no network'));
    const page = watching(ahead.lesson(2));
    lessons.answers[1]?.next(PAGE);
    expect([page.values, page.errors]).to.deep.equal([[PAGE], []]);
    ahead.fetch(2);
    lessons.answers[2]?.error(new Error('no network'));
    ahead.fetch(2);
    expect(lessons.answers, 'requested ahead again').to.have.length(4);
    const waiting = watching(ahead.lesson(2));
    ahead.fetch(3);
    lessons.answers[3]?.error(new Error('broken'));
    expect(waiting.errors).to.have.length(1);
    watching(ahead.lesson(3));
    expect(lessons.answers, 'the other lesson is still there').to.have.length(5);
  });

  describe('with the beginning of their video', () => {
    const file = (url: string): VideoSource => ({ kind: 'file', url });
    const VIDEO: PlaySources = {
      kind: 'video',
      qualities: ['HD', 'SD'].map((key) => ({ key, label: key, source: file(`/${key}.mp4`) })),
    };

    it('hold it in the chosen quality, once the browser is idle, until their page is left', () => {
      const { ahead, sources, playback, idle } = rig();
      ahead.fetchWithVideo(2, 'SD');
      sources.answers[0]?.next(VIDEO);
      expect(playback.prepared).to.equal(undefined);
      idle.becomeIdle();
      expect(playback.prepared).to.deep.equal(file('/SD.mp4'));
      expect(watching(ahead.playSources(2)).values, 'the answer is there to be used').to.deep.equal([VIDEO]);
      ahead.cancel();
      expect(playback.prepared).to.equal(undefined);
    });

    it('keep it when the end comes near again, and hold another when the visitor has chosen another quality', () => {
      const { ahead, sources, playback, idle } = rig();
      ahead.fetchWithVideo(2, 'SD');
      sources.answers[0]?.next(VIDEO);
      idle.becomeIdle();
      ahead.fetchWithVideo(2, 'SD');
      expect(playback.prepared).to.deep.equal(file('/SD.mp4'));
      ahead.fetchWithVideo(2, 'HD');
      idle.becomeIdle();
      expect(playback.prepared).to.deep.equal(file('/HD.mp4'));
      ahead.cancel();
      ahead.fetchWithVideo(2, 'HD');
      sources.answers[1]?.next(VIDEO);
      idle.becomeIdle();
      expect(playback.prepared, 'after the page was left').to.deep.equal(file('/HD.mp4'));
    });

    const DROPPED: Readonly<Record<string, (rigged: ReturnType<typeof rig>) => void>> = {
      'a minute has passed': ({ time }) => time.advance(60_000),
      'the network has returned': ({ presence }) => presence.regainNetwork(),
    };
    for (const [when, happens] of Object.entries(DROPPED)) {
      it(`drop it when ${when}, as their answers, and hold it again when the end comes near`, () => {
        const rigged = rig();
        const { ahead, sources, playback, idle } = rigged;
        ahead.fetchWithVideo(2, 'SD');
        sources.answers[0]?.next(VIDEO);
        idle.becomeIdle();
        happens(rigged);
        expect(playback.prepared).to.equal(undefined);
        ahead.fetchWithVideo(2, 'SD');
        sources.answers[1]?.next(VIDEO);
        idle.becomeIdle();
        expect(playback.prepared).to.deep.equal(file('/SD.mp4'));
      });
    }

    it('request nothing of it for a member who has signed out before the browser is idle', () => {
      const { ahead, sources, store, playback, idle } = rig();
      store.write('token', 'the member');
      ahead.fetchWithVideo(2, 'SD');
      sources.answers[0]?.next(VIDEO);
      store.erase('token');
      idle.becomeIdle();
      expect(playback.prepared).to.equal(undefined);
    });

    it('come without it where its code cannot be loaded', async () => {
      const { ahead, lessons } = rig(throwError(() => new Error('missing')));
      ahead.fetchWithVideo(2, 'SD');
      await settled();
      expect(lessons.answers).to.have.length(1);
    });

    it('request nothing of it for a visitor who saves data, or whose answer is no video or a failure', () => {
      const saving = rig();
      saving.idle.saveData();
      saving.ahead.fetchWithVideo(2, undefined);
      saving.idle.becomeIdle();
      saving.sources.answers[0]?.next(VIDEO);
      expect([saving.playback.prepared, saving.sources.answers.length]).to.deep.equal([undefined, 1]);
      const { ahead, sources, playback, idle } = rig();
      ahead.fetchWithVideo(2, undefined);
      idle.becomeIdle();
      sources.answers[0]?.next(SOURCES);
      ahead.fetchWithVideo(3, undefined);
      idle.becomeIdle();
      sources.answers[1]?.error(new Error('broken'));
      expect(playback.prepared).to.equal(undefined);
    });
  });

  const UNUSABLE: Readonly<Record<string, (rigged: ReturnType<typeof rig>) => number>> = {
    'another lesson is opened': () => 3,
    'another member has signed in': ({ store }) => (store.write('token', 'another'), 2),
    'a minute has passed': ({ time }) => (time.advance(60_000), 2),
    'the clock was set back': ({ time }) => (time.set(-1000), 2),
    'the network has returned': ({ presence }) => (presence.regainNetwork(), 2),
  };
  for (const [when, happens] of Object.entries(UNUSABLE)) {
    it(`are not used when ${when}`, () => {
      const rigged = rig();
      rigged.ahead.fetch(2);
      const page = watching(rigged.ahead.lesson(happens(rigged)));
      rigged.lessons.answers[0]?.next(PAGE);
      expect([page.values, rigged.lessons.answers.length]).to.deep.equal([[], 2]);
    });
  }

  it('are cancelled when their page is left', () => {
    const { ahead, lessons, sources } = rig();
    ahead.fetch(2);
    watching(ahead.lesson(2)).stop();
    expect(lessons.cancelled).to.deep.equal([0]);
    ahead.cancel();
    expect(sources.cancelled).to.deep.equal([0]);
    ahead.fetch(2);
    ahead.fetch(3);
    expect(lessons.cancelled).to.deep.equal([0, 1]);
  });

  it('include the next lesson when the present one is about to end, if the member may watch it', () => {
    const visit = new LessonVisit({ lesson: 2602 }).open().playFor(14);
    expect(visit.calls('lesson')).to.equal(1);
    visit.pass(4);
    visit.idle.becomeIdle();
    expect(visit.playback.prepared?.url).to.match(/\.webm$/);
    expect([visit.calls('lesson'), visit.calls('playSources')]).to.deep.equal([2, 2]);
    visit.player.goToNext();
    visit.pass(1);
    expect(visit.calls('lesson'), 'the answer is used').to.equal(2);
    const preview = new LessonVisit({ member: 'notFaceVerified', lesson: 2701 }).open().playFor(30);
    expect(preview.calls('lesson')).to.equal(1);
    preview.player.goToNext();
    expect(preview.pass(1).calls('playSources'), 'of the preview alone').to.equal(1);
  });

  it('are the one that the visitor goes to, long before the end', () => {
    const visit = new LessonVisit({ lesson: 2602 }).open();
    visit.player.goToNext();
    expect([visit.pass(1).calls('lesson'), visit.calls('playSources')]).to.deep.equal([2, 2]);
  });
});
