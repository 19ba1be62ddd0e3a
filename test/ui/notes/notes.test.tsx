import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { TOAST_QUEUE } from '../../../src/application/site/toast-queue.js';
import type { PlaySources } from '../../../src/domain/lesson/play-sources.js';
import type { LessonDetail } from '../../../src/domain/lesson/lesson-page.js';
import { readNote, writeNote } from '../../../src/domain/notes/note.js';
import { LessonPage } from '../../../src/ui/lesson/lesson-page.js';
import { aCourse, aLesson } from '../../support/courses.js';
import { aMember } from '../../support/sessions.js';
import type { RuntimeSettings } from '../../../src/domain/site/system-config.js';
import { aUser } from '../../support/dom/a-user.js';
import { inFullscreen } from '../support/in-fullscreen.js';
import { useEventsOfTheDocument } from '../support/events-of-the-document.js';
import { openPage } from '../support/open-page.js';
import { servicesFetched } from '../support/services-fetched.js';

const VIDEO: PlaySources = {
  kind: 'video',
  qualities: [{ key: 'a', label: '默认', source: { kind: 'file', url: 'https://videos.example/a.mp4' } }],
};
const LESSON: LessonDetail = {
  lesson: aLesson(2),
  course: aCourse().bought().build(),
  access: 'open',
  allowsComments: true,
};

/** Opens a lesson whose video is at 05:15, with notes of the member (7) and of another one. */
async function open({
  at = '/courses/video/2',
  video = VIDEO,
  notes = {},
  settings = {},
}: {
  readonly at?: string;
  readonly settings?: Partial<RuntimeSettings>;
  readonly video?: PlaySources;
  readonly notes?: Readonly<Record<string, Partial<Parameters<typeof writeNote>[0]>>>;
} = {}) {
  const page = { ...(await openPage('lesson', LessonPage, { at, settings, as: aMember().withId(7) })), user: aUser() };
  const { world } = page;
  const plain = { lessonId: 2, lessonTitle: '第2课', atS: 20, text: '要点', writtenAt: 1 };
  for (const [id, changes] of Object.entries(notes)) world.notes.write(id, writeNote({ ...plain, ...changes }));
  world.lessons.lessons.answer(LESSON);
  await servicesFetched();
  world.lessons.sources.answer(video);
  await servicesFetched();
  world.pass(1000);
  act(() => world.playback.seek(315.7));
  world.pass(1000);
  await servicesFetched();
  return page;
}

/** The field, once it has the focus. */
async function field(): Promise<HTMLTextAreaElement> {
  const found = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /的笔记$/ });
  await waitFor(() => expect(document.activeElement).to.equal(found));
  return found;
}
const noField = () => waitFor(() => expect(screen.queryByRole('textbox', { name: /的笔记$/ })).to.equal(null));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const panel = () => screen.findByText(/^笔记只保存在这台设备上/);

describe('Notes on the lesson page', () => {
  useEventsOfTheDocument();
  afterEach(cleanup);
  afterEach(() => sinon.restore());
  before(async function () {
    this.timeout(60_000);
    await import('../../../src/ui/lesson/player/video-player.js');
    await import('../../../src/ui/notes/lesson-notes.js');
  });

  it('are begun by the key n at the second of the video, and saved with Enter', async () => {
    const { user, world } = await open();
    await user.keyboard('n');
    const typed = await field();
    expect([screen.getByLabelText('05:15 的笔记'), document.activeElement]).to.deep.equal([typed, typed]);
    await user.keyboard('第一行{Shift>}{Enter}{/Shift}第二行{Enter}');
    await noField();
    const [id = ''] = world.notes.ids();
    expect(readNote(id, world.notes.read(id))).to.include({ lessonId: 2, atS: 315, text: '第一行\n第二行' });
  });

  it('are written over the video in fullscreen, and go on under it when the browser leaves fullscreen', async () => {
    const { user } = await open();
    const player = screen.getByRole('region', { name: /^视频播放器/ });
    const fullscreenChanges = () => act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    const leave = inFullscreen(player);
    const scroll = sinon.stub(window, 'scrollTo');
    sinon.stub(Element.prototype, 'getBoundingClientRect').returns(new DOMRect(0, 0, 100, 5000));
    try {
      fullscreenChanges();
      await user.keyboard('n');
      const over = await field();
      expect(screen.getByLabelText('05:15 的笔记')).to.equal(over);
      expect([player.contains(over), leave.callCount, scroll.callCount]).to.deep.equal([true, 0, 0]);
      await user.keyboard('写 t 一半');
    } finally {
      Reflect.deleteProperty(document, 'fullscreenElement');
    }
    fullscreenChanges();
    const under = await field();
    expect([player.contains(under), under.value, scroll.called]).to.deep.equal([false, '写 t 一半', true]);
  });

  it('come after the video: their code is not fetched while the visitor waits for it', async () => {
    const { world } = await openPage('lesson', LessonPage, { at: '/courses/video/2', as: aMember().withId(7) });
    world.playback.videos = () => ({ durationS: 600, isSilent: true });
    world.notes.write('7.5.a', writeNote({ lessonId: 2, lessonTitle: '', atS: 20, text: '要点', writtenAt: 1 }));
    world.lessons.lessons.answer(LESSON);
    await servicesFetched();
    world.lessons.sources.answer(VIDEO);
    await servicesFetched();
    act(() => {
      world.playback.play();
    });
    world.pass(5000);
    await servicesFetched();
    expect(screen.getByRole('link', { name: /^我的笔记/ }).textContent).to.equal('我的笔记');
    world.pass(30_000);
    await servicesFetched();
    await screen.findByRole('link', { name: '我的笔记 1' });
  });

  it('are said to be saved beside the title, and counted in their tab', async () => {
    const { user, world } = await open({ notes: { '7.5.a': {}, '7.5.b': { lessonId: 3 } } });
    world.pass(2000);
    await servicesFetched();
    await screen.findByRole('link', { name: '我的笔记 1' });
    await user.keyboard('n');
    await field();
    await user.keyboard('要点{Enter}');
    await noField();
    expect(screen.getByText(/^已保存 05:15/).parentElement?.textContent).to.equal('已保存 05:15 · 查看');
    await user.click(screen.getByRole('link', { name: '查看' }));
    expect(world.navigator.location$.value.query).to.equal('?tab=6');
    expect(screen.getByRole('link', { name: '我的笔记 2' })).not.to.equal(null);
    await user.click(button('记一笔'));
    await field();
    expect(screen.queryByText(/^已保存 05:15/)).to.equal(null);
  });

  it('follow each other with 下一条', async () => {
    const { user, world } = await open({ at: '/courses/video/2?tab=6', notes: { '7.5.a': {}, '7.5.b': { atS: 400 } } });
    await panel();
    const seek = sinon.spy(world.playback, 'seek');
    const next = async () => {
      await user.click(button('下一条'));
      world.pass(1000);
    };
    await next();
    await next();
    expect(seek.args.flat()).to.deep.equal([400, 20]);
    expect(document.querySelector('[data-current]')?.textContent).to.contain('00:20');
  });

  it('are begun with caps lock too; the key n leads back to the open field', async () => {
    const { user, world } = await open();
    await user.keyboard('N');
    await field();
    await user.keyboard('半句');
    act(() => screen.getByRole('region', { name: /^视频播放器/ }).focus());
    await user.keyboard('n');
    await user.keyboard('话');
    expect((await field()).value).to.equal('半句话');
    expect(world.notes.ids()).to.deep.equal([]);
  });

  it('stay in the field, with the reason, where the storage refuses them, and are not reported as saved', async () => {
    const page = await open();
    page.world.notes.isFull = true;
    await page.user.click(button('记一笔'));
    await field();
    await page.user.keyboard('不能丢的话{Control>}{Enter}{/Control}');
    const typed = await field();
    expect([typed.value, typed.getAttribute('aria-invalid')]).to.deep.equal(['不能丢的话', 'true']);
    expect(screen.getByText(/^没有保存：浏览器的存储空间已满/)).not.to.equal(null);
    expect(screen.queryByText(/^已保存/)).to.equal(null);
    page.world.notes.isFull = false;
    await page.user.click(button('保存'));
    await noField();
    expect(page.world.notes.ids()).to.have.length(1);
  });

  for (const press of ['Escape', 'Back'])
    it(`return to the field as they were typed, with their second, when it is closed by ${press}`, async () => {
      const { user, world } = await open();
      await user.click(button('记一笔'));
      await field();
      await user.keyboard('写到一半');
      if (press === 'Escape') await user.keyboard('{Escape}');
      else act(() => world.navigator.pressBack());
      await noField();
      expect(world.navigator.journeys).to.deep.equal([]);
      act(() => world.playback.seek(30));
      world.pass(1000);
      await user.click(button('记一笔'));
      expect((await field()).value).to.equal('写到一半');
      expect(screen.getByLabelText('05:15 的笔记')).not.to.equal(null);
      await user.click(button('取消'));
      await noField();
      await user.click(button('记一笔'));
      expect((await field()).value).to.equal('');
    });

  it('are listed for the lesson and the course, of this member alone, as text', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { user } = await open({
      at: '/courses/video/2?tab=6',
      notes: {
        '7.5.a': { text: markup },
        '7.5.b': { lessonId: 3, text: '别的课时' },
        '8.5.c': { text: '别人的' },
        '7.6.d': {},
      },
    });
    await panel();
    const list = () => within(screen.getByRole('region', { name: '我的笔记' }));
    expect(list().getAllByRole('listitem').length).to.equal(1);
    expect(list().getByText(markup).tagName).to.equal('SPAN');
    await user.click(button('整门课程'));
    expect(
      list()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).to.deep.equal(['第2课', '第3课']);
    expect(list().getByText('别的课时').tagName).to.equal('SPAN');
    expect(document.body.textContent).not.to.contain('别人的');
    expect(
      list()
        .getByRole('link', { name: /^跳到 00:20，第2课/ })
        .getAttribute('href'),
    ).to.equal('/courses/video/3?tab=6&t=20');
  });

  it('lead to their second', async () => {
    const { user, world } = await open({ at: '/courses/video/2?tab=6', notes: { '7.5.a': {} } });
    await panel();
    const seek = sinon.spy(world.playback, 'seek');
    await user.click(button('跳到 00:20'));
    world.pass(1000);
    expect([seek.args[0], world.playback.state$.value.phase]).to.deep.equal([[20], 'playing']);
  });

  it('can be edited, deleted and brought back', async () => {
    const { user, world } = await open({ at: '/courses/video/2?tab=6', notes: { '7.5.a': {} } });
    await panel();
    await user.click(button('编辑 00:20 的笔记'));
    await user.clear(await field());
    await user.keyboard('改过了{Enter}');
    await noField();
    expect(screen.getByText('改过了').tagName).to.equal('SPAN');
    await user.click(button('删除 00:20 的笔记'));
    expect([world.notes.ids(), document.activeElement]).to.deep.equal([[], button('撤销')]);
    await user.click(button('撤销'));
    expect([screen.getByText('改过了').tagName, world.notes.ids().length]).to.deep.equal(['SPAN', 1]);
  });

  it('stay in their field where another tab deletes them, and both texts stay where it edits them', async () => {
    const { user, world } = await open({ at: '/courses/video/2?tab=6', notes: { '7.5.a': {} } });
    await panel();
    await user.click(button('编辑 00:20 的笔记'));
    await user.clear(await field());
    await user.keyboard('我的版本');
    const other = world.notes.openTab();
    act(() => {
      other.write('7.5.b', writeNote({ lessonId: 2, lessonTitle: '', atS: 20, text: '另一页的版本', writtenAt: 1 }));
      other.erase('7.5.a');
    });
    expect((await field()).value).to.equal('我的版本');
    await user.keyboard('{Enter}');
    await noField();
    expect([screen.getByText('我的版本').tagName, screen.getByText('另一页的版本').tagName]).to.deep.equal([
      'SPAN',
      'SPAN',
    ]);
  });

  it('are removed from the device after a question, those of other members excepted', async () => {
    const { user, world } = await open({
      at: '/courses/video/2?tab=6',
      notes: { '7.5.a': {}, '7.5.d': {}, '7.9.b': {}, '8.5.c': {} },
    });
    await panel();
    await user.click(screen.getAllByRole('button', { name: /^删除/ })[0] ?? document.body);
    expect(button('撤销')).not.to.equal(null);
    await user.click(button('清除本机笔记'));
    expect(screen.getByRole('group', { name: /所有课程的 2 条笔记/ })).not.to.equal(null);
    expect(document.activeElement).to.equal(button('取消'));
    await user.click(button('确定清除'));
    expect(world.notes.ids()).to.deep.equal(['8.5.c']);
    expect(screen.queryByRole('button', { name: '撤销' }), 'nothing comes back').to.equal(null);
  });

  it('are exported as a Markdown file, and printed without the page around them', async () => {
    const { user } = await open({ at: '/courses/video/2?tab=6', notes: { '7.5.a': {} } });
    await panel();
    const files: Blob[] = [];
    sinon.replace(URL, 'createObjectURL', (file) => `blob:${files.push(file as Blob)}`);
    sinon.replace(URL, 'revokeObjectURL', () => undefined);
    const clicked = sinon.stub(HTMLAnchorElement.prototype, 'click');
    await user.click(button('导出'));
    expect(clicked.thisValues.map((link: HTMLAnchorElement) => link.download)).to.deep.equal(['课程 笔记.md']);
    expect(await files[0]?.text()).to.equal(
      [
        ...[
          '# [课程](https://site.example/courses/detail/5)',
          '',
          '## [第2课](https://site.example/courses/video/2)',
          '',
        ],
        ...['- [00:20](https://site.example/courses/video/2?t=20 "1970-01-01T00:00:00.001Z") 要点', ''],
      ].join('\n'),
    );
    const print = sinon.stub(window, 'print');
    await user.click(button('打印'));
    expect([print.callCount, document.querySelectorAll('[data-printed] .note').length]).to.deep.equal([1, 1]);
    window.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('[data-printed]')).to.equal(null);
  });

  it('are copied inside an app, which saves no files, and have no button there that prints', async () => {
    const { user } = await open({
      at: '/courses/video/2?tab=6',
      notes: { '7.5.a': {} },
      settings: { isInApp: true },
    });
    await panel();
    await user.click(button('导出'));
    expect(await navigator.clipboard.readText()).to.contain('要点');
    expect(screen.queryByRole('button', { name: '打印' })).to.equal(null);
  });

  it('have no button where the lesson has no video, but a list', async () => {
    await open({ at: '/courses/video/2?tab=6', video: { kind: 'none' } });
    await panel();
    expect(screen.queryByRole('button', { name: '记一笔' })).to.equal(null);
    expect(screen.getByText(/^还没有笔记/)).not.to.equal(null);
  });
});

describe('The share button of a lesson', () => {
  useEventsOfTheDocument();
  afterEach(cleanup);

  it('copies the second that is being played', async () => {
    const { user, world } = await open();
    await user.click(button('分享'));
    expect(await navigator.clipboard.readText()).to.equal('https://site.example/courses/video/2?t=315');
    await waitFor(() =>
      expect(world.resolve(TOAST_QUEUE).toasts$.value.map(({ text }) => text)).to.deep.equal(['已复制，从 05:15 开始']),
    );
  });
});
