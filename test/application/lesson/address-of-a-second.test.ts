import { expect } from 'chai';

import type { PageNavigator } from '../../../src/domain/ports/navigator.js';
import { LessonVisit, type VisitOptions } from '../../support/a-lesson-visit.js';
import { watching } from '../../support/watching.js';

const LONG = { videos: () => ({ durationS: 600 }) };

type Arriving = (navigator: PageNavigator, address: string) => void;

const byLoad: Arriving = (navigator, address) => navigator.reload(address);
const byReload: Arriving = (navigator, address) => {
  navigator.go(address);
  navigator.reload();
};
const byBack: Arriving = (navigator, address) => {
  navigator.go(address);
  navigator.go('/vip');
  navigator.travel(-1);
};

/** Opens a lesson at an address with this second. */
function openAt(second: string, options: VisitOptions = {}, arrive = byLoad): LessonVisit {
  const visit = new LessonVisit({ lesson: 202, ...LONG, ...options });
  const { path } = visit.navigator.location$.value;
  arrive(visit.navigator, `${path}?t=${second}`);
  return visit.open();
}

describe('A second in the address of a lesson', () => {
  it('is where playback starts, rather than where the member stopped; nonsense counts as absent', () => {
    const stored = openAt('');
    expect([openAt('6m40s').at, openAt('0').at, openAt('soon').at]).to.deep.equal([400, 0, stored.at]);
    expect(stored.at).to.be.above(0);
  });

  it('is not repeated by Back or a reload, which return to where the member stopped', () => {
    const stopped = openAt('').at;
    expect([openAt('400', {}, byBack).at, openAt('400', {}, byReload).at]).to.deep.equal([stopped, stopped]);
  });

  it('seeks where it changes while the lesson is open, and plays', () => {
    const visit = openAt('20');
    visit.navigator.go('/courses/video/202?t=315');
    expect(visit.pass(1).at).to.be.within(315, 317);
    visit.navigator.go('/courses/video/202?t=30&tab=6');
    expect(visit.pass(1).at).to.be.within(30, 32);
    visit.navigator.go('/courses/video/202?t=30&tab=6');
    expect(visit.pass(5).at).to.be.within(30, 37);
  });

  it('does nothing where it belongs to another page, or where only the tab changes', () => {
    const visit = openAt('20');
    visit.playFor(5);
    visit.navigator.go('/courses/video/202?tab=5');
    visit.navigator.travel(-1);
    visit.navigator.go('/courses/video/203?t=300');
    visit.navigator.go('/courses/detail/2?t=300');
    expect(visit.pass(1).at).to.be.within(25, 27);
  });

  it('is not beyond what was watched where dragging is forbidden, at the start and later', () => {
    const visit = openAt('315', { lesson: 601, member: 'vip' });
    expect(visit.at).to.equal(0);
    visit.playFor(20);
    visit.navigator.go('/courses/video/601?t=315');
    expect(visit.pass(1).at).to.be.below(25);
    visit.navigator.go('/courses/video/601?t=5');
    expect(visit.pass(1).at).to.be.within(5, 7);
  });

  it('leaves five seconds of a preview', () => {
    expect(openAt('315', { lesson: 2701, member: 'notFaceVerified' }).at).to.equal(7);
  });

  it('leaves five seconds of the video, at whose end it would start over, at the start and later', () => {
    const visit = openAt('600');
    expect([visit.at, openAt('9h').at]).to.deep.equal([595, 595]);
    expect(visit.playFor(1).player.resumedAt$.value, 'says where it has started').to.equal(595);
    visit.navigator.go('/courses/video/202?t=599');
    expect(visit.pass(1).at).to.be.within(595, 597);
  });

  it('is the position that notes, links and repeated parts have before the video arrives', () => {
    const visit = openAt('20');
    const { page } = visit;
    visit.close();
    const [play] = watching(visit.lessons.play(page)).values;
    play?.markRepeat('start');
    expect([play?.view$.value.kind, play?.positionS, play?.repeated$.value?.startS]).to.deep.equal([
      'requesting',
      20,
      20,
    ]);
    expect([visit.pass(1).at, play?.positionS]).to.deep.equal([20, 20]);
  });

  it('counts for a video whose address is still being requested', () => {
    const visit = openAt('20');
    const { page } = visit;
    visit.close();
    const [play] = watching(visit.lessons.play(page)).values;
    expect(play?.view$.value.kind).to.equal('requesting');
    play?.jumpTo(315);
    expect(visit.pass(2).at).to.be.within(315, 317);
    expect(visit.playback.state$.value.phase).to.equal('playing');
  });
});
