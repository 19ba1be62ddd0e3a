import { expect } from 'chai';

import { AttachmentLinks } from '../../../../../src/adapters/memory/server/courses/courses.js';
import { seededRandom } from '../../../../../src/adapters/memory/server/random.js';
import { VirtualClock } from '../../../../support/virtual-clock.js';
import { refusalOf } from '../../support.js';

const HOUR = 3_600_000;
const FILE = { id: 9, name: '讲义', extension: 'pdf', sizeBytes: 1024 };

describe('AttachmentLinks (pages API 3.12)', () => {
  let time: VirtualClock;
  let links: AttachmentLinks;
  beforeEach(() => {
    time = new VirtualClock();
    links = new AttachmentLinks(time, seededRandom(1));
  });

  it('work once', () => {
    const sign = links.sign(FILE);
    expect(links.redeem(sign)).to.equal(FILE);
    expect(refusalOf(() => links.redeem(sign))).to.equal('参数错误');
  });

  it('work for an hour', () => {
    const [early, late] = [links.sign(FILE), links.sign(FILE)];
    time.advance(HOUR - 1);
    expect(links.redeem(early)).to.equal(FILE);
    time.advance(1);
    expect(refusalOf(() => links.redeem(late))).to.equal('参数错误');
  });

  it('are 60 an hour for each member', () => {
    for (let link = 0; link < 60; link += 1) links.count(1);
    expect(
      refusalOf(() => {
        links.count(1);
      }),
    ).to.equal('请稍后再试');
    links.count(2);
    time.advance(HOUR);
    links.count(1);
  });
});
