import { expect } from 'chai';
import { Subject, switchMap, throwError, timer } from 'rxjs';
import sinon from 'sinon';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { LessonVisit } from '../../support/a-lesson-visit.js';
import { countingSubscriptions } from './open-subscriptions.js';
import { watching } from '../../support/watching.js';

const HOUR_VIDEO = () => ({ durationS: 7200 });

describe('Playing a lesson', () => {
  it('requests the video address, and opens the video paused after a page load', () => {
    const visit = new LessonVisit().open();
    expect([visit.view, visit.playback.state$.value.phase, visit.at]).to.deep.equal(['video', 'paused', 0]);
    expect(visit.playback.opened.map(({ kind, url }) => [kind, url])).to.deep.equal([
      ['stream', '/media/hls/master.m3u8'],
    ]);
    expect([visit.calls('lesson'), visit.calls('playSources')]).to.deep.equal([1, 1]);
  });

  it('plays at once when the visitor has clicked a lesson', () => {
    const visit = new LessonVisit();
    visit.navigator.go('/courses/video/2601');
    visit.open();
    expect(visit.playback.state$.value.phase).to.equal('playing');
  });

  it('is awaited while the visitor waits for the video', () => {
    const isAwaited = ({ player }: LessonVisit) => watching(player.isAwaited$).values.at(-1);
    const visit = new LessonVisit({ videos: () => ({ durationS: 36, isSilent: true }) }).open();
    expect(isAwaited(visit)).to.equal(false);
    visit.playback.play();
    expect([visit.view, isAwaited(visit)]).to.deep.equal(['video', true]);
    visit.pass(30_000);
    expect([visit.view, isAwaited(visit)]).to.deep.equal(['failed', false]);
    const other = new LessonVisit().open();
    other.playback.play();
    other.pass(1);
    expect([other.playback.state$.value.phase, isAwaited(other)]).to.deep.equal(['playing', false]);
    expect(isAwaited(new LessonVisit({ member: 'notFaceVerified', lesson: 2702 }).open())).to.equal(false);
    const { values } = watching(other.lessons.play(other.page).pipe(switchMap(({ isAwaited$ }) => isAwaited$)));
    expect(values.at(-1), 'its address is requested').to.equal(true);
  });

  it('shows a lock, and requests no video address, when the member may not watch the lesson', () => {
    const visit = new LessonVisit({ member: 'notFaceVerified', lesson: 2702 }).open();
    expect([visit.view, visit.calls('playSources'), visit.playback.opened.length]).to.deep.equal(['locked', 0, 0]);
    visit.close();
    expect(visit.calls('recordProgress')).to.equal(0);
  });

  for (const [lesson, view] of [
    [1505, { kind: 'frame', url: 'https://player.example.com/video?id=1&autoplay=0' }],
    [1506, { kind: 'no-address' }],
    [1507, { kind: 'failed', text: '无法获取视频播放地址' }],
    [1508, { kind: 'failed', text: '服务异常，请稍后重试' }],
  ] as const) {
    it(`shows the state ${view.kind} in place of the video of lesson ${String(lesson)}`, () => {
      expect(new LessonVisit({ lesson }).open().player.view$.value).to.deep.equal(view);
    });
  }

  it('requests the video address again when the visitor retries', () => {
    const visit = new LessonVisit();
    visit.site.controls.fail('playSources', FAULTS.wrong, 1);
    visit.open();
    expect(visit.view).to.equal('failed');
    visit.player.retry();
    expect(visit.view).to.equal('requesting');
    expect(visit.pass(1).view).to.equal('video');
  });

  it('closes the video, stops its timers and clears the media session when the visitor leaves', () => {
    const visit = new LessonVisit({ watermark: { text: 'x', sizePx: 14, color: 'red', opacity: 1 } }).open();
    visit.playFor(3).close();
    visit.pass(1);
    expect([visit.playback.state$.value.phase, visit.clock.pending]).to.deep.equal(['empty', 0]);
    expect(visit.mediaSession.shown$.value).to.equal(undefined);
  });

  it('shows title and course in the media session, and follows its keys for the next and previous lesson', () => {
    const visit = new LessonVisit({ lesson: 2602 }).open();
    expect(visit.mediaSession.shown$.value).to.deep.include({
      title: '腌笃鲜',
      course: '家常菜：四季三餐',
      hasPrevious: true,
      hasNext: true,
    });
    visit.mediaSession.press('next');
    visit.mediaSession.press('previous');
    expect(visit.navigator.journeys).to.deep.equal(['push /courses/video/2603', 'push /courses/video/2601']);
  });
});

describe('The media session of a lesson', () => {
  it('offers no previous lesson at the first lesson, and no next lesson at the last', () => {
    for (const [lesson, press, shown] of [
      [2601, 'previous', { hasPrevious: false, hasNext: true }],
      [2608, 'next', { hasPrevious: true, hasNext: false }],
    ] as const) {
      const visit = new LessonVisit({ lesson }).open();
      expect(visit.mediaSession.shown$.value).to.include(shown);
      visit.mediaSession.press(press);
      if (press === 'next') visit.player.goToNext();
      else visit.player.goToPrevious();
      expect(visit.navigator.journeys).to.deep.equal([]);
    }
  });

  it('is empty when the lesson has no video', () => {
    for (const lesson of [1505, 1506, 1507])
      expect(new LessonVisit({ lesson }).open().mediaSession.shown$.value, String(lesson)).to.equal(undefined);
  });
});

describe('A video that goes on although something is wrong', () => {
  it('says so until it has been played for 8 s, also when that is known before it plays', () => {
    const visit = new LessonVisit().open();
    visit.playback.notify('unseekable');
    visit.pass(60);
    expect(visit.player.notice$.value).to.equal('该视频不支持跳转，只能从头播放');
    visit.playFor(5).playback.notify('skipped');
    expect(visit.playFor(7).player.notice$.value).to.equal('有一小段视频无法播放，已跳过');
    expect(visit.playFor(1).player.notice$.value).to.equal(undefined);
  });
});

describe('The start position of a lesson', () => {
  it('is where the member stopped; the page reports this for the first 8 s of playback, and the member can start over', () => {
    const first = new LessonVisit().open();
    first.playFor(20).close();
    first.pass(1);
    const visit = new LessonVisit({ sameAs: first }).open();
    expect(visit.at).to.be.closeTo(20, 1);
    expect(visit.player.resumedAt$.value, 'before it plays').to.equal(undefined);
    expect(visit.playFor(7).player.resumedAt$.value).to.be.closeTo(20, 1);
    visit.pass(1);
    expect(visit.player.resumedAt$.value).to.equal(undefined);
    visit.player.startOver();
    visit.pass(1);
    expect([visit.at, visit.playback.state$.value.phase]).to.deep.equal([1, 'playing']);
  });

  it('is compared with the video, whatever the directory says, and no resume finishes a lesson', () => {
    // Lesson 202 has 600 s in the directory, and the member has stopped at 315 s.
    for (const [durationS, at] of [
      [36, 0],
      [318, 0],
      [320, 315],
      [7200, 315],
    ] as const) {
      const visit = new LessonVisit({ lesson: 202, videos: () => ({ durationS }) }).open();
      expect(visit.at, `of ${String(durationS)} s`).to.equal(at);
      visit.playFor(2);
      expect([visit.view, visit.recorded(202)], `of ${String(durationS)} s`).to.deep.equal(['video', 315]);
    }
  });

  it('is 0 after a finished lesson, or when the video is shorter than the stored position; the page reports nothing', () => {
    const first = new LessonVisit().open();
    first.playFor(40).close();
    first.pass(1);
    // The stored position is 315 s, but the video of lesson 202 turns out to last 36 s.
    for (const visit of [new LessonVisit({ sameAs: first }).open(), new LessonVisit({ lesson: 202 }).open()])
      expect([visit.at, visit.playFor(0).player.resumedAt$.value]).to.deep.equal([0, undefined]);
    const moved = new LessonVisit({ videos: HOUR_VIDEO }).open();
    moved.playback.seek(100);
    moved.pass(1);
    expect(moved.playFor(1).player.resumedAt$.value, 'the visitor has moved on before the press').to.equal(undefined);
  });
});

describe('The progress of a lesson', () => {
  it('is sent when the member leaves, and when the tab is hidden', () => {
    const visit = new LessonVisit().open();
    visit.playFor(4);
    expect(visit.outbox.waiting(visit.memberId)).to.deep.include({ lessonId: 2601, seconds: 4 });
    visit.presence.hide();
    expect(visit.pass(0.5).recorded(2601)).to.equal(4);
    visit.pass(3).close();
    expect(visit.pass(1).recorded(2601)).to.equal(7);
  });

  it('marks the lesson as finished at its end, although the video is a little shorter', () => {
    const visit = new LessonVisit({ videos: () => ({ durationS: 35.6 }) }).open();
    visit.playFor(40);
    expect(visit.recorded(2601)).to.equal(36);
  });

  it('is used when the member returns at once, although the page was requested before the progress arrived', () => {
    const visit = new LessonVisit().open();
    visit.playFor(16).close();
    expect([visit.open().at, visit.recorded(2601)]).to.deep.equal([16, 16]);
    visit.site.controls.fail('recordProgress', FAULTS.offline);
    visit.playFor(10).close();
    expect([visit.open().at, visit.recorded(2601)], 'not sent yet').to.deep.equal([26, 16]);
  });
});

describe('The limits of a lesson', () => {
  it('stop a preview at its limit although the file is longer, and never open the next lesson', () => {
    const visit = new LessonVisit({ member: 'notFaceVerified', lesson: 2701 }).open();
    expect([visit.player.isPreview, visit.playback.currentRule]).to.deep.equal([
      true,
      { furthestS: 12, speed: 'free' },
    ]);
    visit.playFor(60);
    expect([visit.view, visit.playback.state$.value.phase]).to.deep.equal(['preview-over', 'paused']);
    expect(visit.at).to.equal(12);
    expect([visit.recorded(2701), visit.navigator.journeys]).to.deep.equal([12, []]);
    visit.playback.seek(3);
    expect(visit.pass(1).view, 'until it is played again').to.equal('preview-over');
    visit.player.startOver();
    visit.pass(2);
    expect([visit.view, visit.at]).to.deep.equal(['video', 2]);
    visit.playback.pause();
    visit.pass(1).playback.seek(30);
    expect(visit.pass(1).view, 'paused, and moved to the limit').to.equal('preview-over');
  });

  it('stop a preview at its limit when the length is unknown too, and again when the visitor presses play', () => {
    for (const videos of [() => ({ durationS: Infinity }), () => ({ durationS: 36 })]) {
      const visit = new LessonVisit({ member: 'notFaceVerified', lesson: 2701, videos }).open();
      visit.playFor(60);
      expect([visit.view, visit.playback.state$.value.phase]).to.deep.equal(['preview-over', 'paused']);
      visit.playback.pause();
      expect(visit.pass(1).view).to.equal('preview-over');
      visit.playFor(20);
      expect([visit.view, visit.playback.state$.value.phase]).to.deep.equal(['preview-over', 'paused']);
      expect(visit.at).to.be.lessThan(13);
    }
  });

  it('end a preview with its file when the server has cut the file', () => {
    const videos = () => ({ durationS: 8 });
    const visit = new LessonVisit({ member: 'notFaceVerified', lesson: 2701, videos }).open();
    expect([visit.playFor(30).view, visit.navigator.journeys]).to.deep.equal(['preview-over', []]);
  });

  it('allow seeking only up to the furthest watched position, at speed 1 (ban_drag)', () => {
    const visit = new LessonVisit({ member: 'vip', lesson: 602 }).open();
    expect(visit.playback.currentRule).to.deep.equal({ furthestS: 0, speed: 'one' });
    visit.playback.selectSpeed(2);
    visit.playFor(6);
    expect([visit.at, visit.playback.currentRule.furthestS]).to.deep.equal([6, 6]);
    visit.playback.seek(30);
    expect(visit.pass(0.1).at).to.be.closeTo(6, 0.3);
    visit.playback.seek(1);
    visit.playback.pause();
    visit.pass(0.1);
    visit.playback.seek(30);
    expect(visit.pass(0.1).at).to.equal(6);
  });

  it('include earlier visits, and allow any position once the lesson was finished', () => {
    const before = new LessonVisit({ member: 'vip', lesson: 602 }).open();
    before.playFor(21).close();
    before.pass(1);
    const again = new LessonVisit({ sameAs: before, member: 'vip', lesson: 602 }).open();
    expect(again.playback.currentRule).to.deep.equal({ furthestS: 21, speed: 'one' });
    again.playFor(30).close();
    again.pass(1);
    const finished = new LessonVisit({ sameAs: before, member: 'vip', lesson: 602 }).open();
    expect(finished.playback.currentRule).to.deep.equal({ furthestS: undefined, speed: 'one' });
    const restrict = sinon.spy(finished.playback, 'restrict');
    expect([finished.playFor(20).at, restrict.callCount], 'no new rule for the video').to.deep.equal([20, 0]);
  });
});

describe('Exclusive playback', () => {
  function twoTabs() {
    const one = new LessonVisit({ random: () => 0.1 }).open();
    const other = new LessonVisit({ sameAs: one, lesson: 2603, random: () => 0.2 }).open();
    return { one, other };
  }

  it('pauses this tab when another tab plays, and plays here again when the visitor continues here', () => {
    const { one, other } = twoTabs();
    one.playFor(3);
    other.playFor(1);
    expect([one.view, one.playback.state$.value.phase, other.view]).to.deep.equal(['elsewhere', 'paused', 'video']);
    one.player.continueHere();
    one.pass(1);
    expect([one.view, one.playback.state$.value.phase, other.view]).to.deep.equal(['video', 'playing', 'elsewhere']);
    expect(other.playback.state$.value.phase).to.equal('paused');
  });

  it('holds a video that is still on its way; its notice ends with the press, also where the browser forbids to play', () => {
    const one = new LessonVisit({ random: () => 0.1 });
    const code$ = new Subject<void>();
    sinon.stub(one.playback, 'fetchStreamCode').returns(code$);
    one.navigator.go('/courses/video/2601');
    one.open();
    new LessonVisit({ sameAs: one, lesson: 2603, random: () => 0.2 }).open().playFor(1);
    code$.next();
    expect([one.pass(1).view, one.playback.state$.value.phase]).to.deep.equal(['elsewhere', 'paused']);
    one.playback.isPlayAllowed = false;
    one.player.continueHere();
    expect(one.view).to.equal('video');
  });

  it('shows no notice in a tab that was already paused', () => {
    const { one, other } = twoTabs();
    one.playFor(3);
    one.playback.pause();
    one.pass(1);
    other.playFor(1);
    expect(one.view).to.equal('video');
  });

  it('does not open the next lesson while another tab plays', () => {
    const { one, other } = twoTabs();
    one.playFor(38);
    expect(one.view).to.equal('next');
    other.playFor(1);
    expect(one.view).to.equal('ended');
    one.pass(60);
    expect(one.navigator.journeys).to.deep.equal([]);
  });
});

describe('The end of a lesson', () => {
  it('offers the next lesson for ten seconds, then opens it', () => {
    const visit = new LessonVisit().open();
    visit.playFor(36.5);
    expect(visit.player.view$.value).to.deep.include({ kind: 'next', seconds: 10 });
    visit.pass(9);
    expect(visit.navigator.journeys).to.deep.equal([]);
    visit.pass(1);
    expect(visit.navigator.journeys).to.deep.equal(['push /courses/video/2602']);
  });

  it('lets the visitor cancel the countdown, and open the next lesson at once', () => {
    const visit = new LessonVisit().open();
    visit.playFor(36.5).player.cancelNext();
    expect(visit.player.view$.value).to.deep.include({ kind: 'ended' });
    expect(visit.pass(60).navigator.journeys).to.deep.equal([]);
    visit.player.goToNext();
    expect(visit.navigator.journeys).to.deep.equal(['push /courses/video/2602']);
  });

  it('stops the countdown when the visitor plays the lesson again', () => {
    const visit = new LessonVisit().open();
    visit.playFor(38);
    visit.player.startOver();
    expect([visit.pass(15).view, visit.navigator.journeys]).to.deep.equal(['video', []]);
  });

  it('holds the countdown in a hidden tab until the tab is shown again', () => {
    const visit = new LessonVisit().open();
    visit.playback.play();
    visit.presence.hide();
    expect([visit.pass(120).view, visit.navigator.journeys]).to.deep.equal(['next', []]);
    visit.presence.show();
    expect(visit.pass(10).navigator.journeys).to.have.length(1);
  });

  it('names the first lesson that is not finished, and how many there are, after the last lesson', () => {
    const visit = new LessonVisit({ lesson: 2608 }).open();
    const view = visit.playFor(60).player.view$.value;
    expect(view).to.deep.include({ kind: 'course-unfinished', count: 7 });
    expect(view).to.have.nested.property('first.id', 2601);
    expect(visit.navigator.journeys).to.deep.equal([]);
  });

  it('counts a last lesson of unknown length as finished at its end', () => {
    const visit = new LessonVisit({ lesson: 2608 });
    const { catalogue } = visit.site.controls.pages;
    const withoutLength = catalogue.courses.map((course) => ({
      ...course,
      lessons: course.lessons.map((lesson) => (lesson.id === 2608 ? { ...lesson, durationS: 0 } : lesson)),
    }));
    catalogue.change({ courses: withoutLength });
    expect(visit.open().playFor(60).player.view$.value).to.deep.include({ kind: 'course-unfinished', count: 7 });
  });

  it('congratulates after the last lesson when every other lesson is finished, also by positions that wait', () => {
    const before = new LessonVisit({ lesson: 2608 });
    for (let lessonId = 2601; lessonId < 2608; lessonId += 1)
      before.outbox.put(before.memberId, { lessonId, seconds: 36 });
    before.site.controls.fail('recordProgress', FAULTS.maintenance, 99);
    expect(before.open().playFor(60).view).to.equal('course-ended');
  });
});

describe('A video with a playback error', () => {
  const broken = (fault: 'refused' | 'broken' | 'network') => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(100);
    visit.playback.failWith(fault);
    return visit;
  };

  for (const fault of ['refused', 'broken', 'network'] as const) {
    it(`is requested again once, and continues at its position: ${fault}`, () => {
      const visit = broken(fault);
      expect(visit.view).to.equal('video');
      visit.pass(1);
      expect([visit.playback.state$.value.phase, visit.calls('playSources')]).to.deep.equal(['playing', 2]);
      expect(visit.at).to.be.within(100, 101);
    });
  }

  it('continues at the last position that the visitor chose while the new address was requested', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(14);
    visit.playback.failWith('refused');
    for (let press = 0; press < 6; press += 1) {
      visit.playback.seekBy(5);
      visit.pass(0.15);
    }
    visit.pass(1);
    expect([visit.playback.state$.value.phase, visit.calls('playSources')]).to.deep.equal(['playing', 2]);
    expect(visit.at).to.be.within(44, 46);
    visit.close();
    expect(visit.pass(1).recorded(2601), 'progress').to.be.within(44, 46);
  });

  it('stays paused when it was paused before the error', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(10).playback.pause();
    visit.pass(1).playback.failWith('refused');
    expect([visit.pass(1).playback.state$.value.phase, visit.at]).to.deep.equal(['paused', 10]);
  });

  it('is reported as broken when a second error follows soon, and can be retried', () => {
    const visit = broken('refused');
    visit.pass(20);
    visit.playback.failWith('refused');
    expect(visit.player.view$.value).to.deep.equal({ kind: 'failed', text: '视频播放出错，请稍后重试' });
    visit.player.retry();
    visit.pass(1);
    expect([visit.view, visit.playback.state$.value.phase]).to.deep.equal(['video', 'playing']);
    expect(visit.at).to.be.within(119, 122);
  });

  it('is reported as broken although the visitor has jumped forward since the first error', () => {
    const visit = broken('refused');
    visit.pass(1);
    visit.playback.pause();
    visit.playback.seek(3000);
    visit.pass(1);
    visit.playback.failWith('refused');
    expect(visit.player.view$.value.kind).to.equal('failed');
  });

  it('is reported as broken when the first and the new address both fail, and can be retried', () => {
    const visit = new LessonVisit({ videos: () => ({ durationS: 0, fault: 'network' }) }).open();
    visit.pass(1);
    expect(visit.player.view$.value).to.deep.equal({ kind: 'failed', text: '视频播放出错，请稍后重试' });
    expect(visit.calls('playSources')).to.equal(2);
    visit.playback.videos = HOUR_VIDEO;
    visit.player.retry();
    expect(visit.pass(1).view).to.equal('video');
  });

  it('still shows its error when another tab starts to play', () => {
    const one = new LessonVisit({ videos: HOUR_VIDEO, random: () => 0.1 }).open();
    one.playFor(5);
    for (let time = 0; time < 2; time += 1) {
      one.playback.failWith('refused');
      one.pass(1);
    }
    expect(one.view).to.equal('failed');
    new LessonVisit({ sameAs: one, lesson: 2603, random: () => 0.2 }).open().playFor(1);
    expect(one.view).to.equal('failed');
  });

  it('is requested once more after it has played for more than a minute, because addresses expire', () => {
    const visit = broken('refused');
    visit.pass(90);
    visit.playback.failWith('refused');
    expect([visit.pass(1).view, visit.calls('playSources')]).to.deep.equal(['video', 3]);
  });

  it('waits while the network is lost, and continues at its position when the network is back', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(50);
    visit.presence.loseNetwork();
    expect(visit.view, 'the buffer plays on').to.equal('video');
    visit.playback.failWith('network');
    expect([visit.view, visit.pass(60).view, visit.calls('playSources')]).to.deep.equal(['offline', 'offline', 1]);
    visit.presence.regainNetwork();
    visit.pass(1);
    expect([visit.view, visit.playback.state$.value.phase, visit.calls('playSources')]).to.deep.equal([
      'video',
      'playing',
      1,
    ]);
    expect(visit.at).to.be.within(50, 51);
  });

  it('reports that it waits for the network when the buffer is played out, and continues by itself', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(50);
    visit.presence.loseNetwork();
    expect(visit.pass(1).view, 'the buffer plays on').to.equal('video');
    visit.playback.stall();
    expect([visit.view, visit.pass(20).view]).to.deep.equal(['offline', 'offline']);
    visit.presence.regainNetwork();
    expect(visit.view).to.equal('video');
    visit.playback.resume();
    expect([visit.pass(1).at, visit.view, visit.calls('playSources')]).to.deep.equal([52, 'video', 1]);
    visit.playback.stall();
    expect(visit.pass(3).view, 'stalled with a network').to.equal('video');
    visit.presence.loseNetwork();
    expect(visit.pass(1).view, 'stalled without a network').to.equal('offline');
    expect(watching(visit.player.isAwaited$).values.at(-1)).to.equal(true);
    visit.playback.resume();
    expect(visit.view, 'data has arrived meanwhile').to.equal('video');
    visit.playback.stall();
    visit.playback.failWith('network');
    expect([visit.view, visit.pass(5).view]).to.deep.equal(['offline', 'offline']);
    visit.presence.regainNetwork();
    expect([visit.pass(1).view, visit.playback.opened.length]).to.deep.equal(['video', 2]);
  });

  it('asks the site where the browser reports no network, and goes on if it answers', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(50);
    visit.presence.misreportNetwork();
    visit.playback.stall();
    expect(visit.pass(3).view, 'stalled').to.equal('video');
    visit.playback.failWith('network');
    expect([visit.pass(1).view, visit.calls('playSources')]).to.deep.equal(['video', 2]);
  });

  it('goes on when the site answers again although no event reports the network, or when the visitor retries', () => {
    for (const hasBuffer of [true, false]) {
      const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
      visit.playFor(50);
      visit.presence.loseNetwork();
      visit.playback.stall();
      if (!hasBuffer) visit.playback.failWith('network');
      expect(visit.pass(30).view).to.equal('offline');
      visit.presence.misreportNetwork();
      expect(visit.pass(19).view).to.equal('video');
    }
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.presence.loseNetwork();
    visit.playback.failWith('network');
    visit.player.retry();
    expect([visit.pass(1).view, visit.calls('playSources')]).to.deep.equal(['video', 2]);
  });

  it('also waits when only the server of the addresses is unreachable', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(50);
    visit.site.controls.fail('playSources', FAULTS.offline);
    visit.playback.failWith('network');
    expect(visit.pass(3).view).to.equal('offline');
    visit.site.controls.clearFaults();
    expect(visit.pass(30).view).to.equal('video');
  });

  it('does not start when the network returns while another tab plays', () => {
    const one = new LessonVisit({ videos: HOUR_VIDEO, random: () => 0.1 }).open();
    one.playFor(5);
    one.presence.loseNetwork();
    one.playback.failWith('network');
    new LessonVisit({ sameAs: one, lesson: 2603, random: () => 0.2 }).open().playFor(1);
    one.presence.regainNetwork();
    one.pass(2);
    expect([one.view, one.playback.state$.value.phase]).to.deep.equal(['elsewhere', 'paused']);
  });

  it('tries the other file of a lesson before it reports that this browser cannot play it', () => {
    const cannot =
      (endings: readonly string[]) =>
      ({ url }: { readonly url: string }) =>
        endings.some((ending) => url.endsWith(ending))
          ? ({ durationS: 0, fault: 'unsupported' } as const)
          : { durationS: 36 };
    const one = new LessonVisit({ lesson: 2602, videos: cannot(['.mp4']) }).open();
    expect([one.view, one.player.qualities$.value.chosen]).to.deep.equal(['video', '#2']);
    expect(new LessonVisit({ lesson: 2602, videos: cannot(['.mp4', '.webm']) }).open().view).to.equal('unsupported');
  });
});

describe('A lesson that does not move', () => {
  const SAYS = { kind: 'failed', text: '视频播放出错，请稍后重试' };
  const silent = () => new LessonVisit({ videos: () => ({ durationS: 600, isSilent: true }) }).open();

  it('says so 20 s after the press of play, and the visitor can try again', () => {
    const visit = silent();
    expect(visit.pass(60).view, 'before a press').to.equal('video');
    expect(visit.playFor(19).view).to.equal('video');
    expect(visit.pass(1).player.view$.value).to.deep.equal(SAYS);
    visit.playback.videos = HOUR_VIDEO;
    visit.player.retry();
    expect([visit.pass(1).view, visit.playback.state$.value.phase]).to.deep.equal(['video', 'playing']);
  });

  it('says so again 20 s after the visitor has tried again', () => {
    const visit = silent();
    visit.playFor(20).player.retry();
    expect(visit.pass(19).view).to.equal('video');
    expect(visit.pass(1).view).to.equal('failed');
  });

  it('starts over after the second attempt in vain to start where the member stopped, and not after one', () => {
    const visit = new LessonVisit({ lesson: 202, videos: () => ({ durationS: 600, isSilent: true }) }).open();
    const starts = [1, 2].map(() => {
      visit.playFor(20).player.retry();
      return visit.pass(1).at;
    });
    expect(starts).to.deep.equal([315, 0]);
    const broken = new LessonVisit({ lesson: 202, videos: () => ({ durationS: 600, fault: 'network' }) }).open();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(broken.pass(1).view).to.equal('failed');
      broken.playback.videos = () => (attempt === 0 ? { durationS: 600, fault: 'network' } : { durationS: 600 });
      broken.player.retry();
    }
    expect(broken.pass(1).at, 'errors count').to.equal(0);
    const refused = new LessonVisit({ lesson: 202, videos: () => ({ durationS: 600 }) });
    refused.site.controls.fail('playSources', FAULTS.wrong, 3);
    refused.open();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      refused.player.retry();
      refused.pass(1);
    }
    expect(refused.at, 'a video that was never opened').to.equal(315);
  });

  it('says so in time although it is requested again in between', () => {
    const visit = silent();
    visit.playFor(12).playback.failWith('refused');
    expect([visit.pass(7).view, visit.playback.opened.length]).to.deep.equal(['video', 2]);
    expect(visit.pass(1).view).to.equal('failed');
  });

  it('says so while the code that plays it does not arrive, without a press', () => {
    const visit = new LessonVisit();
    const code$ = new Subject<void>();
    sinon.stub(visit.playback, 'fetchStreamCode').returns(code$);
    expect(visit.open().pass(18).view).to.equal('requesting');
    expect(visit.pass(1).player.view$.value).to.deep.equal(SAYS);
    code$.next();
    expect(visit.view, 'the code arrives').to.equal('video');
  });

  it('says so 20 s after the click that opened it, although its code has arrived in between', () => {
    const visit = new LessonVisit({ videos: () => ({ durationS: 600, isSilent: true }) });
    const code$ = new Subject<void>();
    sinon.stub(visit.playback, 'fetchStreamCode').returns(code$);
    visit.navigator.go('/courses/video/2601');
    visit.open().pass(9);
    code$.next();
    expect(visit.pass(9).view).to.equal('video');
    expect(visit.pass(1).view).to.equal('failed');
  });

  it('says so where the request of that code is never answered, and reloads the document with a retry, once', () => {
    const hanging = (before?: LessonVisit) => {
      const visit = new LessonVisit(before && { sameAs: before });
      if (before) visit.store.write('reloadedFor', before.store.read('reloadedFor') ?? '');
      const code$ = timer(15_000, visit.clock).pipe(
        switchMap(() => throwError(() => new Error('Loading chunk 7 failed.\n(timeout: /streams.js)'))),
      );
      sinon.stub(visit.playback, 'fetchStreamCode').returns(code$);
      visit.open().pass(18);
      expect([visit.view, visit.navigator.journeys]).to.deep.equal(['requesting', []]);
      expect(visit.pass(1).player.view$.value).to.deep.equal(SAYS);
      visit.player.retry();
      return visit.pass(1);
    };
    const first = hanging();
    expect(first.navigator.journeys).to.deep.equal(['reload /courses/video/2601']);
    const again = hanging(first);
    expect([again.player.view$.value, again.navigator.journeys]).to.deep.equal([
      { kind: 'failed', text: '播放器加载失败，请检查网络后重试' },
      [],
    ]);
    again.player.retry();
    expect(again.pass(1).view, 'the code is requested again').to.equal('requesting');
  });

  it('says so in the middle, and goes on by itself when it moves again', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(50).playback.stall();
    expect(visit.pass(19).view).to.equal('video');
    expect(visit.pass(1).view).to.equal('failed');
    visit.playback.resume();
    expect([visit.pass(1).view, visit.at]).to.deep.equal(['video', 51]);
  });

  it('waits without a limit while it is paused, in a hidden tab, and where the browser forbids to play', () => {
    const paused = new LessonVisit({ videos: HOUR_VIDEO }).open();
    paused.playFor(5).playback.stall();
    paused.playback.pause();
    expect(paused.pass(60).view).to.equal('video');
    const hidden = silent();
    hidden.playback.play();
    hidden.presence.hide();
    expect(hidden.pass(60).view).to.equal('video');
    hidden.presence.show();
    expect([hidden.pass(19).view, hidden.pass(1).view]).to.deep.equal(['video', 'failed']);
    const refused = new LessonVisit();
    refused.playback.isPlayAllowed = false;
    expect([refused.open().playFor(60).view, refused.playback.state$.value.phase]).to.deep.equal(['video', 'paused']);
  });

  it('says that it waits for the network where the site cannot be reached, and goes on by itself', () => {
    const visit = silent();
    visit.playback.play();
    visit.presence.loseNetwork();
    expect([visit.pass(19).view, visit.pass(1).view]).to.deep.equal(['video', 'offline']);
    visit.playback.videos = HOUR_VIDEO;
    visit.presence.regainNetwork();
    expect([visit.pass(1).view, visit.playback.state$.value.phase]).to.deep.equal(['video', 'playing']);
  });

  it('plays by itself after a failure that came between the press and the first image', () => {
    const visit = silent();
    visit.playback.play();
    visit.playback.videos = HOUR_VIDEO;
    visit.playback.failWith('refused');
    expect([visit.pass(1).view, visit.playback.state$.value.phase]).to.deep.equal(['video', 'playing']);
  });
});

describe('The script of the stream player', () => {
  /**
   * The player code fails to load `attempts` times. `before` is the visit of the same tab that was reloaded because of
   * it.
   */
  function without(attempts: number, before?: LessonVisit) {
    const visit = new LessonVisit(before && { sameAs: before });
    if (before) visit.store.write('reloadedFor', before.store.read('reloadedFor') ?? '');
    visit.playback.failingCodeLoads = attempts;
    visit.open();
    return visit;
  }

  it('is fetched by reloading the document once when a deployment has removed it', () => {
    const visit = without(1);
    expect([visit.view, visit.navigator.journeys, visit.playback.opened]).to.deep.equal([
      'requesting',
      ['reload /courses/video/2601'],
      [],
    ]);
    expect(visit.store.read('reloadedFor')).to.equal('streams');
    const again = without(0, visit);
    expect([again.view, again.navigator.journeys, again.store.read('reloadedFor')]).to.deep.equal([
      'video',
      [],
      undefined,
    ]);
  });

  it('is reported as missing when the reloaded document lacks it too, and is fetched again on a retry', () => {
    const again = without(1, without(1));
    expect([again.player.view$.value, again.navigator.journeys]).to.deep.equal([
      { kind: 'failed', text: '播放器加载失败，请检查网络后重试' },
      [],
    ]);
    again.player.retry();
    expect([again.pass(1).view, again.playback.opened.length]).to.deep.equal(['video', 1]);
  });

  it('is not needed for a file', () => {
    const visit = new LessonVisit({ lesson: 2602 });
    visit.playback.failingCodeLoads = 1;
    expect([visit.open().view, visit.navigator.journeys]).to.deep.equal(['video', []]);
  });

  it('is fetched when the network returns', () => {
    const visit = new LessonVisit();
    visit.playback.failingCodeLoads = 1;
    visit.presence.loseNetwork();
    expect([visit.open().view, visit.navigator.journeys]).to.deep.equal(['offline', []]);
    visit.presence.regainNetwork();
    expect([visit.pass(1).view, visit.playback.opened.length]).to.deep.equal(['video', 1]);
  });
});

describe('The preferences of the visitor', () => {
  it('include the quality, which preserves the position and is remembered', () => {
    const visit = new LessonVisit({ lesson: 2602 }).open();
    expect(visit.player.qualities$.value.qualities.map(({ label }) => label)).to.deep.equal(['720P', '清晰度 2']);
    visit.playFor(9);
    visit.player.chooseQuality('#2');
    visit.pass(1);
    expect([visit.player.qualities$.value.chosen, visit.playback.state$.value.phase]).to.deep.equal(['#2', 'playing']);
    expect(visit.at).to.be.within(9, 10);
    visit.player.chooseQuality('#2');
    visit.player.chooseQuality('gone');
    expect(visit.playback.opened).to.have.length(2);
    visit.close();
    const next = new LessonVisit({ sameAs: visit, lesson: 2602 }).open();
    expect(next.player.qualities$.value.chosen).to.equal('#2');
  });

  it('include the shape of an upright video, for the next visit of this lesson, until its video has another shape', () => {
    const upright = () => ({ durationS: 36, aspectRatio: 9 / 16 });
    const visit = new LessonVisit({ lesson: 2602, videos: upright }).open();
    expect([visit.lessons.uprightRatio(), visit.lessons.uprightRatio(2601)]).to.deep.equal([9 / 16, undefined]);
    visit.close();
    const next = new LessonVisit({ sameAs: visit, lesson: 2602 });
    expect(next.lessons.uprightRatio(), 'before its lesson is requested').to.equal(9 / 16);
    new LessonVisit({ sameAs: visit, lesson: 2602, videos: () => ({ durationS: 36, isSilent: true }) }).open();
    expect(next.lessons.uprightRatio(), 'without an image').to.equal(9 / 16);
    next.open();
    expect(next.lessons.uprightRatio(), 'after the first image of a wide video').to.equal(undefined);
  });

  it('include speed and volume, in the next lesson too, also those that another tab has stored meanwhile', () => {
    const visit = new LessonVisit().open();
    visit.player.remember({ speed: 1.5, volume: 0.2 });
    expect(visit.player.preferences$.value).to.include({ speed: 1.5, volume: 0.2, muted: false });
    const other = new LessonVisit({ sameAs: visit, lesson: 2602 }).open();
    expect(other.player.preferences$.value).to.include({ speed: 1.5, volume: 0.2 });
    other.player.remember({ speed: 2 });
    expect(visit.player.preferences$.value.speed, 'of the video that plays').to.equal(1.5);
    const [next] = watching(visit.lessons.play(visit.page)).values;
    expect(next?.preferences$.value).to.include({ speed: 2, volume: 0.2 });
  });
});

describe('The watermark', () => {
  it('shows the mobile of the member, and moves every 5 s', () => {
    const positions = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
    const watermark = { text: '${user.mobile}', sizePx: 16, color: '#fff', opacity: 0.4 };
    const visit = new LessonVisit({ watermark, random: () => positions.shift() ?? 0 }).open();
    const first = visit.player.watermark$.value;
    expect(first).to.deep.include({ text: '13800000000', sizePx: 16, color: '#fff', opacity: 0.4 });
    visit.pass(3.9);
    expect(visit.player.watermark$.value).to.equal(first);
    visit.pass(0.2);
    expect(visit.player.watermark$.value?.at).not.to.deep.equal(first?.at);
  });

  it('is missing when the site owner has configured none', () => {
    expect(new LessonVisit().open().player.watermark$.value).to.equal(undefined);
  });
});

describe('A lesson of two hours', () => {
  it('holds a constant number of timers and subscriptions, and none after the visitor leaves', () => {
    countingSubscriptions((open) => {
      const watermark = { text: 'x', sizePx: 14, color: 'red', opacity: 1 };
      const visit = new LessonVisit({ videos: HOUR_VIDEO, watermark }).open();
      const progress = watching(visit.lessons.progress(visit.page));
      // A network that fails for a while must not leave timers or subscriptions behind either.
      visit.playFor(65);
      const [timers, subscriptions] = [visit.clock.pending, open()];
      visit.site.controls.fail('recordProgress', FAULTS.offline);
      visit.pass(1200);
      visit.site.controls.clearFaults();
      const minutes = Array.from({ length: 90 }, () => [visit.pass(60.001).clock.pending, open()] as const);
      // Allow one timer more: a position may be on its way to the server at that moment.
      expect(Math.max(...minutes.map(([waiting]) => waiting))).to.be.at.most(timers + 1);
      const most = minutes.map(([, count]) => count);
      expect(Math.max(...most) - Math.min(...most)).to.be.lessThan(20);
      expect(Math.min(...most)).to.equal(Math.min(subscriptions, ...most));
      expect(visit.recorded(2601)).to.be.greaterThan(6600);
      progress.stop();
      visit.close();
      visit.pass(1);
      expect([visit.clock.pending, open()]).to.deep.equal([0, 0]);
    });
  });
});
