import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { SearchPage } from '../../../../src/ui/pages/search/search-page.js';
import { renderWithSite } from '../../support/render-with-site.js';

describe('SearchPage', () => {
  for (const keyword of ['C#', 'a&b', '100%', 'C++', '(']) {
    it(`names ${keyword} as it was typed (clarifications §6, lesson 31)`, () => {
      renderWithSite(<SearchPage />, { at: `/search?keywords=${encodeURIComponent(keyword)}` });
      expect(screen.getByText(`“${keyword}”的搜索结果`)).to.exist;
    });
  }

  it('survives a malformed keyword (lesson 1)', () => {
    renderWithSite(<SearchPage />, { at: '/search?keywords=100%' });
    expect(screen.getByText('“100%”的搜索结果')).to.exist;
  });

  it('asks for a keyword where there is none', () => {
    renderWithSite(<SearchPage />, { at: '/search' });
    expect(screen.getByText('在上方输入关键字，搜索全站内容')).to.exist;
    expect(screen.queryByText(/的搜索结果/)).to.equal(null);
  });

  it('follows the address: latest wins (lesson 30)', () => {
    const { world } = renderWithSite(<SearchPage />, { at: '/search?keywords=a' });
    act(() => {
      world.navigator.go('/search?keywords=b');
    });
    expect(screen.getByText('“b”的搜索结果')).to.exist;
  });
});
