import { screen } from '@testing-library/react';
import { expect } from 'chai';

import { Pager } from '../../../src/ui/widgets/pager.js';
import { renderWithSite } from '../support/render-with-site.js';

function show(page: number, total: number) {
  return renderWithSite(<Pager page={page} total={total} size={10} addressOf={(to) => `/list?page=${to}`} />);
}

const nameOf = (link: HTMLElement) => `${link.textContent} ${link.getAttribute('href') ?? ''}`;
const links = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('rel'))
    .map(nameOf);
const numbers = () => screen.getAllByRole('link', { name: /^第/ });

describe('Pager', () => {
  it('is not there for a single page', () => {
    show(1, 10);
    expect(screen.queryByRole('navigation')).to.equal(null);
  });

  it('says where one is, and leads both ways', () => {
    show(2, 25);
    expect(screen.getByRole('navigation', { name: '分页' }).textContent).to.include('第2页，共3页');
    expect(links()).to.deep.equal(['上一页 /list?page=1', '下一页 /list?page=3']);
  });

  it('leads on from the first page and back from the last', () => {
    const { unmount } = show(1, 11);
    expect(links()).to.deep.equal(['下一页 /list?page=2']);
    unmount();
    show(2, 11);
    expect(links()).to.deep.equal(['上一页 /list?page=1']);
  });

  it('leads back to the last page there is from one beyond', () => {
    show(9, 25);
    expect(links()).to.deep.equal(['上一页 /list?page=3']);
  });

  it('names the first page, the last one and those around the current one, which is marked', () => {
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
});
