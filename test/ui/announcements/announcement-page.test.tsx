import { screen, within } from '@testing-library/react';
import { expect } from 'chai';

import type { Announcement } from '../../../src/domain/announcements.js';
import { AnnouncementPage } from '../../../src/ui/announcements/announcement-page.js';
import { anAnnouncement } from '../../support/posts.js';
import { openPage } from '../support/open-page.js';
import { servicesFetched } from '../support/services-fetched.js';
import type { WorldOptions } from '../support/site-world.js';

const LATEST = anAnnouncement({ id: 8, title: '新课上线', html: '<p>欢迎 <b>学习</b></p>' });
const OLDER = anAnnouncement({ id: 7 });

async function open(at = '/announcement', options: WorldOptions = {}) {
  const page = await openPage('announcements', AnnouncementPage, { at, ...options });
  const gateway = page.world.announcements;
  return {
    ...page,
    gateway,
    showLatest: (announcement: Announcement | undefined) => gateway.newest.answer(announcement),
    showOne: (announcement: Announcement) => gateway.singles.answer(announcement),
    list: (total: number, ...items: readonly Announcement[]) => gateway.pages.answer({ items, total }),
  };
}

describe('The announcement page', () => {
  it('shows the latest announcement and the list of all, with its date', async () => {
    const { showLatest, list } = await open();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).to.deep.equal(['加载中…', '加载中…']);
    showLatest(LATEST);
    list(2, LATEST, OLDER);

    const article = within(screen.getByRole('article'));
    expect(article.getByRole('heading', { level: 2 }).textContent).to.equal('新课上线');
    expect(article.getByText('学习').tagName).to.equal('B');
    expect(article.getByTitle('2024-11-05 10:00').textContent).to.equal('2024-11-05');
    expect(article.queryByText(/阅读/), 'the server never counts it').to.equal(null);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).to.deep.equal([
      '/announcement?id=8',
      '/announcement?id=7',
    ]);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).to.deep.equal(['公告']);
  });

  it('has a canonical address without default and unknown parameters', async () => {
    await open('/announcement?page=1&id=7&from=mail');
    const link = document.head.querySelector('link[rel=canonical]');
    expect(link?.getAttribute('href')).to.equal('https://site.example/announcement?id=7');
  });

  it('marks the displayed announcement in the list', async () => {
    const { showOne, list } = await open('/announcement?id=7');
    showOne(OLDER);
    list(2, LATEST, OLDER);
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).to.equal('/announcement?id=7');
  });

  it('shows the announcement that the visitor clicks, focuses its heading, and keeps the list page', async () => {
    const { user, gateway, showLatest, showOne, list } = await open('/announcement?page=2');
    showLatest(LATEST);
    list(12, OLDER);
    await user.click(screen.getByRole('link', { name: /停机通知/ }));
    expect(gateway.requests).to.deep.equal(['latest', 'page 2 of 10', 'one 7']);
    showOne(OLDER);
    expect(screen.getByRole('heading', { name: '停机通知' })).to.equal(document.activeElement);
    expect(screen.getByText('第2页，共2页').textContent).to.equal('第2页，共2页');
  });

  it('does not move the focus when the page is opened', async () => {
    const { showOne } = await open('/announcement?id=7');
    showOne(OLDER);
    expect(document.activeElement).to.equal(document.body);
  });

  it('links to the pages of the list by their addresses', async () => {
    const { showOne, list, user, gateway } = await open('/announcement?id=7');
    showOne(OLDER);
    list(12, OLDER);
    await user.click(screen.getByRole('link', { name: '下一页' }));
    expect(gateway.requests).to.deep.equal(['one 7', 'page 1 of 10', 'page 2 of 10']);
    list(12, LATEST);
    expect(screen.getByRole('link', { name: '上一页' }).getAttribute('href')).to.equal('/announcement?id=7');
  });

  it('shows a sentence instead of the list if there is no announcement', async () => {
    const { showLatest, list } = await open();
    showLatest(undefined);
    list(0);
    expect(screen.getByText('暂无公告，有新消息会第一时间发布在这里').tagName).to.equal('P');
    expect(screen.queryByText('全部公告')).to.equal(null);
  });

  it('reports that an announcement does not exist, and links to the latest one', async () => {
    const { gateway } = await open('/announcement?id=99');
    gateway.singles.failWith({ kind: 'missing', message: '资源不存在' });
    expect(screen.getByText('内容不存在或已下架').tagName).to.equal('P');
    expect(screen.getByRole('link', { name: '查看最新公告' }).getAttribute('href')).to.equal('/announcement');
  });

  it('shows what went wrong in each part separately, and requests that part again', async () => {
    const { gateway, user, showLatest, list } = await open();
    gateway.newest.failWith({ kind: 'offline' });
    gateway.pages.failWith({ kind: 'timeout' });
    expect(screen.getByText('网络连接失败，请检查网络后重试').tagName).to.equal('P');
    expect(screen.getByText('请求超时，请稍后重试').tagName).to.equal('P');
    const [first] = screen.getAllByRole('button', { name: '重试' });
    if (first === undefined) throw new Error('There is no retry button');
    await user.click(first);
    showLatest(LATEST);
    await user.click(screen.getByRole('button', { name: '重试' }));
    list(1, LATEST);
    expect(screen.getAllByText('新课上线')).to.have.lengthOf(2);
  });

  it('links to the first page from a list page without content', async () => {
    const { showLatest, list } = await open('/announcement?page=9');
    showLatest(LATEST);
    list(2);
    expect(screen.getByText('这一页没有内容').tagName).to.equal('P');
    expect(screen.getByRole('link', { name: '回到第一页' }).getAttribute('href')).to.equal('/announcement');
  });

  it('titles an announcement without a title 公告, and shows no time if the server sends none', async () => {
    const { showLatest, list, container } = await open();
    const nameless = anAnnouncement({ title: '', createdAt: undefined });
    showLatest(nameless);
    list(1, nameless);
    expect(screen.getByRole('link').textContent).to.equal('公告');
    expect(container.querySelectorAll('time')).to.have.lengthOf(0);
  });

  it('reports that its services could not be loaded, and loads them at 重试', async () => {
    const { world, user } = await open('/announcement', {
      announcing: 'fails',
      stored: { reloadedFor: 'announcement' },
    });
    expect(screen.getByText('页面加载失败').tagName).to.equal('P');
    world.announcing = 'succeeds';
    await user.click(screen.getByRole('button', { name: '重试' }));
    await servicesFetched();
    expect(world.announcements.requests).to.deep.equal(['latest', 'page 1 of 10']);
  });
});
