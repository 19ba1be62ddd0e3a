import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'chai';
import { Profiler } from 'react';
import sinon from 'sinon';

import { type Directory, directoryOf } from '../../../src/domain/courses/directory.js';
import { FocusKeeper } from '../../../src/ui/shared/hooks/focus-keeper.js';
import type { ServiceProps } from '../../../src/ui/shared/routing/page-loader.js';
import { LessonPage } from '../../../src/ui/lesson/lesson-page.js';
import { LessonPicker } from '../../../src/ui/lesson/lesson-picker.js';
import { aCourse, aLesson } from '../../support/courses.js';
import { aMediaQuery } from '../support/a-media-query.js';
import { inFullscreen } from '../support/in-fullscreen.js';
import { useEventsOfTheDocument } from '../support/events-of-the-document.js';
import { openPage } from '../support/open-page.js';
import { renderForMember } from '../support/render-with-site.js';
import { servicesFetched } from '../support/services-fetched.js';
import type { WorldOptions } from '../support/site-world.js';

const CHAPTERS = directoryOf(
  [
    { id: 7, title: '一' },
    { id: 8, title: '二' },
  ],
  [1, 2, 3].map((id) => ({ chapterId: id < 3 ? 7 : 8, lesson: aLesson(id) })),
);

function PageWithFocus(props: ServiceProps<'lesson'>) {
  return (
    <>
      <FocusKeeper />
      <LessonPage {...props} />
    </>
  );
}

/** Opens the second lesson of a course of two chapters; its video is being requested. */
async function open(options: WorldOptions = {}, directory: Directory = CHAPTERS) {
  const page = await openPage('lesson', PageWithFocus, { at: '/courses/video/2', ...options });
  const of = { ...aCourse().bought().watched(-1, 2).build(), directory };
  page.world.lessons.lessons.answer({ lesson: aLesson(2), course: of, access: 'open', allowsComments: true });
  await servicesFetched();
  return { ...page, user: userEvent.setup() };
}

const player = () => screen.findByRole('region', { name: '视频播放器：第2课' });
const directory = () => screen.queryByRole('complementary', { name: '课程目录' });
const openChapters = () => [...document.querySelectorAll('details')].map((chapter) => chapter.open);
const press = (key: string, init = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const stored = (world: { store: { read: (key: 'playPreferences') => string | undefined } }): unknown =>
  JSON.parse(world.store.read('playPreferences') ?? '{}');

describe('The layout of the lesson page', () => {
  useEventsOfTheDocument();
  let isWideScreen = true;
  beforeEach(() => {
    isWideScreen = true;
    sinon.replace(window, 'matchMedia', (query) => aMediaQuery(isWideScreen && query.includes('width >= 62em')));
  });
  afterEach(() => {
    cleanup();
    sinon.restore();
  });
  before(async function () {
    this.timeout(60_000);
    await Promise.all([
      import('../../../src/ui/lesson/player/video-player.js'),
      import('../../../src/domain/lesson/key-sheet.strings.js'),
      import('../../../src/ui/lesson/lesson-picker.js'),
    ]);
  });

  it('says the state of a lesson with an icon that has a name', async () => {
    await open();
    const names = within(directory() ?? expect.fail('no directory'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).to.deep.equal(['1第1课已学完10:00', '2第2课已学 10%10:00', '3第3课10:00']);
    expect(directory()?.querySelector('[aria-current=page]')?.textContent).to.match(/^2第2课/);
  });

  describe('with the picker of a narrow screen', () => {
    const LONG = directoryOf(
      [7, 8].map((id) => ({ id, title: `第${id}章` })),
      Array.from({ length: 40 }, (_, index) => ({ chapterId: index < 20 ? 7 : 8, lesson: aLesson(index + 1) })),
    );
    const row = () => screen.queryByRole('button', { name: /^选集/ });
    const titles = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const pick = async (directory = CHAPTERS) => {
      isWideScreen = false;
      const page = await open({}, directory);
      await page.user.click(row() ?? expect.fail('no row'));
      await screen.findByRole('dialog');
      return page;
    };

    it('says in one row where the lesson is, and has the list in a dialog that a choice closes', async () => {
      const { user } = await pick();
      expect([row()?.textContent, directory()]).to.deep.equal(['选集2/3一', null]);
      expect([titles().length, openChapters()]).to.deep.equal([3, [true, true]]);
      expect(screen.queryByRole('searchbox'), 'for three lessons').to.equal(null);
      await user.click(screen.getByRole('link', { name: /^1第1课/ }));
      expect(screen.queryByRole('dialog')).to.equal(null);
    });

    it('leaves the unfinished lessons, and says when there are none', async () => {
      const { user } = await pick();
      const unfinished = screen.getByRole('button', { name: '未学完' });
      await user.click(unfinished);
      expect([unfinished.ariaPressed, titles()]).to.deep.equal(['true', ['/courses/video/2', '/courses/video/3']]);
      expect(within(screen.getByRole('dialog')).getByRole('status').textContent).to.equal('找到 2 课时');
      await user.click(unfinished);
      expect(titles().length).to.equal(3);
    });

    it('opens only the chapter of the lesson in a long course, and finds lessons in all of them', async () => {
      const { user } = await pick(LONG);
      expect(openChapters()).to.deep.equal([true, false]);
      const field = screen.getByRole('searchbox', { name: '查找课时' });
      await user.type(field, '39');
      expect([titles(), openChapters()]).to.deep.equal([['/courses/video/39'], [true]]);
      await user.type(field, 'x');
      expect(within(screen.getByRole('dialog')).getByRole('status').textContent).to.equal('没有找到相关课时');
      await user.clear(field);
      expect(openChapters()).to.deep.equal([true, false]);
    });

    it('draws the rows near the current lesson first, also of the unfinished lessons of a long course', async () => {
      const many = aCourse()
        .bought()
        .withLessons(...Array.from({ length: 300 }, (_, index) => index + 1));
      const drawn: number[] = [];
      const count = () => drawn.push(document.querySelectorAll('.lesson__title').length);
      const { user } = renderForMember(
        <Profiler id="picker" onRender={count}>
          <LessonPicker course={many.build()} lessonId={200} />
        </Profiler>,
      );
      expect(drawn.at(-1), 'the part with the current lesson').to.equal(20);
      await user.click(screen.getByRole('button', { name: '未学完' }));
      expect(drawn.filter((rows) => rows > 20)).to.deep.equal([100, 300]);
    });

    it('gives lessons and chapters without a title a name, and has no row in a course without lessons', async () => {
      const nameless = [1, 2].map((id) => ({ chapterId: 7, lesson: aLesson(id, { title: '' }) }));
      const { unmount } = await pick(directoryOf([{ id: 7, title: '' }], nameless));
      expect(screen.getByRole('heading', { level: 3 }).textContent).to.equal('第 1–2 课时');
      expect(screen.getByRole('link', { name: /第 1 课时/ })).to.exist;
      unmount();
      await open({}, directoryOf([{ id: 7, title: '一' }], []));
      expect(row()).to.equal(null);
    });
  });

  it('opens all chapters beside the video, where a long course can be searched', async () => {
    const { unmount } = await open();
    expect([openChapters(), screen.queryByRole('button', { name: '查找课时' })]).to.deep.equal([[true, true], null]);
    unmount();
    const many = Array.from({ length: 31 }, (_, index) => aLesson(index + 1));
    const { user } = await open({}, { kind: 'flat', lessons: many });
    await user.click(screen.getByRole('button', { name: '查找课时' }));
    const field = await screen.findByRole('searchbox', { name: '查找课时' });
    expect(document.activeElement).to.equal(field);
  });

  it('changes to wide mode and back with the key t in the player, and stores that', async () => {
    const { world } = await open();
    const region = await player();
    act(() => region.focus());
    press('t');
    expect([directory(), document.querySelector('.lesson-layout--wide') !== null]).to.deep.equal([null, true]);
    expect(stored(world)).to.include({ wide: true });
    press('T');
    expect([directory() !== null, document.querySelector('.lesson-layout--wide')]).to.deep.equal([true, null]);
    expect(stored(world)).to.include({ wide: false });
  });

  it('ignores the key t in fullscreen, where the page is not visible, and leaves fullscreen for the keys behind ?', async () => {
    const { world } = await open();
    const region = await player();
    act(() => region.focus());
    const leave = inFullscreen(region);
    press('t');
    expect([world.store.read('playPreferences'), leave.callCount]).to.deep.equal([undefined, 0]);
    press('?', { shiftKey: true });
    expect(screen.queryByRole('dialog'), 'behind the video').to.equal(null);
    await screen.findByRole('dialog', { name: '快捷键' });
    expect(leave.callCount).to.equal(1);
    press('t');
    expect(world.store.read('playPreferences'), 'with a dialog open').to.equal(undefined);
  });

  it('has no wide mode on a narrow screen', async () => {
    isWideScreen = false;
    const { world } = await open({ stored: { playPreferences: '{"wide":true}' } });
    expect([directory(), document.querySelector('.lesson-layout--wide')]).to.deep.equal([null, null]);
    screen.getByRole('main').focus();
    press('t');
    expect(stored(world)).to.deep.equal({ wide: true });
  });

  it('opens the directory as a drawer in wide mode: the focus goes in, and back when Escape or 关闭 closes it', async () => {
    const { user } = await open({ stored: { playPreferences: '{"wide":true}' } });
    const opener = screen.getByRole('button', { name: '目录' });
    for (const close of [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: '关闭' })),
    ]) {
      expect([directory(), opener.ariaExpanded]).to.deep.equal([null, 'false']);
      await user.click(opener);
      await screen.findByRole('complementary', { name: '课程目录' });
      expect([document.activeElement, opener.ariaExpanded]).to.deep.equal([directory(), 'true']);
      expect(openChapters()).to.deep.equal([true, true]);
      await close();
      await servicesFetched();
      expect(document.activeElement).to.equal(opener);
    }
    await user.click(opener);
    await user.click(opener);
    expect(directory(), 'a second press on 目录').to.equal(null);
  });

  it('leaves the drawer open for an Escape of an input method, and closes it when the visitor turns elsewhere', async () => {
    const { user } = await open({ stored: { playPreferences: '{"wide":true}' } });
    await user.click(screen.getByRole('button', { name: '目录' }));
    await screen.findByRole('complementary', { name: '课程目录' });
    press('Escape', { isComposing: true });
    expect(directory()).not.to.equal(null);
    fireEvent.pointerDown(document.body);
    expect(directory()).to.equal(null);
    await user.click(screen.getByRole('button', { name: '目录' }));
    await screen.findByRole('complementary', { name: '课程目录' });
    act(() => screen.getByRole('link', { name: '课程' }).focus());
    expect(directory()).to.equal(null);
  });

  it('opens the keys by a button, too', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '快捷键' }));
    expect(await screen.findByRole('dialog', { name: '快捷键' })).not.to.equal(null);
  });
});
