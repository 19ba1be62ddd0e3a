import { expect } from 'chai';
import { map, NEVER, type Observable, Subject } from 'rxjs';

import { Announcements } from '../../src/application/announcements.js';
import { CourseList } from '../../src/application/courses/course-list.js';
import { MemberOrders } from '../../src/application/orders/order-list.js';
import { Points } from '../../src/application/points.js';
import { Search } from '../../src/application/search/search.js';
import { ErrorReporter } from '../../src/application/site/error-reporter.js';
import { Loader } from '../../src/application/site/loader.js';
import { StudyCenter } from '../../src/application/study/study-center.js';
import { RemovedFavourites } from '../../src/application/study/favourites.js';
import { Session } from '../../src/domain/session/session.js';
import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';
import {
  FakeAnnouncementGateway,
  FakeCourseGateway,
  FakeMemberGateway,
  FakeOrderListGateway,
  FakePointsGateway,
  FakeSearchGateway,
  FakeStudyGateway,
} from '../support/fake-gateways.js';
import { FakeVisitStore } from '../support/fake-visit-store.js';
import type { FakeRequest } from '../support/fake-request.js';
import { anAheadContext } from '../support/ahead-context.js';
import { RecordingLog, RecordingNotifier } from '../support/recorders.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { watching } from '../support/watching.js';

type Pages = Pick<FakeRequest<{ items: never[]; total: number }>, 'answer' | 'failWith' | 'waiting' | 'requestCount'>;

interface List {
  readonly requests: () => readonly unknown[];
  readonly pages: Pages;
  /** The list as the page shows it: the `Loading` state of one page of results. */
  readonly shown: (retry$: Observable<void>) => Observable<object>;
}

interface Row {
  readonly open: (navigator: MemoryNavigator, loader: Loader) => List;
  /** Three addresses of the list, the first page first, each with the request that the list makes there. */
  readonly requests: Readonly<Record<string, unknown>>;
  /** Other addresses of the first page: they lead to the same request. */
  readonly same: readonly string[];
  /** The list shows stored results at once when the visitor goes back (docs/spec/every-page.md#back-and-forward). */
  readonly onBack?: true;
}

const session = () => new Session(new FakeMemberGateway(), FakeVisitStore.with({ token: 't' }));
const reporter = () => new ErrorReporter(new RecordingNotifier(), new RecordingLog());

const studied = (list: 'learned' | 'bought' | 'liked', tab: string): Row => ({
  open: (navigator, loader) => {
    const gateway = new FakeStudyGateway();
    const favourites = new RemovedFavourites(new FakeCourseGateway(), session(), reporter(), new VirtualClock());
    const center = new StudyCenter(gateway, navigator, loader, favourites);
    return { requests: () => gateway.requests, pages: gateway[list], shown: (retry$) => center.shown(retry$) };
  },
  requests: {
    [`/study-center?tab=${tab}`]: `${list}, page 1 of 10`,
    [`/Study-Center/?tab=${tab}&page=2`]: `${list}, page 2 of 10`,
    [`/study-center?tab=${tab}&page=3`]: `${list}, page 3 of 10`,
  },
  same: [`/study-center?page=1&tab=${tab}#top`, `/study-center/?tab=${tab}&page=x`],
});

const ROWS: Readonly<Record<string, Row>> = {
  courses: {
    open: (navigator, loader) => {
      const gateway = new FakeCourseGateway();
      const list = new CourseList(gateway, navigator, loader, anAheadContext());
      return {
        requests: () => gateway.requests.filter((request) => request !== 'categories'),
        pages: gateway.lists,
        shown: (retry$) => list.shown(retry$).pipe(map((shown) => shown.list)),
      };
    },
    requests: {
      '/courses': 'page 1 of 16, newest',
      '/courses?scene=free&page=3': 'page 3 of 16, free',
      '/Courses/?cid=x&child=11&scene=nonsense&page=2': 'page 2 of 16, newest',
    },
    same: ['/courses?page=1&scene=#top', '/courses/?child=3'],
    onBack: true,
  },
  'search results': {
    open: (navigator, loader) => {
      const gateway = new FakeSearchGateway();
      const recent = { add: () => undefined, has: () => false, watch: () => NEVER };
      const search = new Search(gateway, new FakeCourseGateway(), recent, navigator, loader, anAheadContext());
      return {
        requests: () => gateway.requests,
        pages: gateway.searches,
        shown: (retry$) => search.results(retry$),
      };
    },
    requests: {
      '/search?keywords=a': { keywords: 'a', type: '', page: 1, size: 10 },
      '/search?keywords=C%23&type=video&page=2': { keywords: 'C#', type: 'video', page: 2, size: 10 },
      '/search?keywords=b': { keywords: 'b', type: '', page: 1, size: 10 },
    },
    same: ['/search?keywords=a&page=1&type=#top', '/search/?keywords=%61'],
    onBack: true,
  },
  announcements: {
    open: (navigator, loader) => {
      const gateway = new FakeAnnouncementGateway();
      const announcements = new Announcements(gateway, navigator, loader);
      return { requests: () => gateway.requests, pages: gateway.pages, shown: (retry$) => announcements.list(retry$) };
    },
    requests: {
      '/announcement': 'page 1 of 10',
      '/Announcement/?page=2': 'page 2 of 10',
      '/announcement?id=7&page=3': 'page 3 of 10',
    },
    same: ['/announcement?id=8', '/announcement?page=1#top'],
    onBack: true,
  },
  'learned courses': studied('learned', 'nonsense'),
  'bought courses': studied('bought', 'courses'),
  'favourite courses': studied('liked', 'like'),
  orders: {
    open: (navigator, loader) => {
      const gateway = new FakeOrderListGateway();
      const orders = new MemberOrders(
        gateway,
        navigator,
        loader,
        {
          dueYuan: () => undefined,
          onDevice: () => ({ stored: [], elsewhere: [], replacedNumbers: [], sums: [] }),
        },
        { now: () => undefined },
      );
      return { requests: () => gateway.requests, pages: gateway.pages, shown: (retry$) => orders.list(retry$) };
    },
    requests: {
      '/member/orders': { page: 1, size: 10 },
      '/member/orders?page=2': { page: 2, size: 10 },
      '/Member/Orders/?page=3': { page: 3, size: 10 },
    },
    same: ['/member/orders?page=1#end', '/member/orders?page=0'],
  },
  'points records': {
    open: (navigator, loader) => {
      const gateway = new FakePointsGateway();
      const points = new Points(gateway, navigator, loader, session());
      return { requests: () => gateway.requests, pages: gateway.pages, shown: (retry$) => points.records(retry$) };
    },
    requests: {
      '/member/credit1-free': 'page 1 of 20',
      '/member/credit1-free?page=500': 'page 500 of 20',
      '/member/credit1-free?page=2': 'page 2 of 20',
    },
    same: ['/member/credit1-free?page=1#top', '/member/credit1-free/'],
  },
};

const page = (total: number) => ({ items: [], total });
const ready = (total: number, isRenewing = false) => ({ kind: 'ready', value: page(total), isRenewing });

for (const [title, row] of Object.entries(ROWS)) {
  describe(`The list of ${title}`, () => {
    const [first = '', second = '', third = ''] = Object.keys(row.requests);

    function looking(address = first) {
      const navigator = new MemoryNavigator(address);
      const store = FakeVisitStore.with({ token: 't' });
      const loader = new Loader(reporter(), { navigator, store, time: new VirtualClock() });
      const list = row.open(navigator, loader);
      const retry$ = new Subject<void>();
      const shown = watching(list.shown(retry$));
      return { ...list, navigator, retry$, view: shown, last: () => shown.values.at(-1) };
    }

    for (const [address, request] of Object.entries(row.requests)) {
      it(`requests ${JSON.stringify(request)} once at ${address}`, () => {
        const { requests, pages, last } = looking(address);
        expect(last()).to.deep.equal({ kind: 'loading' });
        pages.answer(page(99));
        expect(last()).to.deep.include(ready(99));
        expect(requests()).to.deep.equal([request]);
      });
    }

    it('shows the previous page, dimmed, until the page that was requested last arrives', () => {
      const { requests, pages, navigator, last } = looking();
      pages.answer(page(17));
      navigator.go(second);
      expect(last()).to.deep.include(ready(17, true));
      navigator.go(third);
      expect([pages.waiting, requests()], 'the older request is cancelled').to.deep.equal([
        1,
        Object.values(row.requests),
      ]);
      pages.answer(page(18));
      expect(last()).to.deep.include(ready(18));
    });

    it('sends no new request for an equivalent address or for the address of another page', () => {
      const { requests, pages, navigator, last } = looking();
      pages.answer(page(17));
      for (const address of [...row.same, '/vip?page=2&keywords=b']) navigator.go(address);
      expect(requests()).to.have.length(1);
      expect(last()).to.deep.include(ready(17));
    });

    it('cancels its request when the view leaves', () => {
      const { pages, view } = looking();
      view.stop();
      expect([pages.requestCount, pages.waiting]).to.deep.equal([1, 0]);
    });

    if (row.onBack) {
      it('is shown at once on Back, and requested again', () => {
        const { pages, navigator, view, shown, retry$ } = looking();
        pages.answer(page(17));
        view.stop();
        navigator.go(second);
        navigator.travel(-1);
        const again = watching(shown(retry$));
        expect(again.values.at(0)).to.deep.include(ready(17));
        expect(pages.waiting).to.equal(1);
        navigator.travel(1);
        expect(again.values.at(-1)).to.deep.include({ isRenewing: true });
      });
    }
  });
}
