import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { TOAST_QUEUE } from '../../../src/application/site/toast-queue.js';
import { writeNote } from '../../../src/domain/notes/note.js';
import type { RuntimeSettings } from '../../../src/domain/site/system-config.js';
import { MemberNotesPage } from '../../../src/ui/notes/member-notes-page.js';
import { aMember } from '../../support/sessions.js';
import { aUser } from '../../support/dom/a-user.js';
import { useEventsOfTheDocument } from '../support/events-of-the-document.js';
import { openPage } from '../support/open-page.js';
import { servicesFetched } from '../support/services-fetched.js';

const NOTE = { courseTitle: '微积分', lessonId: 2, lessonTitle: '第2课', atS: 20, text: '要点', writtenAt: 1 };
const FILE = [
  ...['# [微积分](https://old.example/courses/detail/5)', '', '## [第2课](https://old.example/courses/video/2)', ''],
  ...[
    '- [00:20](https://old.example/courses/video/2?t=20) 要点',
    '- [00:30](https://old.example/courses/video/2?t=30) 新',
  ],
].join('\n');

interface OpenOptions {
  readonly at?: string;
  readonly isForbidden?: boolean;
  readonly settings?: Partial<RuntimeSettings>;
}

/** Opens the page of the member 7 with notes under these ids. */
async function open(
  notes: Readonly<Record<string, Partial<typeof NOTE>>> = {},
  { at = '/member/notes', isForbidden = false, settings = {} }: OpenOptions = {},
) {
  const page = await openPage('notes', MemberNotesPage, {
    at,
    settings,
    as: aMember().withId(7),
    prepare: (world) => {
      for (const [id, changes] of Object.entries(notes)) world.notes.write(id, writeNote({ ...NOTE, ...changes }));
      world.notes.isForbidden = isForbidden;
    },
  });
  return { ...page, user: aUser() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const choose = async (...parts: BlobPart[]) => {
  const input = document.querySelector('input[type=file]') ?? expect.fail('no input');
  fireEvent.change(input, { target: { files: [new File(parts, 'x.md')] } });
  await servicesFetched();
  await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
};
const SOME = { '7.5.a': {}, '7.6.b': { courseTitle: '', text: '别的课', writtenAt: 9 }, '8.5.c': { text: '别人的' } };

describe('The page 我的笔记', () => {
  useEventsOfTheDocument();
  afterEach(() => {
    cleanup();
    sinon.restore();
  });

  it('lists the notes of the member about all courses, with the way to course and second', async () => {
    await open(SOME);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).to.deep.equal(['笔记列表', '课程 6', '微积分']);
    expect(screen.getByText('共 2 条').getAttribute('role')).to.equal('status');
    const course = within(screen.getByRole('region', { name: '微积分' }));
    const addresses = course.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).to.deep.equal(['/courses/detail/5', '/courses/video/2?tab=6&t=20']);
    expect(document.body.textContent).not.to.contain('别人的');
  });

  it('narrows the list while the visitor types, and writes the address when they pause', async () => {
    const { user, world, go } = await open(SOME);
    await user.type(screen.getByRole('searchbox', { name: '搜索笔记' }), '微积分');
    expect([screen.getByText('找到 1 条').tagName, world.navigator.location$.value.query]).to.deep.equal(['P', '']);
    act(() => world.pass(500));
    expect(world.navigator.location$.value.query).to.equal(`?q=${encodeURIComponent('微积分')}`);
    await user.type(screen.getByRole('searchbox'), ' x');
    await user.click(button('清除搜索'));
    expect(screen.getByText('共 2 条')).not.to.equal(null);
    await go('/member/notes?q=%E5%88%AB');
    expect(rows()).to.have.length(1);
    expect(screen.getByText('别').tagName).to.equal('MARK');
  });

  it('searches a keyword of more than 100 characters as what of it fits into the address, on every page', async () => {
    const text = 'a'.repeat(100);
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`7.5.${String(index)}`, { text }]));
    const { world, go } = await open(many);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: `${text} ${'b'.repeat(20)}` } });
    act(() => world.pass(500));
    expect(screen.getByText('找到 60 条').tagName).to.equal('P');
    const second = screen.getByRole('link', { name: /第 ?2 ?页|^2$/ }).getAttribute('href') ?? '';
    expect(second).to.equal(`/member/notes?q=${text}&page=2`);
    await go(second);
    act(() => world.pass(5000));
    expect(world.navigator.location$.value.query).to.equal(`?q=${text}&page=2`);
    expect(rows().filter((row) => row.includes(text))).to.have.length(10);
  });

  it('has pages of 50, and a way back from one that it does not have', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 120 }, (_, index) => [`7.5.${String(index)}`, { atS: index }]),
    );
    const { go } = await open(many, { at: '/member/notes?page=3' });
    expect(rows().filter((row) => row.includes('要点'))).to.have.length(20);
    await go('/member/notes?page=9');
    expect(screen.getByRole('link', { name: '去最后一页' }).getAttribute('href')).to.equal('/member/notes?page=3');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(
      rows().filter((row) => row.includes('要点')),
      'on paper',
    ).to.have.length(120);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('says why it is empty: nothing written, or a storage that is forbidden', async () => {
    await open();
    expect(screen.getByRole('link', { name: '去学习' }).getAttribute('href')).to.equal('/study-center');
    cleanup();
    await open({}, { isForbidden: true });
    expect(screen.getByText(/^浏览器禁止本站保存数据/)).not.to.equal(null);
  });

  it('edits, deletes and brings back', async () => {
    const { user, world } = await open({ '7.5.a': {} });
    await user.click(button('编辑 00:20 的笔记'));
    await user.clear(screen.getByRole('textbox', { name: /的笔记$/ }));
    await user.keyboard('改过了{Enter}');
    expect(screen.getByText('改过了').tagName).to.equal('SPAN');
    await user.click(button('删除 00:20 的笔记'));
    expect([world.notes.ids(), document.activeElement]).to.deep.equal([[], button('撤销')]);
    await user.click(button('撤销'));
    expect(screen.getByText('改过了').tagName).to.equal('SPAN');
  });

  it('exports all notes or those of a course', async () => {
    const { user } = await open(SOME);
    const files: Blob[] = [];
    sinon.replace(URL, 'createObjectURL', (file) => `blob:${String(files.push(file as Blob))}`);
    sinon.replace(URL, 'revokeObjectURL', () => undefined);
    const clicked = sinon.stub(HTMLAnchorElement.prototype, 'click');
    await user.click(button('导出全部'));
    await user.click(button('导出 微积分'));
    expect(clicked.thisValues.map((link: HTMLAnchorElement) => link.download)).to.deep.equal([
      '笔记.md',
      '微积分 笔记.md',
    ]);
    const texts = await Promise.all(files.map((file) => file.text()));
    expect(texts.map((text) => [text.includes('别的课'), text.includes('要点')])).to.deep.equal([
      [true, true],
      [false, true],
    ]);
  });

  it('prints the notes, but inside an app, where pressing the button would do nothing, has none', async () => {
    const print = sinon.stub(window, 'print');
    const { user } = await open(SOME);
    await user.click(button('打印'));
    expect(print.callCount).to.equal(1);
    cleanup();
    await open(SOME, { settings: { isInApp: true } });
    expect(screen.queryByRole('button', { name: '打印' })).to.equal(null);
  });

  it('imports a file: never twice, and with a way back', async () => {
    const { user, world } = await open({ '7.5.a': {} });
    // As an editor has saved it that calls UTF-16 "Unicode".
    await choose(new Uint8Array(Buffer.from(`\ufeff${FILE}`, 'utf16le')));
    await waitFor(() => expect(screen.getByText('已导入 1 条笔记')).not.to.equal(null));
    expect(screen.getByText('1 条已经有了，没有重复导入')).not.to.equal(null);
    expect(world.notes.ids()).to.have.length(2);
    await choose(FILE);
    await waitFor(() => expect(screen.getByText('2 条已经有了，没有重复导入')).not.to.equal(null));
    expect(screen.queryByText(/^已导入/)).to.equal(null);
    expect(screen.queryByRole('button', { name: '撤销' })).to.equal(null);
    world.notes.isFull = true;
    await choose(FILE.replace('新', '更新'));
    await waitFor(() => expect(screen.getByText(/^1 条没有导入：浏览器的存储空间已满/)).not.to.equal(null));
    world.notes.isFull = false;
    await choose(FILE.replace('新', '更新'));
    await waitFor(() => expect(button('撤销')).not.to.equal(null));
    await user.click(button('撤销'));
    expect([world.notes.ids().length, world.resolve(TOAST_QUEUE).toasts$.value.at(-1)?.text]).to.deep.equal([
      2,
      '已撤销导入',
    ]);
  });

  it('says what is wrong with a file that it cannot import, and changes nothing', async () => {
    const { world } = await open({ '7.5.a': {} });
    const before = world.notes.read('7.5.a');
    const faults: [string, BlobPart][] = [
      ['文件无法读取，可能已损坏', new Uint8Array([0xff, 0xfe, 0x00])],
      ['没有找到笔记，请选择从「我的笔记」导出的 .md 文件', '# 购物清单\n- 牛奶'],
      ['文件超过 10 MB，不是这里导出的笔记', 'x'.repeat(10_000_001)],
    ];
    for (const [text, part] of faults) {
      await choose(part);
      await waitFor(() => expect(screen.getByText(text)).not.to.equal(null));
    }
    expect([world.notes.ids(), world.notes.read('7.5.a')]).to.deep.equal([['7.5.a'], before]);
  });
});
