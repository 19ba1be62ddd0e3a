import { expect } from 'chai';
import { BehaviorSubject, of, Subject, throwError } from 'rxjs';

import { CourseDetails } from '../../../src/application/courses/course-details.js';
import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { Loader } from '../../../src/application/site/loader.js';
import type { CourseDetail } from '../../../src/domain/courses/course.js';
import { LOADING } from '../../../src/domain/kernel/loading.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { aCourse } from '../../support/courses.js';
import { aMember } from '../../support/sessions.js';
import { FakeCourseGateway } from '../../support/fake-gateways.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { soon } from '../../support/until.js';
import { watching } from '../../support/watching.js';

const COURSE = aCourse().build();
const REFUSED = { kind: 'refused', message: '不能收藏' } as const;
const FILE = 'https://files.example/a.pdf?sign=1';
const ready = (value: CourseDetail, isRenewing = false) => ({ kind: 'ready', value, isRenewing });

function at(address: string, state: SessionState = { kind: 'anonymous' }) {
  const gateway = new FakeCourseGateway();
  const navigator = new MemoryNavigator(address);
  const session$ = new BehaviorSubject<SessionState>(state);
  const leaving$ = new BehaviorSubject(false);
  const loader = new Loader(new ErrorReporter(new RecordingNotifier(), new RecordingLog()));
  const details = new CourseDetails(gateway, navigator, { state$: session$ }, { leaving$ }, loader, () => undefined);
  const retry$ = new Subject<void>();
  return { gateway, navigator, session$, leaving$, details, retry$, shown: watching(details.shown(retry$)) };
}

const member = (): SessionState => ({ kind: 'member', user: aMember() });

describe('The course page', () => {
  it('shows the course in the address, and does not request it again when the visitor opens another tab of it', () => {
    const { gateway, navigator, shown } = at('/courses/detail/5?tab=3');
    gateway.details.answer(COURSE);
    expect(shown.values).to.deep.equal([LOADING, ready(COURSE)]);
    navigator.go('/courses/detail/5?tab=4');
    navigator.go('/courses');
    expect(gateway.requests).to.deep.equal(['course 5']);
  });

  it('reports an invalid id as missing without a request', () => {
    for (const id of ['abc', '0', '-1', '1.5', '99999999999', '%E4', '25%2F1', '%20']) {
      const { gateway, shown } = at(`/courses/detail/${id}`);
      expect([gateway.requests, shown.values], id).to.deep.equal([[], [{ kind: 'missing' }]]);
    }
  });

  it('requests another course when the address changes, and never shows the answer for the old one', () => {
    const { gateway, navigator, shown } = at('/courses/detail/5');
    navigator.go('/courses/detail/6');
    expect(gateway.details.waiting).to.equal(1);
    gateway.details.answer(COURSE);
    expect(shown.values).to.deep.equal([LOADING, LOADING, ready(COURSE)]);
  });

  it('requests the course again after a sign-in or sign-out, and shows the old answer meanwhile', async () => {
    const { gateway, session$, shown } = at('/courses/detail/5');
    gateway.details.answer(COURSE);
    session$.next({ kind: 'restoring' });
    expect(gateway.requests).to.have.length(1);
    session$.next(member());
    await soon();
    expect(shown.values.at(-1)).to.deep.equal(ready(COURSE, true));
    const bought = aCourse().bought().build();
    gateway.details.answer(bought);
    expect(shown.values.at(-1)).to.deep.equal(ready(bought));
    session$.next({ kind: 'anonymous' });
    await soon();
    expect(gateway.requests).to.deep.equal(['course 5', 'course 5', 'course 5']);
  });

  it('requests the course once when the session is restored while the course loads', async () => {
    const { gateway, session$ } = at('/courses/detail/5', { kind: 'restoring' });
    session$.next(member());
    session$.next({ kind: 'member', user: aMember().named('新名字') });
    await soon();
    expect(gateway.requests).to.deep.equal(['course 5']);
  });

  it('sends no request when a 401 leads to the login page, or when the member signs out and home is about to load', async () => {
    for (const how of ['refused', 'leaving'] as const) {
      const { gateway, session$, navigator, leaving$ } = at('/courses/detail/5', member());
      if (how === 'leaving') leaving$.next(true);
      session$.next({ kind: 'anonymous' });
      if (how === 'refused') navigator.go('/login?redirect=%2Fcourses%2Fdetail%2F5');
      await soon();
      expect(gateway.requests, how).to.deep.equal(['course 5']);
    }
  });

  it('applies a favourite change to the visible course only, until the server answers for the course again', () => {
    const { gateway, details, retry$, shown } = at('/courses/detail/5', member());
    gateway.details.answer(COURSE);
    const toggled = watching(details.setFavourite(5, true));
    expect(shown.values.at(-1)).to.deep.equal(ready(COURSE));
    gateway.toggles.answer(true);
    expect(toggled.completed).to.equal(true);
    const liked = { ...COURSE, isFavourite: true };
    expect(shown.values.at(-1)).to.deep.equal(ready(liked));
    watching(details.setFavourite(6, false));
    gateway.toggles.answer(false);
    expect(shown.values.at(-1)).to.deep.equal(ready(liked));
    retry$.next();
    expect(shown.values.at(-1)).to.deep.equal(ready(liked, true));
    gateway.details.answer(COURSE);
    expect(shown.values.at(-1)).to.deep.equal(ready(COURSE));
  });

  it('ignores a favourite change that is confirmed before the course has loaded', () => {
    const { gateway, details, shown } = at('/courses/detail/5', member());
    watching(details.setFavourite(5, true));
    gateway.toggles.answer(true);
    expect([shown.values, shown.errors]).to.deep.equal([[LOADING], []]);
    gateway.details.answer(COURSE);
    expect(shown.values.at(-1)).to.deep.equal(ready(COURSE));
  });

  it('requests a file link on download, and opens it in a new window, or offers it when the browser blocks windows', () => {
    for (const allowsWindows of [true, false]) {
      const { gateway, navigator, details } = at('/courses/detail/5', member());
      navigator.allowsWindows = allowsWindows;
      const download$ = details.download(5, 51);
      expect(gateway.links.requestCount).to.equal(0);
      const download = watching(download$);
      gateway.links.answer(FILE);
      expect(download.values).to.deep.equal([
        allowsWindows ? { kind: 'opened', isFile: true } : { kind: 'ready', url: FILE },
      ]);
      expect(navigator.journeys).to.deep.equal(allowsWindows ? [`open ${FILE}`] : []);
    }
  });

  it('opens no window for a file that its storage no longer has', () => {
    const { gateway, navigator, details } = at('/courses/detail/5', member());
    gateway.checkAttachment = () => throwError(() => ({ kind: 'missing', message: '' }));
    const download = watching(details.download(5, 51));
    gateway.links.answer(FILE);
    expect(download.errors).to.deep.equal([{ kind: 'missing', message: '' }]);
    expect(navigator.journeys).to.deep.equal([]);
  });

  it('does not report a begun download where the answer of the storage cannot be read', () => {
    const { gateway, details } = at('/courses/detail/5', member());
    gateway.checkAttachment = () => of({ isUsedUp: false, finding: 'unreadable' });
    const download = watching(details.download(5, 51));
    gateway.links.answer(FILE);
    expect(download.values).to.deep.equal([{ kind: 'opened', isFile: false }]);
  });

  it('sends what the label of the favourite says, whatever a lost answer or another tab has left', () => {
    const { gateway, details, shown } = at('/courses/detail/5', member());
    gateway.details.answer(COURSE);
    watching(details.setFavourite(5, true));
    gateway.toggles.answer(false);
    gateway.toggles.failWith({ kind: 'timeout' });
    gateway.details.answer({ ...COURSE, isFavourite: true });
    expect(shown.values.at(-1)).to.deep.equal(ready({ ...COURSE, isFavourite: true }));
  });

  it('passes on the error of a lost answer where the server says that the favourite has not changed', () => {
    const { gateway, details } = at('/courses/detail/5', member());
    gateway.details.answer(COURSE);
    const toggled = watching(details.setFavourite(5, true));
    gateway.toggles.failWith({ kind: 'timeout' });
    gateway.details.answer({ ...COURSE, isFavourite: false });
    expect(toggled.errors).to.deep.equal([{ kind: 'timeout' }]);
  });

  it('passes on the error when the server refuses a download or a favourite', () => {
    const { gateway, details } = at('/courses/detail/5', member());
    const download = watching(details.download(5, 51));
    gateway.links.failWith({ kind: 'too-many' });
    expect(download.errors).to.deep.equal([{ kind: 'too-many' }]);
    const toggled = watching(details.setFavourite(5, true));
    gateway.toggles.failWith(REFUSED);
    expect(toggled.errors).to.deep.equal([REFUSED]);
  });
});
