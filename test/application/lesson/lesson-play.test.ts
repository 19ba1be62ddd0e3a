import { expect } from 'chai';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { LessonVisit } from '../../support/a-lesson-visit.js';
import { aPlace } from '../../support/fake-navigator.js';
import { countingSubscriptions } from '../../support/open-subscriptions.js';
import { anonymous } from '../../support/sessions.js';
import { watching } from '../../support/watching.js';

const HOUR_VIDEO = () => ({ durationS: 7200 });

describe('Playing a lesson', () => {
  it('asks where the video is and opens it, paused, for who came by loading the page', () => {
    const visit = new LessonVisit().open();
    expect([visit.view, visit.playback.state$.value.phase, visit.at]).to.deep.equal(['video', 'paused', 0]);
    expect(visit.playback.opened.map(({ kind, url }) => [kind, url])).to.deep.equal([
      ['stream', '/media/hls/master.m3u8'],
    ]);
    expect([visit.calls('lesson'), visit.calls('playSources')]).to.deep.equal([1, 1]);
  });

  it('plays at once for who came by pressing a lesson', () => {
    const visit = new LessonVisit();
    visit.navigator.location$.next(aPlace('/courses/video/2601', 'push'));
    visit.open();
    expect(visit.playback.state$.value.phase).to.equal('playing');
  });

  it('shows a lock, and asks nobody where the video is, where there is no right', () => {
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
    it(`says what there is in the place of the video of lesson ${String(lesson)}: ${view.kind}`, () => {
      expect(new LessonVisit({ lesson }).open().play.view$.value).to.deep.equal(view);
    });
  }

  it('asks again where the visitor wants it', () => {
    const visit = new LessonVisit();
    visit.site.controls.fail('playSources', FAULTS.wrong, 1);
    visit.open();
    expect(visit.view).to.equal('failed');
    visit.play.retry();
    expect(visit.view).to.equal('asking');
    expect(visit.pass(1).view).to.equal('video');
  });

  it('ends when it is let go: the video is closed, nothing waits, nobody listens', () => {
    const visit = new LessonVisit({ watermark: { text: 'x', sizePx: 14, color: 'red', opacity: 1 } }).open();
    visit.playFor(3).close();
    visit.pass(1);
    expect([visit.playback.state$.value.phase, visit.clock.pending]).to.deep.equal(['empty', 0]);
    expect(visit.mediaSession.shown$.value).to.equal(undefined);
  });

  it('says on the device what is played, and hears its keys', () => {
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

describe('What stands on the device', () => {
  it('knows the first lesson, and the last', () => {
    for (const [lesson, press, onDevice] of [
      [2601, 'previous', { hasPrevious: false, hasNext: true }],
      [2608, 'next', { hasPrevious: true, hasNext: false }],
    ] as const) {
      const visit = new LessonVisit({ lesson }).open();
      expect(visit.mediaSession.shown$.value).to.include(onDevice);
      visit.mediaSession.press(press);
      if (press === 'next') visit.play.goToNext();
      else visit.play.goToPrevious();
      expect(visit.navigator.journeys).to.deep.equal([]);
    }
  });

  it('is nothing where there is no video', () => {
    for (const lesson of [1505, 1506, 1507])
      expect(new LessonVisit({ lesson }).open().mediaSession.shown$.value, String(lesson)).to.equal(undefined);
  });
});

describe('Where a lesson begins', () => {
  it('goes on where the member stopped, says so for a while, and begins anew if they like', () => {
    const first = new LessonVisit().open();
    first.playFor(20).close();
    first.pass(1);
    const visit = new LessonVisit({ sameAs: first }).open();
    expect(visit.at).to.be.closeTo(20, 1);
    expect(visit.play.resumedAt$.value).to.be.closeTo(20, 1);
    visit.pass(8);
    expect(visit.play.resumedAt$.value).to.equal(undefined);
    visit.play.startOver();
    visit.pass(1);
    expect([visit.at, visit.playback.state$.value.phase]).to.deep.equal([1, 'playing']);
  });

  it('begins at the beginning after the end, or where a shorter video does not have the place, and says nothing', () => {
    const first = new LessonVisit().open();
    first.playFor(40).close();
    first.pass(1);
    // The stored position is 315 s, but the video of lesson 202 turns out to last 36 s.
    for (const visit of [new LessonVisit({ sameAs: first }).open(), new LessonVisit({ lesson: 202 }).open()])
      expect([visit.at, visit.play.resumedAt$.value]).to.deep.equal([0, undefined]);
  });
});

describe('The progress of a lesson', () => {
  it('is sent on leaving, and when the tab is hidden', () => {
    const visit = new LessonVisit().open();
    visit.playFor(4);
    visit.presence.hide();
    expect(visit.pass(0.5).recorded(2601)).to.equal(4);
    visit.pass(3).close();
    expect(visit.pass(1).recorded(2601)).to.equal(7);
  });

  it('finishes the lesson at its end, though the video be a little shorter', () => {
    const visit = new LessonVisit({ videos: () => ({ durationS: 35.6 }) }).open();
    visit.playFor(40);
    expect(visit.recorded(2601)).to.equal(36);
  });

  it('waits on this device while the server is away, and goes with the next visit', () => {
    const visit = new LessonVisit().open();
    visit.site.controls.fail('recordProgress', FAULTS.offline);
    visit.playFor(15).close();
    visit.pass(60);
    expect([visit.recorded(2601), visit.outbox.positionOf(101, 2601)]).to.deep.equal([0, 15]);
    visit.site.controls.heal();
    const next = new LessonVisit({ sameAs: visit, lesson: 2603 }).open();
    expect([next.recorded(2601), next.outbox.waiting(101)]).to.deep.equal([15, []]);
  });

  it('goes on its way after the page was left, as soon as the server can be reached', () => {
    const visit = new LessonVisit().open();
    visit.site.controls.fail('recordProgress', FAULTS.offline);
    visit.playFor(15).close();
    visit.pass(5);
    expect(visit.recorded(2601)).to.equal(0);
    visit.site.controls.heal();
    visit.presence.loseNetwork();
    visit.presence.regainNetwork();
    expect([visit.pass(1).recorded(2601), visit.outbox.waiting(101), visit.clock.pending]).to.deep.equal([15, [], 0]);
  });

  it('is sent before the member signs out, here or in another tab that has played nothing', () => {
    for (const elsewhere of [false, true]) {
      const visit = new LessonVisit().open();
      visit.playFor(16);
      expect([visit.recorded(2601), visit.calls('recordProgress')]).to.deep.equal([10, 1]);
      const { lessons } = elsewhere ? new LessonVisit({ sameAs: visit, lesson: 2603 }) : visit;
      const last = watching(lessons.allSent$);
      expect([last.completed, visit.outbox.positionOf(101, 2601)]).to.deep.equal([false, 16]);
      visit.clock.advance(300);
      expect([last.completed, visit.recorded(2601)]).to.deep.equal([true, 16]);
      visit.close();
    }
  });

  it('waits here to the second when the server does not take the token any more, until its member is back', () => {
    const visit = new LessonVisit().open();
    visit.playFor(16);
    expect(visit.recorded(2601)).to.equal(10);
    visit.session$.next(anonymous);
    visit.pass(3).close();
    expect([visit.pass(60).recorded(2601), visit.outbox.positionOf(101, 2601)]).to.deep.equal([10, 16]);
    const back = new LessonVisit({ sameAs: visit }).open();
    expect([back.at, back.recorded(2601), back.outbox.waiting(101)]).to.deep.equal([16, 16, []]);
  });

  it('is known to who comes back at once, though the page was asked for before it had arrived', () => {
    const visit = new LessonVisit().open();
    visit.playFor(16).close();
    expect([visit.open().at, visit.recorded(2601)]).to.deep.equal([16, 16]);
  });

  it('is known to the next visit before the server knows of it', () => {
    const visit = new LessonVisit().open();
    visit.site.controls.fail('recordProgress', FAULTS.offline);
    visit.playFor(15).close();
    expect(new LessonVisit({ sameAs: visit }).open().at).to.equal(15);
  });

  it('tells of a refusal that stays, once', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.site.controls.fail('recordProgress', { kind: 'envelope', code: 1, message: '无权限观看此视频' });
    visit.playFor(11);
    expect(visit.notifier.said).to.deep.equal([]);
    visit.pass(120);
    expect(visit.notifier.said).to.deep.equal(['error 无权限观看此视频']);
  });
});

describe('The limits of a lesson', () => {
  it('stops a preview at its second, though the file goes on, and never goes to the next lesson', () => {
    const visit = new LessonVisit({ member: 'notFaceVerified', lesson: 2701 }).open();
    expect([visit.play.isPreview, visit.playback.rules]).to.deep.equal([true, { furthestS: 12, speed: 'free' }]);
    visit.playFor(60);
    expect([visit.view, visit.playback.state$.value.phase]).to.deep.equal(['preview-over', 'paused']);
    expect(visit.at).to.be.within(12, 12.5);
    expect([visit.recorded(2701), visit.navigator.journeys]).to.deep.equal([12, []]);
    visit.play.startOver();
    visit.pass(2);
    expect([visit.view, visit.at]).to.deep.equal(['video', 2]);
  });

  it('stops a preview at its second where the file does not say how long it is, and again when play is pressed at its end', () => {
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

  it('ends a preview with its file where the server has cut it', () => {
    const videos = () => ({ durationS: 8 });
    const visit = new LessonVisit({ member: 'notFaceVerified', lesson: 2701, videos }).open();
    expect([visit.playFor(30).view, visit.navigator.journeys]).to.deep.equal(['preview-over', []]);
  });

  it('lets forwards only as far as ever watched, at speed 1 (ban_drag)', () => {
    const visit = new LessonVisit({ member: 'vip', lesson: 602 }).open();
    expect(visit.playback.rules).to.deep.equal({ furthestS: 0, speed: 'one' });
    visit.playback.turnSpeed(2);
    visit.playFor(6);
    expect([visit.at, visit.playback.rules.furthestS]).to.deep.equal([6, 6]);
    visit.playback.seek(30);
    expect(visit.pass(0.1).at).to.be.closeTo(6, 0.3);
    visit.playback.seek(1);
    visit.playback.pause();
    visit.pass(0.1);
    visit.playback.seek(30);
    expect(visit.pass(0.1).at).to.equal(6);
  });

  it('knows of what was watched before, and lets anywhere once it was finished', () => {
    const before = new LessonVisit({ member: 'vip', lesson: 602 }).open();
    before.playFor(21).close();
    before.pass(1);
    const again = new LessonVisit({ sameAs: before, member: 'vip', lesson: 602 }).open();
    expect(again.playback.rules).to.deep.equal({ furthestS: 21, speed: 'one' });
    again.playFor(30).close();
    again.pass(1);
    const finished = new LessonVisit({ sameAs: before, member: 'vip', lesson: 602 }).open();
    expect(finished.playback.rules).to.deep.equal({ furthestS: undefined, speed: 'one' });
  });
});

describe('One lesson at a time', () => {
  function twoTabs() {
    const one = new LessonVisit({ random: () => 0.1 }).open();
    const other = new LessonVisit({ sameAs: one, lesson: 2603, random: () => 0.2 }).open();
    return { one, other };
  }

  it('pauses at once when another tab plays, and takes its turn back', () => {
    const { one, other } = twoTabs();
    one.playFor(3);
    other.playFor(1);
    expect([one.view, one.playback.state$.value.phase, other.view]).to.deep.equal(['elsewhere', 'paused', 'video']);
    one.play.continueHere();
    one.pass(1);
    expect([one.view, one.playback.state$.value.phase, other.view]).to.deep.equal(['video', 'playing', 'elsewhere']);
    expect(other.playback.state$.value.phase).to.equal('paused');
  });

  it('says nothing in a tab that was paused anyway', () => {
    const { one, other } = twoTabs();
    one.playFor(3);
    one.playback.pause();
    one.pass(1);
    other.playFor(1);
    expect(one.view).to.equal('video');
  });

  it('does not go on to the next lesson while another tab plays', () => {
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
  it('offers the next one for ten seconds, and goes there', () => {
    const visit = new LessonVisit().open();
    visit.playFor(36.5);
    expect(visit.play.view$.value).to.deep.include({ kind: 'next', seconds: 10 });
    visit.pass(9);
    expect(visit.navigator.journeys).to.deep.equal([]);
    visit.pass(1);
    expect(visit.navigator.journeys).to.deep.equal(['push /courses/video/2602']);
  });

  it('goes at once, or not at all, as the visitor likes', () => {
    const visit = new LessonVisit().open();
    visit.playFor(36.5).play.cancelNext();
    expect(visit.play.view$.value).to.deep.include({ kind: 'ended' });
    expect(visit.pass(60).navigator.journeys).to.deep.equal([]);
    visit.play.goToNext();
    expect(visit.navigator.journeys).to.deep.equal(['push /courses/video/2602']);
  });

  it('plays again, and the countdown is gone', () => {
    const visit = new LessonVisit().open();
    visit.playFor(38);
    visit.play.startOver();
    expect([visit.pass(15).view, visit.navigator.journeys]).to.deep.equal(['video', []]);
  });

  it('waits in a hidden tab until it is shown again', () => {
    const visit = new LessonVisit().open();
    visit.playback.play();
    visit.presence.hide();
    expect([visit.pass(120).view, visit.navigator.journeys]).to.deep.equal(['next', []]);
    visit.presence.show();
    expect(visit.pass(10).navigator.journeys).to.have.length(1);
  });

  it('congratulates after the last lesson', () => {
    const visit = new LessonVisit({ lesson: 2608 }).open();
    expect(visit.playFor(60).view).to.equal('course-ended');
    expect(visit.navigator.journeys).to.deep.equal([]);
  });
});

describe('A video that breaks', () => {
  const broken = (fault: 'refused' | 'broken' | 'network') => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(100);
    visit.playback.break(fault);
    return visit;
  };

  for (const fault of ['refused', 'broken', 'network'] as const) {
    it(`is asked for anew once and goes on at its position: ${fault}`, () => {
      const visit = broken(fault);
      expect(visit.view).to.equal('video');
      visit.pass(1);
      expect([visit.playback.state$.value.phase, visit.calls('playSources')]).to.deep.equal(['playing', 2]);
      expect(visit.at).to.be.within(100, 101);
    });
  }

  it('goes on at the newest place the visitor asked for while its address was renewed', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(14);
    visit.playback.break('refused');
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

  it('stays paused when it was', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(10).playback.pause();
    visit.pass(1).playback.break('refused');
    expect([visit.pass(1).playback.state$.value.phase, visit.at]).to.deep.equal(['paused', 10]);
  });

  it('is said to be broken when it breaks again soon, and tried again where the visitor wants it', () => {
    const visit = broken('refused');
    visit.pass(20);
    visit.playback.break('refused');
    expect(visit.play.view$.value).to.deep.equal({ kind: 'failed', text: '视频播放出错，请稍后重试' });
    visit.play.retry();
    visit.pass(1);
    expect([visit.view, visit.playback.state$.value.phase]).to.deep.equal(['video', 'playing']);
    expect(visit.at).to.be.within(119, 122);
  });

  it('has not played on because somebody looked further on', () => {
    const visit = broken('refused');
    visit.pass(1);
    visit.playback.pause();
    visit.playback.seek(3000);
    visit.pass(1);
    visit.playback.break('refused');
    expect(visit.play.view$.value.kind).to.equal('failed');
  });

  it('is said to be broken when neither the first address nor the new one ever answers, and is tried again on request', () => {
    const visit = new LessonVisit({ videos: () => ({ durationS: 0, fault: 'network' }) }).open();
    visit.pass(1);
    expect(visit.play.view$.value).to.deep.equal({ kind: 'failed', text: '视频播放出错，请稍后重试' });
    expect(visit.calls('playSources')).to.equal(2);
    visit.playback.videos = HOUR_VIDEO;
    visit.play.retry();
    expect(visit.pass(1).view).to.equal('video');
  });

  it('stays broken in words, though another tab takes its turn', () => {
    const one = new LessonVisit({ videos: HOUR_VIDEO, random: () => 0.1 }).open();
    one.playFor(5);
    for (let time = 0; time < 2; time += 1) {
      one.playback.break('refused');
      one.pass(1);
    }
    expect(one.view).to.equal('failed');
    new LessonVisit({ sameAs: one, lesson: 2603, random: () => 0.2 }).open().playFor(1);
    expect(one.view).to.equal('failed');
  });

  it('may break once more after it has played on for a minute: addresses expire', () => {
    const visit = broken('refused');
    visit.pass(90);
    visit.playback.break('refused');
    expect([visit.pass(1).view, visit.calls('playSources')]).to.deep.equal(['video', 3]);
  });

  it('waits without a network, and goes on by itself at its position', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(50);
    visit.presence.loseNetwork();
    expect(visit.view, 'what was loaded plays on').to.equal('video');
    visit.playback.break('network');
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

  it('says what it waits for when all that was loaded has been played, and loads on by itself', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(50);
    visit.presence.loseNetwork();
    expect(visit.pass(1).view, 'what was loaded plays on').to.equal('video');
    visit.playback.stall();
    expect([visit.view, visit.pass(20).view]).to.deep.equal(['offline', 'offline']);
    visit.presence.regainNetwork();
    expect(visit.view).to.equal('video');
    visit.playback.goOn();
    expect([visit.pass(1).at, visit.view, visit.calls('playSources')]).to.deep.equal([52, 'video', 1]);
    visit.playback.stall();
    expect(visit.pass(3).view, 'only slow').to.equal('video');
    visit.presence.loseNetwork();
    expect(visit.pass(1).view, 'and gone').to.equal('offline');
    visit.playback.goOn();
    expect(visit.view, 'what came meanwhile').to.equal('video');
    visit.playback.stall();
    visit.playback.break('network');
    expect([visit.view, visit.pass(5).view]).to.deep.equal(['offline', 'offline']);
    visit.presence.regainNetwork();
    expect([visit.pass(1).view, visit.playback.opened.length]).to.deep.equal(['video', 2]);
  });

  it('waits likewise where only the server cannot be reached to ask', () => {
    const visit = new LessonVisit({ videos: HOUR_VIDEO }).open();
    visit.playFor(50);
    visit.site.controls.fail('playSources', FAULTS.offline);
    visit.playback.break('network');
    expect(visit.pass(3).view).to.equal('offline');
    visit.site.controls.heal();
    expect(visit.pass(30).view).to.equal('video');
  });

  it('is not started by the network when another tab has taken its turn', () => {
    const one = new LessonVisit({ videos: HOUR_VIDEO, random: () => 0.1 }).open();
    one.playFor(5);
    one.presence.loseNetwork();
    one.playback.break('network');
    new LessonVisit({ sameAs: one, lesson: 2603, random: () => 0.2 }).open().playFor(1);
    one.presence.regainNetwork();
    one.pass(2);
    expect([one.view, one.playback.state$.value.phase]).to.deep.equal(['elsewhere', 'paused']);
  });

  it('tries the other file of a lesson before it says that this browser cannot play it', () => {
    const cannot =
      (endings: readonly string[]) =>
      ({ url }: { readonly url: string }) =>
        endings.some((ending) => url.endsWith(ending))
          ? ({ durationS: 0, fault: 'unsupported' } as const)
          : { durationS: 36 };
    const one = new LessonVisit({ lesson: 2602, videos: cannot(['.mp4']) }).open();
    expect([one.view, one.play.qualities$.value.chosen]).to.deep.equal(['video', '#2']);
    expect(new LessonVisit({ lesson: 2602, videos: cannot(['.mp4', '.webm']) }).open().view).to.equal('unsupported');
  });
});

describe('The code that plays streams', () => {
  /**
   * The player code fails to load `attempts` times. `before` is the visit of the same tab that was reloaded because of
   * it.
   */
  function without(attempts: number, before?: LessonVisit) {
    const visit = new LessonVisit(before && { sameAs: before });
    if (before) visit.store.write('reloadedFor', before.store.read('reloadedFor') ?? '');
    visit.playback.missingCode = attempts;
    visit.open();
    return visit;
  }

  it('is fetched again by loading the document again, once, where a deployment took it away', () => {
    const visit = without(1);
    expect([visit.view, visit.navigator.journeys, visit.playback.opened]).to.deep.equal([
      'asking',
      ['reload here'],
      [],
    ]);
    const again = without(0, visit);
    expect([again.view, again.navigator.journeys, again.store.read('reloadedFor')]).to.deep.equal([
      'video',
      [],
      undefined,
    ]);
  });

  it('is said to be missing when a new document does not have it either, and fetched again on request', () => {
    const again = without(1, without(1));
    expect([again.play.view$.value, again.navigator.journeys]).to.deep.equal([
      { kind: 'failed', text: '播放器加载失败，请检查网络后重试' },
      [],
    ]);
    again.play.retry();
    expect([again.pass(1).view, again.playback.opened.length]).to.deep.equal(['video', 1]);
  });

  it('waits for the network where that is gone', () => {
    const visit = new LessonVisit();
    visit.playback.missingCode = 1;
    visit.presence.loseNetwork();
    expect([visit.open().view, visit.navigator.journeys]).to.deep.equal(['offline', []]);
    visit.presence.regainNetwork();
    expect([visit.pass(1).view, visit.playback.opened.length]).to.deep.equal(['video', 1]);
  });
});

describe('What the visitor chooses', () => {
  it('is a quality, which keeps the position and is remembered', () => {
    const visit = new LessonVisit({ lesson: 2602 }).open();
    expect(visit.play.qualities$.value.qualities.map(({ label }) => label)).to.deep.equal(['720P', '清晰度 2']);
    visit.playFor(9);
    visit.play.chooseQuality('#2');
    visit.pass(1);
    expect([visit.play.qualities$.value.chosen, visit.playback.state$.value.phase]).to.deep.equal(['#2', 'playing']);
    expect(visit.at).to.be.within(9, 10);
    visit.play.chooseQuality('#2');
    visit.play.chooseQuality('gone');
    expect(visit.playback.opened).to.have.length(2);
    visit.close();
    const next = new LessonVisit({ sameAs: visit, lesson: 2602 }).open();
    expect(next.play.qualities$.value.chosen).to.equal('#2');
  });

  it('are speed and volume, in the next lesson too', () => {
    const visit = new LessonVisit().open();
    visit.play.remember({ speed: 1.5, volume: 0.2 });
    expect(visit.play.preferences$.value).to.include({ speed: 1.5, volume: 0.2, muted: false });
    const next = new LessonVisit({ sameAs: visit, lesson: 2602 }).open();
    expect(next.play.preferences$.value).to.include({ speed: 1.5, volume: 0.2 });
  });
});

describe('The mark over the image', () => {
  it('names the member, and is somewhere else every 5 s', () => {
    const places = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
    const watermark = { text: '${user.mobile}', sizePx: 16, color: '#fff', opacity: 0.4 };
    const visit = new LessonVisit({ watermark, random: () => places.shift() ?? 0 }).open();
    const first = visit.play.watermark$.value;
    expect(first).to.deep.include({ text: '13800000000', sizePx: 16, color: '#fff', opacity: 0.4 });
    visit.pass(3.9);
    expect(visit.play.watermark$.value).to.equal(first);
    visit.pass(0.2);
    expect(visit.play.watermark$.value?.at).not.to.deep.equal(first?.at);
  });

  it('is not there where the owner wants none', () => {
    expect(new LessonVisit().open().play.watermark$.value).to.equal(undefined);
  });
});

describe('A lesson of two hours', () => {
  it('keeps as many timers and subscriptions from its first minute to its last, and none after it', () => {
    countingSubscriptions((open) => {
      const watermark = { text: 'x', sizePx: 14, color: 'red', opacity: 1 };
      const visit = new LessonVisit({ videos: HOUR_VIDEO, watermark }).open();
      const progress = watching(visit.lessons.progress(visit.page));
      // A network that fails for a while must not leave timers or subscriptions behind either.
      visit.playFor(65);
      const [timers, subscriptions] = [visit.clock.pending, open()];
      visit.site.controls.fail('recordProgress', FAULTS.offline);
      visit.pass(1200);
      visit.site.controls.heal();
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
