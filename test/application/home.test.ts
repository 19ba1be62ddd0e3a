import { expect } from 'chai';
import { Subject } from 'rxjs';

import { MemoryServerClock } from '../../src/adapters/memory/client/server-clock.js';
import { Home } from '../../src/application/home.js';
import { ProgressOutbox } from '../../src/domain/lesson/progress-outbox.js';
import { LEARNED_COURSES_FETCHED } from '../../src/domain/home/limits.js';
import type { ServerClock } from '../../src/domain/ports/server-clock.js';
import { CurrentSite } from '../../src/domain/site/current-site.js';
import { aCard, aCourseBlock, aHome, aLearnedCourse } from '../support/courses.js';
import { aLoader } from '../support/recorders.js';
import { aSite } from '../support/site.js';
import { anAnnouncement } from '../support/posts.js';
import { FakeAnnouncementGateway, FakeHomeGateway, FakeStudyGateway } from '../support/fake-gateways.js';
import { MemoryPresence } from '../../src/adapters/memory/browser/presence.js';
import { FakeVisitStore } from '../support/fake-visit-store.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { watching } from '../support/watching.js';

const SLIDE = { image: 'https://api.example/s.png' };

function visiting(stored: Parameters<typeof FakeVisitStore.with>[0] = {}, clock?: Pick<ServerClock, 'now'>) {
  const gateway = new FakeHomeGateway();
  const announcements = new FakeAnnouncementGateway();
  const study = new FakeStudyGateway();
  const store = FakeVisitStore.with(stored);
  const site = new CurrentSite();
  site.arrive({ navs: [], config: { ...aSite().config, slides: [SLIDE] } });
  const presence = new MemoryPresence();
  const time = new VirtualClock();
  const session = { isBeforeReload: false, memberId: 7 };
  const home = new Home(
    gateway,
    announcements,
    study,
    site,
    store,
    session,
    presence,
    aLoader(),
    time,
    clock ?? new MemoryServerClock(time),
  );
  const retries = { content$: new Subject<void>(), announcement$: new Subject<void>(), learned$: new Subject<void>() };
  const views = watching(home.watch(retries));
  return {
    ...{ gateway, announcements, study, store, session, home, retries, views, time },
    now: () => {
      const view = views.values.at(-1);
      if (view === undefined) throw new Error('Home has emitted no view');
      return view;
    },
  };
}

describe('Home', () => {
  it('requests all of its parts at once, and the learned courses only for a member', () => {
    const { gateway, announcements, study } = visiting();
    expect([gateway.contents.requestCount, announcements.requests, study.learned.requestCount]).to.deep.equal([
      1,
      ['latest'],
      0,
    ]);
    expect(visiting({ token: 'a-token' }).study.requests).to.deep.equal([
      `learned, page 1 of ${String(LEARNED_COURSES_FETCHED)}`,
    ]);
  });

  it('requests no learned courses for a visitor who has just signed in when the page is about to be reloaded', () => {
    const { session, study, store } = visiting();
    session.isBeforeReload = true;
    store.write('token', 'a-token');
    expect(study.learned.requestCount).to.equal(0);
  });

  it('delays the blocks for the announcement by at most 150 ms', () => {
    const { gateway, announcements, now, time } = visiting();
    gateway.contents.answer(aHome());
    time.advance(149);
    expect(now().isSettled).to.equal(false);
    time.advance(1);
    expect(now()).to.deep.include({ isSettled: true, announcement: { kind: 'none' } });
    announcements.newest.answer(anAnnouncement());
    expect(now().announcement).to.deep.equal({ kind: 'none' });
    const inTime = visiting();
    inTime.gateway.contents.answer(aHome());
    inTime.time.advance(149);
    inTime.announcements.newest.answer(anAnnouncement());
    expect(inTime.now()).to.deep.include({ isSettled: true });
    expect(inTime.now().announcement.kind).to.equal('ready');
  });

  it('counts the 150 ms from the arrival of the blocks, however late they are', () => {
    const { gateway, now, time } = visiting();
    time.advance(5000);
    gateway.contents.answer(aHome());
    time.advance(149);
    expect(now().isSettled).to.equal(false);
    time.advance(1);
    expect(now().isSettled).to.equal(true);
  });

  for (const [clock, ids] of [
    [undefined, [2, 3]],
    [{ now: () => undefined }, [1, 2, 3]],
  ] as const) {
    const when = clock ? 'in doubt, while the time is not known' : 'not before they are published';
    it(`shows courses ${when}`, () => {
      const { gateway, now, time } = visiting({}, clock);
      const courses = [
        { ...aCard({ id: 1 }), publishedAt: time.now() + 200 },
        { ...aCard({ id: 2 }), publishedAt: time.now() },
        aCard({ id: 3 }),
      ];
      gateway.contents.answer(aHome({ blocks: [aCourseBlock({ courses })] }));
      time.advance(150);
      const { content } = now();
      if (content.kind !== 'ready') throw new Error(`The content is in the state ${content.kind}`);
      const shown = content.value.blocks.flatMap((block) => (block.kind === 'courses' ? block.courses : []));
      expect(shown.map(({ id }) => id)).to.deep.equal(ids);
    });
  }

  it('fails and is requested again on request where the server lacks its call: nothing of home is missing', () => {
    const { gateway, home, retries, now, time } = visiting();
    expect(home.slidesOf(now().content)).to.deep.equal([SLIDE]);
    gateway.contents.failWith({ kind: 'missing', message: '' });
    time.advance(150);
    expect(now().content).to.deep.equal({ kind: 'failed', error: { kind: 'refused', message: '' } });
    expect(home.slidesOf(now().content), 'those of the configuration').to.deep.equal([SLIDE]);
    retries.content$.next();
    gateway.contents.failWith({ kind: 'offline' });
    expect(now().content).to.deep.equal({ kind: 'failed', error: { kind: 'offline' } });
  });

  it('remembers that the announcement was closed and the lower parts were rendered, and knows what is not sent yet', () => {
    const { home, store, session } = visiting();
    home.close(anAnnouncement({ id: 7 }));
    expect(store.read('closedAnnouncement')).to.equal('7');
    const rendered = () => home.hasRenderedLowerParts;
    expect(rendered()).to.equal(false);
    home.renderLowerParts();
    expect(rendered()).to.equal(true);
    new ProgressOutbox(store).put(7, { lessonId: 5, seconds: 90 });
    expect([home.pendingS(5), home.pendingS(6)]).to.deep.equal([90, 0]);
    session.memberId = 8;
    expect(home.pendingS(5), 'of another member').to.equal(0);
  });

  it('offers up to four courses to continue, without courses that no longer exist', () => {
    const { gateway, study, now, time } = visiting({ token: 'a-token' });
    const removed = aLearnedCourse({ courseId: 9, course: undefined });
    const items = [1, 2, 3, 4, 5].map((courseId) => aLearnedCourse({ courseId }));
    study.learned.answer({ items: [removed, ...items], total: 6 });
    gateway.contents.answer(aHome());
    time.advance(150);
    const { learned } = now();
    expect(learned.kind === 'ready' && learned.value.map(({ courseId }) => courseId)).to.deep.equal([1, 2, 3, 4]);
  });

  it('requests the learned courses again when another member signs in in another tab', () => {
    const { study, store } = visiting({ token: 'a-token' });
    store.write('token', 'another');
    expect([study.learned.requestCount, study.learned.waiting]).to.deep.equal([2, 1]);
    store.erase('token');
    expect(study.learned.waiting).to.equal(0);
  });

  it('remembers on this device that a member has begun no course, until there is one or another member signs in', () => {
    const first = visiting({ token: 'a-token' });
    first.study.learned.answer({ items: [], total: 0 });
    first.gateway.contents.answer(aHome());
    first.time.advance(150);
    expect(first.now().learned.kind, 'its space stays during the visit').to.equal('ready');
    const stored = { token: 'a-token', nothingLearned: first.store.read('nothingLearned') ?? 'nothing' };
    const next = visiting(stored);
    next.gateway.contents.answer(aHome());
    next.study.learned.answer({ items: [aLearnedCourse()], total: 1 });
    next.time.advance(150);
    expect(next.views.values.map(({ learned }) => learned.kind)).to.deep.equal(next.views.values.map(() => 'none'));
    expect(next.store.read('nothingLearned'), 'there is a course for the next visit').to.equal(undefined);
    expect(visiting({ ...stored, token: 'another' }).now().learned.kind).to.equal('loading');
  });

  it('remembers which announcement was closed on this device', () => {
    const first = visiting();
    first.announcements.newest.answer(anAnnouncement({ id: 7 }));
    first.gateway.contents.answer(aHome());
    first.home.close(anAnnouncement({ id: 7 }));
    expect(first.now().announcement.kind).to.equal('none');
    expect(first.store.read('closedAnnouncement')).to.equal('7');
  });

  it('shows the configured slides until home has slides of its own, also when the blocks fail', () => {
    const { home } = visiting();
    const other = { image: 'https://api.example/other.png' };
    expect(home.slidesOf({ kind: 'loading' })).to.deep.equal([SLIDE]);
    expect(home.slidesOf({ kind: 'failed', error: { kind: 'offline' } })).to.deep.equal([SLIDE]);
    expect(home.slidesOf({ kind: 'ready', value: aHome({ slides: [other] }), isRenewing: false })).to.deep.equal([
      other,
    ]);
  });

  it('cancels all requests when the visitor leaves', () => {
    const { gateway, announcements, study, views } = visiting({ token: 'a-token' });
    views.stop();
    expect(gateway.contents.waiting + announcements.newest.waiting + study.learned.waiting).to.equal(0);
  });
});
