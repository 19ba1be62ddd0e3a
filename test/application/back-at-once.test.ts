import { expect } from 'chai';
import { BehaviorSubject, NEVER } from 'rxjs';

import { Announcements } from '../../src/application/announcements.js';
import { CourseDetails } from '../../src/application/courses/course-details.js';
import { MemoryServerClock } from '../../src/adapters/memory/client/server-clock.js';
import { Home } from '../../src/application/home.js';
import { ErrorReporter } from '../../src/application/site/error-reporter.js';
import { Loader } from '../../src/application/site/loader.js';
import type { SessionState } from '../../src/domain/session/session-state.js';
import { CurrentSite } from '../../src/domain/site/current-site.js';
import { aCourse, aHome, aLearnedCourse } from '../support/courses.js';
import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';
import { aSite } from '../support/site.js';
import { anAnnouncement } from '../support/posts.js';
import {
  FakeAnnouncementGateway,
  FakeCourseGateway,
  FakeHomeGateway,
  FakeStudyGateway,
} from '../support/fake-gateways.js';
import { MemoryPresence } from '../../src/adapters/memory/browser/presence.js';
import { FakeVisitStore } from '../support/fake-visit-store.js';
import { RecordingLog, RecordingNotifier } from '../support/recorders.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { watching } from '../support/watching.js';

const COURSE = aCourse().build();

function aVisit(address: string, stored: Parameters<typeof FakeVisitStore.with>[0] = {}) {
  const navigator = new MemoryNavigator(address);
  const store = FakeVisitStore.with(stored);
  const time = new VirtualClock();
  const loader = new Loader(new ErrorReporter(new RecordingNotifier(), new RecordingLog()), { navigator, store, time });
  return {
    ...{ navigator, store, time, loader },
    comeBack: () => {
      navigator.go('/vip');
      navigator.travel(-1);
    },
  };
}

function theCourse() {
  const visit = aVisit('/courses/detail/5');
  const gateway = new FakeCourseGateway();
  const state$ = new BehaviorSubject<SessionState>({ kind: 'anonymous' });
  const leaving$ = new BehaviorSubject(false);
  const details = new CourseDetails(gateway, visit.navigator, { state$ }, { leaving$ }, visit.loader, () => undefined);
  const view = watching(details.shown(NEVER));
  gateway.details.answer(COURSE);
  view.stop();
  return { ...visit, gateway, details };
}

describe('When the visitor goes back, the site', () => {
  it('shows home with all of its parts at once, and requests them again', () => {
    const { store, time, loader, comeBack } = aVisit('/', { token: 'ada' });
    const contents = new FakeHomeGateway();
    const announcements = new FakeAnnouncementGateway();
    const study = new FakeStudyGateway();
    const site = new CurrentSite();
    site.arrive(aSite());
    const home = new Home(
      contents,
      announcements,
      study,
      site,
      store,
      { isBeforeReload: false, memberId: undefined },
      new MemoryPresence(),
      loader,
      time,
      new MemoryServerClock(time),
    );
    const retries = { content$: NEVER, announcement$: NEVER, learned$: NEVER };
    const before = watching(home.watch(retries));
    announcements.newest.answer(anAnnouncement());
    contents.contents.answer(aHome());
    study.learned.answer({ items: [aLearnedCourse()], total: 1 });
    const seen = before.values.at(-1);
    before.stop();
    comeBack();
    const after = watching(home.watch(retries));
    expect(after.values).to.deep.equal([seen]);
    expect([contents.contents.waiting, announcements.newest.waiting, study.learned.waiting]).to.deep.equal([1, 1, 1]);
  });

  it('shows a course at once, and requests it again', () => {
    const { details, gateway, comeBack } = theCourse();
    comeBack();
    const after = watching(details.shown(NEVER));
    expect(after.values).to.deep.equal([{ kind: 'ready', value: COURSE, isRenewing: false }]);
    expect(gateway.details.waiting).to.equal(1);
  });

  it('does not show a stored course whose favourite has changed since', () => {
    const { details, gateway, comeBack } = theCourse();
    watching(details.setFavourite(5, true));
    gateway.toggles.answer(true);
    comeBack();
    expect(watching(details.shown(NEVER)).values).to.deep.equal([{ kind: 'loading' }]);
  });

  it('shows an announcement at once, and requests it again', () => {
    const { navigator, loader, comeBack } = aVisit('/announcement?id=7&page=2');
    const gateway = new FakeAnnouncementGateway();
    const announcements = new Announcements(gateway, navigator, loader);
    const one = watching(announcements.shown(NEVER));
    gateway.singles.answer(anAnnouncement());
    one.stop();
    comeBack();
    expect(watching(announcements.shown(NEVER)).values).to.deep.equal(one.values.slice(-1));
    expect(gateway.singles.waiting).to.equal(1);
  });
});
