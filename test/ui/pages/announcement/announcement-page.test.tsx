import { screen, within } from '@testing-library/react';
import { expect } from 'chai';

import type { Announcement } from '../../../../src/domain/announcements.js';
import { AnnouncementPage } from '../../../../src/ui/pages/announcement/announcement-page.js';
import { anAnnouncement } from '../../../support/posts.js';
import { openPage } from '../../support/open-page.js';
import { servicesFetched } from '../../support/services-fetched.js';
import type { WorldOptions } from '../../support/site-world.js';

const LATEST = anAnnouncement({ id: 8, title: '新课上线', html: '<p>欢迎 <b>学习</b></p>' });
const OLDER = anAnnouncement({ id: 7 });

async function open(at = '/announcement', options: WorldOptions = {}) {
  const page = await openPage('announcements', AnnouncementPage, { at, ...options });
  const gateway = page.world.announcements;
  return {
    ...page,
    gateway,
    showLatest: (announcement: Announcement | undefined) => {
      gateway.newest.answer(announcement);
    },
    showOne: (announcement: Announcement) => {
      gateway.singles.answer(announcement);
    },
    list: (total: number, ...items: readonly Announcement[]) => {
      gateway.pages.answer({ items, total });
    },
  };
}

describe('AnnouncementPage', () => {
  it('shows the latest and the list of all, with when they were written', async () => {
    const { showLatest, list } = await open();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).to.deep.equal(['加载中…', '加载中…']);
    showLatest(LATEST);
    list(2, LATEST, OLDER);

    const article = within(screen.getByRole('article'));
    expect(article.getByRole('heading', { level: 2 }).textContent).to.equal('新课上线');
    expect(article.getByText('学习').tagName).to.equal('B');
    expect(article.getByTitle('2024-11-05 10:00').textContent).to.equal('2024-11-05');
    expect(article.queryByText(/阅读/), 'never grows on the server').to.equal(null);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).to.deep.equal([
      '/announcement?id=8',
      '/announcement?id=7',
    ]);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).to.deep.equal(['公告']);
  });

  it('is known by an address without what goes without saying', async () => {
    await open('/announcement?page=1&id=7&from=mail');
    const link = document.head.querySelector('link[rel=canonical]');
    expect(link?.getAttribute('href')).to.equal('https://site.example/announcement?id=7');
  });

  it('marks the one on view in the list', async () => {
    const { showOne, list } = await open('/announcement?id=7');
    showOne(OLDER);
    list(2, LATEST, OLDER);
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).to.equal('/announcement?id=7');
  });

  it('shows what is clicked in the list, takes the keyboard there, and keeps the page of the list', async () => {
    const { user, gateway, showLatest, showOne, list } = await open('/announcement?page=2');
    showLatest(LATEST);
    list(12, OLDER);
    await user.click(screen.getByRole('link', { name: /停机通知/ }));
    expect(gateway.requests).to.deep.equal(['latest', 'page 2 of 10', 'one 7']);
    showOne(OLDER);
    expect(screen.getByRole('heading', { name: '停机通知' })).to.equal(document.activeElement);
    expect(screen.getByText('第2页，共2页').textContent).to.equal('第2页，共2页');
  });

  it('leaves the keyboard where it is when the page is opened', async () => {
    const { showOne } = await open('/announcement?id=7');
    showOne(OLDER);
    expect(document.activeElement).to.equal(document.body);
  });

  it('leads through the pages of the list by their addresses', async () => {
    const { showOne, list, user, gateway } = await open('/announcement?id=7');
    showOne(OLDER);
    list(12, OLDER);
    await user.click(screen.getByRole('link', { name: '下一页' }));
    expect(gateway.requests).to.deep.equal(['one 7', 'page 1 of 10', 'page 2 of 10']);
    list(12, LATEST);
    expect(screen.getByRole('link', { name: '上一页' }).getAttribute('href')).to.equal('/announcement?id=7');
  });

  it('says so when nothing was ever announced', async () => {
    const { showLatest, list } = await open();
    showLatest(undefined);
    list(0);
    expect(screen.getByText('暂无公告，有新消息会第一时间发布在这里').tagName).to.equal('P');
    expect(screen.queryByText('全部公告')).to.equal(null);
  });

  it('says that an announcement does not exist, and leads to the latest', async () => {
    const { gateway } = await open('/announcement?id=99');
    gateway.singles.failWith({ kind: 'missing', message: '资源不存在' });
    expect(screen.getByText('内容不存在或已下架').tagName).to.equal('P');
    expect(screen.getByRole('link', { name: '查看最新公告' }).getAttribute('href')).to.equal('/announcement');
  });

  it('says what went wrong, for each part by itself, and asks again', async () => {
    const { gateway, user, showLatest, list } = await open();
    gateway.newest.failWith({ kind: 'offline' });
    gateway.pages.failWith({ kind: 'timeout' });
    expect(screen.getByText('网络连接失败，请检查网络后重试').tagName).to.equal('P');
    expect(screen.getByText('请求超时，请稍后重试').tagName).to.equal('P');
    const [first] = screen.getAllByRole('button', { name: '重试' });
    if (first === undefined) throw new Error('There is no way to try again');
    await user.click(first);
    showLatest(LATEST);
    await user.click(screen.getByRole('button', { name: '重试' }));
    list(1, LATEST);
    expect(screen.getAllByText('新课上线')).to.have.lengthOf(2);
  });

  it('leads back from a page of the list that has nothing on it', async () => {
    const { showLatest, list } = await open('/announcement?page=9');
    showLatest(LATEST);
    list(2);
    expect(screen.getByText('这一页没有内容').tagName).to.equal('P');
    expect(screen.getByRole('link', { name: '回到第一页' }).getAttribute('href')).to.equal('/announcement');
  });

  it('has a name for an announcement without one, and nothing to say of a time that there is not', async () => {
    const { showLatest, list, container } = await open();
    const nameless = anAnnouncement({ title: '', createdAt: undefined });
    showLatest(nameless);
    list(1, nameless);
    expect(screen.getByRole('link').textContent).to.equal('公告');
    expect(container.querySelectorAll('time')).to.have.lengthOf(0);
  });

  it('asks for nothing more once it is left', async () => {
    const { unmount, gateway } = await open();
    unmount();
    expect(gateway.newest.waiting + gateway.pages.waiting).to.equal(0);
  });

  it('says so when its services do not come, and fetches them when asked to', async () => {
    const { world, user } = await open('/announcement', {
      announcing: 'fails',
      stored: { reloadedFor: 'announcement' },
    });
    expect(screen.getByText('页面加载失败').tagName).to.equal('P');
    world.announcing = 'comes';
    await user.click(screen.getByRole('button', { name: '重试' }));
    await servicesFetched();
    expect(world.announcements.requests).to.deep.equal(['latest', 'page 1 of 10']);
  });
});
