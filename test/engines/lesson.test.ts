import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { LOADING_VIDEO, PLAY, STREAM_BROKEN, UNSUPPORTED } from '../../src/domain/lesson/strings.js';
import { journeyCalls } from '../support/browser/journey-calls.js';
import type { EngineTab } from './support/engine-tab.js';
import { poll } from './support/poll.js';
import { inEveryEngine } from './support/rig.js';

const MEMBER = { signedInAs: SEEDED.ordinary };
const STREAM = '/courses/video/2601';
const FILE = '/courses/video/2603';
const RECORD = 'POST /api/v2/video/2603/record';

const hasReached = (seconds: number): boolean => (document.querySelector('video')?.currentTime ?? 0) >= seconds;

const shows = (tab: EngineTab, ...texts: readonly string[]): Promise<void> =>
  tab.until(
    texts.join(' or '),
    (all) => all.some((text) => document.querySelector<HTMLElement>('.lesson-stage')?.innerText.includes(text)),
    texts,
  );

inEveryEngine('a lesson', (rig) => {
  it('plays a file at double speed, saves the progress and resumes there', async () => {
    const tab = await rig.visit(FILE, MEMBER);
    await tab.press('button', PLAY, { within: '.lesson-stage' });
    await tab.until('the first second', hasReached, 1);
    const isDouble = async (): Promise<boolean> => {
      if (await tab.evaluate(() => document.querySelector('video')?.playbackRate === 2)) return true;
      await tab.driver.press('>');
      return false;
    };
    await tab.poll('double speed', isDouble);
    await tab.until('6 seconds', hasReached, 6);
    await tab.open('/courses');
    const isSaved = (): Promise<boolean> =>
      Promise.resolve(journeyCalls(rig.front.site).some(([call]) => call === RECORD));
    await poll('the progress is saved', isSaved);
    await tab.open(FILE);
    await shows(tab, '继续');
    await tab.expectQuiet();
  });

  // WebKitGTK accepts the stream, loads all of it and decodes nothing (docs/guides/browsers.md#what-webkitgtk-cannot-show).
  if (rig.engine === 'WebKit')
    it('loads a stream', async () => {
      const tab = await rig.visit(STREAM, MEMBER);
      await tab.press('button', PLAY, { within: '.lesson-stage' });
      await shows(tab, LOADING_VIDEO, STREAM_BROKEN, UNSUPPORTED);
      const lastPart = (): Promise<boolean> =>
        Promise.resolve(rig.front.site.requests.some(({ path }) => path.endsWith('-5.ts')));
      await poll('the last part of the stream', lastPart);
      await tab.expectQuiet();
    });
  else
    it('plays a stream', async () => {
      const tab = await rig.visit(STREAM, MEMBER);
      await tab.press('button', PLAY, { within: '.lesson-stage' });
      await tab.until('half a second', hasReached, 0.5);
      expect(await tab.evaluate(() => document.querySelector('video')?.src)).to.match(/^blob:/);
      await tab.expectQuiet();
    });
});
