import { expect } from 'chai';

import { markRepeat, type RepeatedPart, repeatFrom } from '../../../src/domain/lesson/repeat.js';
import { LessonVisit } from '../../support/a-lesson-visit.js';

const PART: RepeatedPart = { startS: 310, endS: 324 };

describe('The repeated part of a video', () => {
  it('begins at the first mark and ends at the second; another start begins a new part', () => {
    const begun = markRepeat(undefined, 'start', 310);
    expect(begun).to.deep.equal({ startS: 310, endS: undefined });
    expect(markRepeat(begun, 'end', 324)).to.deep.equal(PART);
    expect(markRepeat(PART, 'end', 330)).to.deep.equal({ startS: 310, endS: 330 });
    expect(markRepeat(PART, 'start', 400)).to.deep.equal({ startS: 400, endS: undefined });
  });

  it('ignores an end without a start, and one that is not at least a second behind it', () => {
    expect(markRepeat(undefined, 'end', 324)).to.equal(undefined);
    for (const positionS of [0, 310, 310.9]) expect(markRepeat(PART, 'end', positionS)).to.equal(PART);
    expect(markRepeat(PART, 'end', 311)?.endS).to.equal(311);
  });

  it('goes to its start from its end while the video plays, also at the end of the video', () => {
    const from = (phase: 'playing' | 'paused' | 'ended', positionS: number) => repeatFrom(PART, { phase, positionS });
    expect([from('playing', 323.9), from('playing', 324), from('playing', 324.9)]).to.deep.equal([undefined, 310, 310]);
    expect([from('paused', 324), from('ended', 324.2)]).to.deep.equal([undefined, 310]);
    const movedOn = [from('playing', 325), from('ended', 330)];
    expect(movedOn, 'the visitor has moved on, and watches to the end').to.deep.equal([undefined, undefined]);
    expect(repeatFrom({ startS: 310, endS: undefined }, { phase: 'playing', positionS: 900 })).to.equal(undefined);
  });

  it('is played again and again, until the visitor ends it', () => {
    const visit = new LessonVisit().open();
    visit.playFor(5);
    visit.player.markRepeat('start');
    visit.pass(4);
    visit.player.markRepeat('end');
    visit.pass(13);
    expect(visit.at).to.be.within(5, 9.5);
    visit.player.endRepeat();
    visit.pass(8);
    expect(visit.at).to.be.above(12);
  });
});
