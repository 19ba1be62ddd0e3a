import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { STREAM_BROKEN, UNSUPPORTED } from '../../src/domain/lesson/strings.js';
import { journeyCalls } from '../support/browser/journey-calls.js';
import type { EngineTab } from './support/engine-tab.js';
import { poll } from './support/poll.js';
import { inEveryEngine } from './support/rig.js';

const MEMBER = { signedInAs: SEEDED.ordinary };
const STREAM = '/courses/video/2601';
const FILE = '/courses/video/2603';
const RECORD = 'POST /api/v2/video/2603/record';
const PLAYER = '.player';

/** Presses play, and reports whether the video plays. An engine without the codec says so instead. */
async function plays(tab: EngineTab): Promise<boolean> {
  await tab.press('button', '播放', { within: '[aria-label^="视频播放器"]' });
  const isDecided = (refusals: readonly string[]): boolean =>
    (document.querySelector('video')?.currentTime ?? 0) > 0.5 ||
    refusals.some((text) => document.body.innerText.includes(text));
  await tab.until('a video that plays or says that it cannot', isDecided, [UNSUPPORTED, STREAM_BROKEN]);
  return tab.evaluate(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5);
}

inEveryEngine('a lesson', (rig) => {
  it('plays a file, saves the progress and resumes there', async () => {
    const tab = await rig.visit(FILE, MEMBER);
    await tab.seesPage('凉拌黄瓜');
    if (!(await plays(tab))) return;
    await tab.evaluate(() => {
      const video = document.querySelector('video');
      if (video) video.playbackRate = 2;
    });
    await tab.until('7 seconds', () => (document.querySelector('video')?.currentTime ?? 0) >= 7);
    await tab.open('/courses');
    const isSaved = (): Promise<boolean> =>
      Promise.resolve(journeyCalls(rig.front.site).some(([call]) => call === RECORD));
    await poll('the progress is saved', isSaved);
    await tab.open(FILE);
    await tab.reads('继续播放');
    await tab.expectQuiet();
  });

  it('plays a stream', async () => {
    const tab = await rig.visit(STREAM, MEMBER);
    expect(await plays(tab), PLAYER).to.be.a('boolean');
    await tab.expectQuiet();
  });
});
