import { readFile } from 'node:fs/promises';

import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { STORED_KEYS } from '../../../src/domain/session/stored-keys.js';
import { BREADTH } from '../../support/breadth.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';
import { gate, until } from '../../support/until.js';

/** Seeded free lessons of 36 s: a stream, a video in two qualities, a plain file, and the last lesson of the course. */
const STREAM = '/courses/video/2601';
const FILE = '/courses/video/2603';

const MEMBER = { signedInAs: SEEDED.ordinary };
const RECORD = 'POST /api/v2/video/2603/record';

const player = (visit: Visit) => visit.page.getByRole('region', { name: /^视频播放器/ });
const button = (visit: Visit, name: string) => player(visit).getByRole('button', { name, exact: true });
const video = (visit: Visit) =>
  visit.page.evaluate(() => {
    const found = document.querySelector('video');
    return found
      ? { at: found.currentTime, paused: found.paused, source: found.currentSrc, speed: found.playbackRate }
      : undefined;
  });
const reaches = (visit: Visit, seconds: number) =>
  visit.page.waitForFunction((at) => (document.querySelector('video')?.currentTime ?? 0) >= at, seconds, {
    timeout: 30_000,
  });
const plays = (visit: Visit) =>
  visit.page.waitForFunction(() => {
    const found = document.querySelector('video');
    return found && !found.paused && found.readyState > 2;
  });
const stops = (visit: Visit) => visit.page.waitForFunction(() => document.querySelector('video')?.paused === true);
/** Starts the video, at double speed by default to keep the test short. */
async function begin(visit: Visit, speed = 2): Promise<void> {
  await button(visit, '播放').click();
  await plays(visit);
  await player(visit).focus();
  for (let now = 1; now < speed; now += 0.25) await visit.page.keyboard.press('>');
}

/** The answer of a server to a range request. */
function partOf(video: Buffer, from: number, to: number) {
  return {
    status: 206,
    contentType: 'video/webm',
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Range': `bytes ${String(from)}-${String(to - 1)}/${String(video.length)}`,
    },
    body: video.subarray(from, to),
  };
}

onBothGenerations('A lesson', 1, (rig) => {
  it('reports the progress every 10 s, and continues at the same position when the member returns', async () => {
    const visit = await rig.visit(FILE, MEMBER);
    await visit.sees('凉拌黄瓜');
    expect(await visit.page.title()).to.equal('凉拌黄瓜 - 家常菜：四季三餐 - 知行学堂');
    await begin(visit);
    await until(() => journeyCalls(rig.site).some(([call]) => call === RECORD));
    const [, payload] = journeyCalls(rig.site).find(([call]) => call === RECORD) ?? [];
    // The video keeps playing while the machine is busy, so the report may be late, but never early.
    expect(payload).to.have.property('duration').at.least(10);
    await reaches(visit, 14);
    await visit.goTo('/courses');
    await until(() => journeyCalls(rig.site).filter(([call]) => call === RECORD).length > 1);
    await visit.goTo(FILE);
    await visit.page.getByText(/^从 00:[12]\d 继续$/).waitFor();
    await begin(visit, 1);
    await visit.page.getByText(/^已从 00:[12]\d 继续播放/).waitFor();
    expect((await video(visit))?.at).to.be.within(13, 30);
    await button(visit, '从头播放').click();
    await visit.until(() => {
      const found = document.querySelector('video');
      return found && !found.paused && found.currentTime < 5;
    });
    visit.expectQuiet();
  });
});

describe('The player of a lesson', () => {
  const rig = browserRig();
  const playRequestCount = () => journeyCalls(rig.site).filter(([call]) => call.endsWith('/playinfo')).length;

  it(`shows the lesson and its list before the code of the player has arrived, and contacts no other site ${BREADTH}`, async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const visit = await rig.visit(STREAM, {
      ...MEMBER,
      prepare: (page) => page.route(/\/assets\/player\..*\.js$/, (route) => released.then(() => route.continue())),
    });
    await visit.sees('香椿炒蛋');
    const current = visit.page.getByRole('complementary', { name: '课程目录' }).locator('[aria-current="page"]');
    await current.getByText('香椿炒蛋').waitFor();
    release();
    await begin(visit, 1);
    // The source of a stream is a blob that the page puts together itself.
    expect((await video(visit))?.source).to.match(/^blob:/);
    // HEAD: where the browser says that it is offline, the page asks its own site whether that is true.
    const elsewhere = visit.requests.filter(
      (request) => !/^(?:GET|HEAD) \/(?:assets|api|media|images|courses)\b/.test(request),
    );
    expect(elsewhere.filter((request) => !request.startsWith('POST /api/'))).to.deep.equal([]);
    visit.expectQuiet();
  });

  it(`requests a stream again once when it breaks in the middle, and continues at the same position ${BREADTH}`, async () => {
    let hasExpired = false;
    const visit = await rig.visit(STREAM, {
      ...MEMBER,
      prepare: (page) =>
        page.route(/\/media\/hls\/\w+-\d\.ts/, async (route) => {
          hasExpired ||= route.request().url().endsWith('-2.ts');
          if (hasExpired && playRequestCount() < 2) await route.fulfill({ status: 404, body: '' });
          else await route.continue();
        }),
    });
    await begin(visit);
    await reaches(visit, 14);
    expect(playRequestCount()).to.equal(2);
    await visit.consoleShows(/404/);
  });

  for (const control of ['the player', 'the seek bar'] as const) {
    it(`adds up arrow keys on ${control} while the address of a stream is renewed ${BREADTH}`, async () => {
      const [pressed, renewed] = [gate(), gate()];
      let hasExpired = false;
      const visit = await rig.visit(STREAM, {
        ...MEMBER,
        prepare: async (page) => {
          await page.route(/\/media\/hls\/\w+-\d\.ts/, async (route) => {
            if (!route.request().url().endsWith('-0.ts')) {
              await pressed.passed;
              hasExpired = true;
            }
            if (hasExpired && playRequestCount() < 2) await route.fulfill({ status: 404, body: '' });
            else await route.continue();
          });
          await page.route('**/playinfo', async (route) => {
            const answer = await route.fetch();
            if (playRequestCount() > 1) await page.waitForTimeout(400);
            await route.fulfill({ response: answer });
          });
          // The playlist at the new address is held back as well.
          await page.route(/master\.m3u8/, async (route) => {
            if (playRequestCount() > 1) await renewed.passed;
            await route.continue();
          });
        },
      });
      await button(visit, '播放').waitFor();
      await visit.until(() => (document.querySelector('video')?.readyState ?? 0) > 2);
      if (control === 'the player') await player(visit).focus();
      else {
        // The seek bar is there from the first play on.
        await begin(visit, 1);
        await button(visit, '播放').click();
        await stops(visit);
        await player(visit).getByRole('slider', { name: '播放进度' }).focus();
      }
      await visit.page.keyboard.press('ArrowRight');
      pressed.open();
      await until(() => playRequestCount() > 1);
      for (let press = 0; press < 5; press += 1) {
        await visit.page.keyboard.press('ArrowRight');
        await visit.page.waitForTimeout(150);
      }
      renewed.open();
      await reaches(visit, 29.5);
      expect([playRequestCount(), Math.round((await video(visit))?.at ?? 0)]).to.deep.equal([2, 30]);
      await visit.consoleShows(/404/);
    });
  }

  it('requests a file again when its address expires, and begins where the member stopped', async () => {
    const sample = await readFile('media/sample.webm');
    const half = Math.round(sample.length / 2);
    const visit = await rig.visit(FILE, {
      ...MEMBER,
      // Progress that was recorded in this browser and not sent yet.
      stored: { [STORED_KEYS.pendingProgress.name]: JSON.stringify({ 101: { 2603: 12 } }) },
      prepare: (page) =>
        page.route('**/media/sample.webm', async (route) => {
          const from = Number(/bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
          if (playRequestCount() > 1) await route.continue();
          else if (from < half) await route.fulfill(partOf(sample, from, half));
          else await route.fulfill({ status: 403, body: '' });
        }),
    });
    await until(() => playRequestCount() === 2);
    await begin(visit);
    await reaches(visit, 14);
    expect((await video(visit))?.at).to.be.lessThan(30);
    expect(journeyCalls(rig.site).find(([call]) => call === RECORD)?.[1]).to.deep.equal({ duration: 12 });
    await visit.consoleShows(/403/);
  });

  it(`waits at the same position without a network, shows why, continues by itself and reports the progress ${BREADTH}`, async () => {
    const gone = gate();
    let isBack = false;
    const visit = await rig.visit(STREAM, {
      ...MEMBER,
      prepare: async (page) => {
        await page.clock.install();
        // The player buffers twelve seconds, and no more before the network fails.
        await page.route(/\/media\/hls\/\w+-[2-9]\.ts/, async (route) => {
          await gone.passed;
          if (isBack) await route.continue();
          else await route.abort('internetdisconnected');
        });
      },
    });
    await begin(visit);
    await reaches(visit, 5);
    await visit.page.context().setOffline(true);
    gone.open();
    await visit.reads('网络已断开，恢复后将继续播放');
    const before = await video(visit);
    expect(before?.at).to.be.within(10, 13);
    await visit.page.clock.fastForward(20_000);
    await visit.reads('网络已断开，恢复后将继续播放');
    isBack = true;
    await visit.page.context().setOffline(false);
    await reaches(visit, 14);
    await visit.page.getByText('网络已断开，恢复后将继续播放').waitFor({ state: 'hidden' });
    expect([playRequestCount(), (await video(visit))?.paused]).to.deep.equal([1, false]);
    // What was played while offline, and since then.
    const records = rig.controls.pages.studyRecords;
    await until(() => (records.one(101, 26)?.watched.find(({ lessonId }) => lessonId === 2601)?.watchedS ?? 0) >= 14);
    await visit.consoleShows(/internetdisconnected|INTERNET_DISCONNECTED/);
  });

  it(`ends the double speed and the drag of the seek bar when the visitor changes the window ${BREADTH}`, async () => {
    const visit = await rig.visit(FILE, MEMBER);
    await begin(visit, 1);
    const { keyboard, mouse } = visit.page;
    const changeWindow = () => visit.page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await keyboard.down('Space');
    await visit.page.waitForFunction(() => document.querySelector('video')?.playbackRate === 2);
    await changeWindow();
    await visit.page.waitForFunction(() => document.querySelector('video')?.playbackRate === 1);
    await keyboard.up('Space');
    expect(await video(visit)).to.include({ paused: false, speed: 1 });

    const bar = player(visit).getByRole('slider', { name: '播放进度' });
    await bar.hover();
    await mouse.down();
    await changeWindow();
    const { at = 0 } = (await video(visit)) ?? {};
    // The mouse button is released in the other window, so this page never learns of it.
    await reaches(visit, at + 1.5);
    const position = Number(await bar.inputValue());
    expect(position).to.be.closeTo((await video(visit))?.at ?? 0, 1);
    visit.expectQuiet();
  });
});
