import { render, screen } from '@testing-library/react';
import { expect } from 'chai';
import { encode } from 'uqr';

import { Ago } from '../../../../src/ui/shared/widgets/ago.js';
import { Pager } from '../../../../src/ui/shared/widgets/pager.js';
import { QrCode } from '../../../../src/ui/shared/widgets/qr-panel.js';
import { FakeIntersectionObserver } from '../../support/fake-intersection-observer.js';
import { renderWithSite } from '../../support/render-with-site.js';
import { servicesFetched } from '../../support/services-fetched.js';

const NOW = Date.UTC(2026, 10, 20);

const MINUTE_MS = 60_000;

describe('A relative time (Ago)', () => {
  it('shows how long ago, with a machine-readable time and the full date on hover', () => {
    renderWithSite(<Ago instant={NOW - 90 * MINUTE_MS} />, { now: NOW });
    const time = screen.getByText('1 小时前');
    expect(time.tagName).to.equal('TIME');
    expect(time.getAttribute('datetime')).to.equal('2026-11-19T22:30:00.000Z');
    expect(time.title).to.equal('2026-11-20 06:30');
  });

  it('shows a date with or without the time of day', () => {
    const day = NOW - 30 * 24 * 60 * MINUTE_MS;
    renderWithSite(
      <>
        <Ago instant={day} />
        <Ago instant={day} form="day-and-time" />
      </>,
      { now: NOW },
    );
    expect(screen.getAllByTitle('2026-10-21 08:00').map(({ textContent }) => textContent)).to.deep.equal([
      '10-21',
      '10-21 08:00',
    ]);
  });

  it('updates its text while it is visible', () => {
    const { world } = renderWithSite(<Ago instant={NOW} />, { now: NOW });
    expect(screen.getByText('刚刚').textContent).to.equal('刚刚');
    world.pass(MINUTE_MS);
    expect(screen.getByText('1 分钟前').textContent).to.equal('1 分钟前');
  });
});

function show(page: number, total: number, fetchAhead?: (page: number) => void) {
  return renderWithSite(
    <Pager
      page={page}
      list={{ items: [], total }}
      size={10}
      addressOf={(to) => `/list?page=${to}`}
      {...(fetchAhead && { fetchAhead })}
    />,
  );
}

const nameOf = (link: HTMLElement) => `${link.textContent} ${link.getAttribute('href') ?? ''}`;

const links = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('rel'))
    .map(nameOf);

const numbers = () => screen.getAllByRole('link', { name: /^第/ });

describe('The pager of a list', () => {
  it('is missing if there is only one page', () => {
    show(1, 10);
    expect(screen.queryByRole('navigation')).to.equal(null);
  });

  it('links only forward from the first page and only back from the last page', () => {
    const { unmount } = show(1, 11);
    expect(links()).to.deep.equal(['下一页 /list?page=2']);
    unmount();
    show(2, 11);
    expect(links()).to.deep.equal(['上一页 /list?page=1']);
  });

  it('links back to the last page from a page past the end', () => {
    show(9, 25);
    expect(links()).to.deep.equal(['上一页 /list?page=3']);
  });

  it('lists the first page, the last page and those around the current page, which is marked', () => {
    show(5, 90);
    expect(screen.getByRole('list').textContent).to.equal('1…456…9');
    expect(numbers().map(nameOf)).to.deep.equal([
      '1 /list?page=1',
      '4 /list?page=4',
      '5 /list?page=5',
      '6 /list?page=6',
      '9 /list?page=9',
    ]);
    expect(numbers().map((link) => link.ariaCurrent)).to.deep.equal([null, null, 'page', null, null]);
  });

  it('requests the next page when it comes near the window and the browser is idle, unless the visitor saves data', async () => {
    const { IntersectionObserver } = globalThis;
    Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
    for (const savesData of [false, true]) {
      const pages: number[] = [];
      const { world, unmount } = show(5, 90, (page) => pages.push(page));
      if (savesData) world.idle.saveData();
      world.idle.becomeIdle();
      FakeIntersectionObserver.latest?.report(true);
      await servicesFetched();
      expect(pages).to.deep.equal([]);
      world.idle.becomeIdle();
      expect(pages).to.deep.equal(savesData ? [] : [6]);
      unmount();
    }
    Object.assign(globalThis, { IntersectionObserver });
  });

  it('leads with a gap to the middle of the pages that are left out', () => {
    show(1, 1000);
    const jump = screen.getByRole('link', { name: '跳到第52页' });
    expect([jump.getAttribute('href'), jump.title]).to.deep.equal(['/list?page=52', '跳到第52页']);
  });
});

describe('A QR code', () => {
  it('draws exactly the dark modules of its text, as an image with a name', () => {
    const text = 'https://face.example/check?id=1&token=biz';
    render(<QrCode text={text} name="实名认证二维码" />);
    const drawing = screen.getByRole('img', { name: '实名认证二维码' });
    const { data, size } = encode(text, { border: 0 });
    expect(drawing.getAttribute('viewBox')).to.equal(`0 0 ${size} ${size}`);
    const drawn = drawing.querySelector('path')?.getAttribute('d') ?? '';
    const squares = [...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x ?? ''} ${y ?? ''}`);
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(squares).to.deep.equal(dark);
    expect(dark).to.include.members(['0 0', '6 0', '0 6']);
  });
});
