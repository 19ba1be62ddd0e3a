import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { OPEN_COMMENTS } from '../../../src/domain/comments/comment.js';
import { directoryOf } from '../../../src/domain/courses/directory.js';
import { LessonPage } from '../../../src/ui/lesson/lesson-page.js';
import { Header } from '../../../src/ui/shared/header/header.js';
import type { ServiceProps } from '../../../src/ui/shared/routing/page-loader.js';
import { aCourse, aLesson } from '../../support/courses.js';
import { aMediaQuery } from '../support/a-media-query.js';
import { useEventsOfTheDocument } from '../support/events-of-the-document.js';
import { type OpenedPage, openPage } from '../support/open-page.js';
import { servicesFetched } from '../support/services-fetched.js';

function PageWithHeader(props: ServiceProps<'lesson'>) {
  return (
    <>
      <Header />
      <LessonPage {...props} />
    </>
  );
}

let page: OpenedPage;
let enterFullscreen: sinon.SinonSpy;

/** Opens the second of three lessons, whose video of ten minutes is at 05:00; the player has the focus. */
async function open(): Promise<void> {
  page = await openPage('lesson', PageWithHeader, {
    at: '/courses/video/2',
    stored: { playPreferences: '{"volume":0.5}' },
  });
  const { world } = page;
  const directory = directoryOf(
    [{ id: 7, title: '一' }],
    [1, 2, 3].map((id) => ({ chapterId: 7, lesson: aLesson(id) })),
  );
  const course = { ...aCourse().bought().build(), directory };
  world.lessons.lessons.answer({ lesson: aLesson(2), course, access: 'open', allowsComments: true });
  await servicesFetched();
  const source = { kind: 'file', url: 'https://videos.example/a.mp4' } as const;
  world.lessons.sources.answer({ kind: 'video', qualities: [{ key: 'a', label: '默认', source }] });
  await waitFor(() => expect(world.comments.lists.waiting).to.equal(1));
  world.comments.lists.answer({ style: OPEN_COMMENTS, comments: [], total: 0 });
  await servicesFetched();
  world.pass(2000);
  seek(300);
  await servicesFetched();
  act(() => player().focus());
}

const player = () => screen.getByRole('region', { name: /^视频播放器/ });
const video = () => player().querySelector('video') ?? expect.fail('no video');
const seconds = () => page.world.playback.state$.value.positionS;
const repeated = () => screen.queryByText(/^循环/)?.textContent;
function seek(to: number): void {
  act(() => page.world.playback.seek(to));
  page.world.pass(200);
}

const CODES: Readonly<Record<string, string>> = {
  空格: ' ',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
};

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Presses what is printed in the sheet, where the focus is. Whether the browser is kept from using the key itself. */
async function press(printed: string, init: KeyboardEventInit = {}): Promise<boolean> {
  const parts = printed.split('+');
  const key = parts.at(-1) ?? '';
  const event = { key: CODES[key] ?? key, shiftKey: parts[0] === 'Shift', ctrlKey: parts[0] === 'Ctrl', ...init };
  const isKept = !fireEvent.keyDown(document.activeElement ?? document.body, event);
  fireEvent.keyUp(document.activeElement ?? document.body, event);
  page.world.pass(200);
  await servicesFetched();
  return isKept;
}

/** The rows of the sheet: sentences, and keys as they are printed. */
async function readSheet(): Promise<ReadonlyMap<string, readonly string[]>> {
  await press('?');
  const rows = within(await screen.findByRole('dialog', { name: '快捷键' }))
    .getAllByRole('row')
    .slice(1);
  const keysOf = (row: HTMLElement) => [...row.querySelectorAll('.key-sheet__together')];
  const read = rows.map((row) => {
    const keys = keysOf(row).flatMap(({ textContent }) => (textContent === '0–9' ? DIGITS : [textContent]));
    return [row.lastElementChild?.textContent ?? '', keys] as const;
  });
  await page.user.keyboard('{Escape}');
  await servicesFetched();
  return new Map(read);
}

interface Promised {
  /** Before the press. */
  readonly prepare?: () => unknown;
  /** What is seen after each key of the row, in their order. */
  readonly see: () => unknown;
  readonly seen: readonly unknown[];
}

/** What the sheet says, and what has to be seen then. */
const PROMISED: Readonly<Record<string, Promised>> = {
  '播放、暂停；按住时 2 倍速': {
    see: () => {
      fireEvent.keyDown(player(), { key: ' ' });
      page.world.pass(500);
      return [page.world.playback.state$.value.phase, video().playbackRate];
    },
    seen: [['playing', 2]],
  },
  '后退、前进 5 秒': { prepare: () => seek(300), see: seconds, seen: [295, 305] },
  '后退、前进 10 秒': { prepare: () => seek(300), see: seconds, seen: [290, 310] },
  '跳到全长的 0%～90%': { see: seconds, seen: [0, 60, 120, 180, 240, 300, 360, 420, 480, 540] },
  '减速、加速': { see: () => video().playbackRate, seen: [0.75, 1] },
  '循环播放一段：起点、终点': {
    see: () => {
      const notice = repeated();
      seek(310);
      return notice;
    },
    seen: ['循环起点 05:00，按 ] 设置终点', '循环 05:00–05:10'],
  },
  '调高、调低音量': { see: () => video().volume, seen: [0.55, 0.5] },
  静音: { see: () => video().muted, seen: [true] },
  全屏: {
    see: () => enterFullscreen.thisValues.map((element: Element) => element.className),
    seen: [['page column lesson-page']],
  },
  宽屏模式: { see: () => document.querySelector('.lesson-layout--wide') !== null, seen: [true] },
  '上一节、下一节': {
    prepare: async () => {
      cleanup();
      await open();
    },
    see: () => page.world.navigator.location$.value.path,
    seen: ['/courses/video/1', '/courses/video/3'],
  },
  记一笔: {
    see: () =>
      waitFor(
        () => void expect(screen.getByRole('textbox', { name: '05:00 的笔记' })).to.equal(document.activeElement),
      ),
    seen: [undefined],
  },
  发布评论: {
    prepare: () => page.user.type(screen.getByRole('textbox', { name: '写评论' }), '很好很好很好'),
    see: () => page.world.comments.written.map(({ text }) => text),
    seen: [['很好很好很好']],
  },
  搜索: { see: () => document.activeElement === screen.getByRole('searchbox', { name: '搜索' }), seen: [true] },
  打开快捷键: { see: async () => (await screen.findByRole('dialog', { name: '快捷键' })).isConnected, seen: [true] },
};

describe('The keys of the lesson page', () => {
  useEventsOfTheDocument();
  let sheet: ReadonlyMap<string, readonly string[]>;

  before(async function () {
    this.timeout(60_000);
    await Promise.all([
      import('../../../src/ui/lesson/player/video-player.js'),
      import('../../../src/domain/lesson/key-sheet.strings.js'),
      import('../../../src/ui/notes/lesson-notes.js'),
    ]);
    await open();
    sheet = await readSheet();
    expect(document.activeElement, 'has the focus again').to.equal(player());
    cleanup();
  });
  beforeEach(async () => {
    sinon.replace(window, 'matchMedia', (query) => aMediaQuery(query.includes('width >= 62em')));
    enterFullscreen = sinon.fake.resolves(undefined);
    Object.assign(Element.prototype, { requestFullscreen: enterFullscreen });
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
    await open();
  });
  afterEach(() => {
    cleanup();
    sinon.restore();
    Reflect.deleteProperty(document, 'fullscreenEnabled');
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });

  for (const [sentence, { prepare, see, seen }] of Object.entries(PROMISED))
    it(`do what their sheet says: ${sentence}`, async () => {
      const effects: unknown[] = [];
      for (const key of sheet.get(sentence) ?? []) {
        await prepare?.();
        await press(key);
        effects.push(await see());
      }
      expect(effects).to.deep.equal(seen);
    });

  it('have no sentence that nothing proves', () => {
    expect([...sheet.keys()]).to.have.members(Object.keys(PROMISED));
  });

  it('act once while they are held down, but those that move or change by a step', async () => {
    const goOn: string[] = [];
    for (const key of [...sheet.values()].flat()) if (await press(key, { repeat: true })) goOn.push(key);
    expect(goOn).to.deep.equal(['空格', '←', '→', 'j', 'l', '<', '>', '↑', '↓']);
    expect(page.world.playback.state$.value.phase, 'the space bar').to.equal('paused');
  });
});
