import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import { NarrowTools } from '../../../src/ui/header/narrow-tools.js';
import { anItem, aSite } from '../../support/site.js';
import { aMediaQuery } from '../support/a-media-query.js';
import { renderWithSite } from '../support/render-with-site.js';

const site = aSite().withNavs([anItem('/courses', [{ ...anItem('/announcement'), id: 2 }])]);

describe('The panel of a narrow screen', () => {
  const box = sinon.createSandbox();

  beforeEach(() => {
    // react-bootstrap asks which width there is; jsdom has none.
    box.replace(window, 'matchMedia', () => aMediaQuery());
  });

  afterEach(() => {
    box.restore();
  });

  it('holds the whole menu, VIP, 我的学习 and 注册, and closes when a link is followed', async () => {
    const { user, world } = renderWithSite(<NarrowTools />, { site });
    await user.click(screen.getByRole('button', { name: '打开菜单' }));
    const panel = within(await screen.findByRole('dialog', { name: '菜单' }));
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).to.deep.equal([
      '/courses',
      '/announcement',
      '/vip',
      '/study-center',
    ]);
    expect(panel.getByRole('button', { name: '注册' }).isConnected).to.equal(true);
    await user.click(panel.getByRole('link', { name: 'to /announcement' }));
    expect(world.navigator.journeys).to.deep.equal(['push /announcement']);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).to.equal(null);
    });
  });

  it('gives way to the login dialog', async () => {
    const { user, world } = renderWithSite(<NarrowTools />, { site });
    await user.click(screen.getByRole('button', { name: '打开菜单' }));
    await user.click(await screen.findByRole('link', { name: '我的学习' }));
    expect(world.resolve(DIALOG_FLOW).dialog$.value).to.deep.equal({ kind: 'login' });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).to.equal(null);
    });
  });

  it('holds the search box, ready to type, and closes by its button', async () => {
    const { user } = renderWithSite(<NarrowTools />, { site });
    await user.click(screen.getByRole('button', { name: '搜索' }));
    const panel = within(await screen.findByRole('dialog', { name: '搜索' }));
    await waitFor(() => {
      expect(document.activeElement).to.equal(panel.getByRole('searchbox', { name: '搜索' }));
    });
    await user.click(panel.getByRole('button', { name: '关闭' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).to.equal(null);
    });
  });
});
