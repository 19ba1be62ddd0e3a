import { expect } from 'chai';

import { addressInFolder, pageInFolder } from '../../../src/adapters/browser/page-in-folder.js';
import { webNavigatorInFolderRig, webNavigatorRig } from '../../contract/rigs/web-navigator-rig.js';

describe('A site in a folder of a web server', () => {
  it('shows the home page when no address follows the #', () => {
    for (const start of ['/demo/', '/demo/#', '/demo/#main', '/demo/index.html?from=mail']) {
      const { pathname, search, hash } = pageInFolder(webNavigatorRig(start).page).location;
      expect([pathname, search, hash], start).to.deep.equal(['/', '', '']);
    }
  });

  it('writes the address of the page behind the # of its document', () => {
    const { page, navigator } = webNavigatorInFolderRig('/');
    navigator.go('/courses?page=2#top');
    expect(page.location.href).to.equal('https://site.example/demo/site/#/courses?page=2#top');
    expect(navigator.location$.value).to.include({ path: '/courses', query: '?page=2', hash: '#top' });
  });

  it('opens a window in the folder, too', () => {
    const { navigator, windows } = webNavigatorInFolderRig('/');
    navigator.openWindow('/api/v3/course/attach-download?id=1');
    expect(windows).to.deep.equal(['/demo/site/#/api/v3/course/attach-download?id=1']);
  });

  it('writes the address behind the # in links, too', () => {
    expect(addressInFolder('/courses?page=2', '/demo/')).to.equal('/demo/#/courses?page=2');
  });
});
