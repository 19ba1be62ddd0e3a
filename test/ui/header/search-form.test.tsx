import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { TOAST_QUEUE } from '../../../src/application/site/toast-queue.js';
import { SearchForm } from '../../../src/ui/header/header-links.js';
import { renderWithSite } from '../support/render-with-site.js';

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' });

describe('The search box', () => {
  it('takes what was typed to the search page whole, and shows it there (lesson 31)', async () => {
    const { user, world } = renderWithSite(<SearchForm />);
    await user.type(box(), '  C++ & 100% {Enter}');
    expect(world.navigator.journeys).to.deep.equal(['push /search?keywords=C%2B%2B%20%26%20100%25']);
    expect(box().value).to.equal('C++ & 100%');
  });

  it('searches by its icon too (spec §2 header)', async () => {
    const { user, world } = renderWithSite(<SearchForm />);
    await user.type(box(), 'vue');
    await user.click(screen.getByRole('button', { name: '搜索' }));
    expect(world.navigator.journeys).to.deep.equal(['push /search?keywords=vue']);
  });

  it('asks for a keyword when there is none, and waits for it (spec §2 header)', async () => {
    const { user, world } = renderWithSite(<SearchForm />);
    await user.click(screen.getByRole('button', { name: '搜索' }));
    const said = world.resolve(TOAST_QUEUE).toasts$.value.map(({ tone, text }) => `${tone} ${text}`);
    expect(said).to.deep.equal(['error 请输入关键字后再搜索']);
    expect(world.navigator.journeys).to.deep.equal([]);
    expect(document.activeElement).to.equal(box());
  });

  it('follows the address when Back changes it, and keeps what is being typed when another page opens', async () => {
    const { user, world } = renderWithSite(<SearchForm />, { at: '/search?keywords=vue' });
    expect(box().value).to.equal('vue');
    act(() => {
      world.navigator.go('/search?keywords=react');
    });
    expect(box().value).to.equal('react');
    act(() => {
      world.navigator.go('/courses');
    });
    expect(box().value).to.equal('');
    await user.type(box(), 'ang');
    act(() => {
      world.navigator.go('/vip');
    });
    expect(box().value).to.equal('ang');
  });
});
