import { screen } from '@testing-library/react';
import { expect } from 'chai';

import { BareLayout, HeaderLayout, MainLayout } from '../../../src/ui/layouts/layouts.js';
import { aSite } from '../../support/site.js';
import { renderWithSite } from '../support/render-with-site.js';

const site = aSite().withNavs([{ id: 1, name: '首页', url: '/', opensNewWindow: false, children: [] }]);

const landmarks = () =>
  ['banner', 'navigation', 'main', 'contentinfo'].filter((role) => screen.queryByRole(role) !== null);

describe('The layouts', () => {
  it('the main one has header, navigation, page and footer (spec §2)', () => {
    renderWithSite(<MainLayout>page</MainLayout>, { site });
    expect(landmarks()).to.deep.equal(['banner', 'navigation', 'main', 'contentinfo']);
    expect(screen.getByRole('main').textContent).to.equal('page');
  });

  it('the header-only one has no footer (spec §2)', () => {
    renderWithSite(<HeaderLayout>page</HeaderLayout>, { site });
    expect(landmarks()).to.deep.equal(['banner', 'navigation', 'main']);
  });

  it('the bare one has the page alone (clarifications §5)', () => {
    renderWithSite(<BareLayout>page</BareLayout>);
    expect(landmarks()).to.deep.equal(['main']);
  });

  it('begin with a link past the header, which leaves no mark in the history', async () => {
    const { user, world } = renderWithSite(<MainLayout>page</MainLayout>);
    await user.tab();
    expect(document.activeElement?.textContent).to.equal('跳到主要内容');
    await user.keyboard('{Enter}');
    expect(document.activeElement).to.equal(screen.getByRole('main'));
    expect(world.navigator.journeys).to.deep.equal([]);
    expect(window.location.hash).to.equal('');
  });
});
