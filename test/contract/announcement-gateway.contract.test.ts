import { expect } from 'chai';

import type { Announcement } from '../../src/domain/announcements.js';
import { ANNOUNCEMENT_GATEWAY } from '../../src/domain/ports/announcement-gateway.js';
import { ADAPTERS } from './adapters-by-generation.js';
import { answerOf, answersOf, errorOf } from './answers.js';
import { keepsPromisesOfEveryCall, query } from './gateway-promises.js';
import { rigOfEachTest } from './server-rig.js';

const CALLS = [
  query('latestAnnouncement', ({ resolve }) => resolve(ANNOUNCEMENT_GATEWAY).latest()),
  query('announcement', ({ resolve }) => resolve(ANNOUNCEMENT_GATEWAY).one(1)),
  query('announcements', ({ resolve }) => resolve(ANNOUNCEMENT_GATEWAY).list({ page: 1, size: 10 })),
];

const OLD: Announcement = { id: 7, title: '旧', html: '<p>a/b & c</p>', createdAt: 1_700_000_000_000 };
const NEW: Announcement = { id: 5, title: '新', html: '<b>新</b>', createdAt: 1_710_000_000_000 };

for (const [adapter, newRig] of ADAPTERS) {
  describe(`AnnouncementGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig, (fresh) => fresh.site.controls.pages.announcements.publish([OLD, NEW]));

    for (const call of CALLS) {
      keepsPromisesOfEveryCall(call, newRig);
    }

    it('returns the latest announcement', async () => {
      expect(await answerOf(rig.resolve(ANNOUNCEMENT_GATEWAY).latest())).to.deep.equal(NEW);
    });

    it('emits undefined when there is no announcement', async () => {
      rig.site.controls.pages.announcements.publish([]);
      expect(await answersOf(rig.resolve(ANNOUNCEMENT_GATEWAY).latest())).to.deep.equal([undefined]);
    });

    it('returns an announcement by its id', async () => {
      expect(await answerOf(rig.resolve(ANNOUNCEMENT_GATEWAY).one(7))).to.deep.equal(OLD);
    });

    it('fails with "missing" for an unknown id', async () => {
      expect(await errorOf(rig.resolve(ANNOUNCEMENT_GATEWAY).one(8))).to.include({ kind: 'missing' });
    });

    it('lists the announcements page by page, the newest first', async () => {
      const pageAt = (page: number) => answerOf(rig.resolve(ANNOUNCEMENT_GATEWAY).list({ page, size: 1 }));
      expect(await pageAt(1)).to.deep.equal({ items: [NEW], total: 2 });
      expect(await pageAt(2)).to.deep.equal({ items: [OLD], total: 2 });
      expect(await pageAt(3)).to.deep.equal({ items: [], total: 2 });
    });
  });
}
