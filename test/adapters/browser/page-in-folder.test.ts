import { expect } from 'chai';

import { addressInFolder, pageInFolder } from '../../../src/adapters/browser/page-in-folder.js';
import { webNavigatorInFolderRig, webNavigatorRig } from '../../contract/rigs/web-navigator-rig.js';

describe('A page in a folder of a web space', () => {
  it('is home where nothing stands behind the #, or no address', () => {
    for (const start of ['/demo/', '/demo/#', '/demo/#main', '/demo/index.html?from=mail']) {
      const { pathname, search, hash } = pageInFolder(webNavigatorRig(start).page).location;
      expect([pathname, search, hash], start).to.deep.equal(['/', '', '']);
    }
  });

  it('shows the address behind the # of the document where it is', () => {
    const { page, navigator } = webNavigatorInFolderRig('/');
    navigator.go('/courses?page=2#top');
    expect(page.location.href).to.equal('https://site.example/demo/site/#/courses?page=2#top');
    expect(navigator.location$.value).to.include({ path: '/courses', query: '?page=2', hash: '#top' });
  });

  it('opens a file of the site in the folder, too', () => {
    const { navigator, windows } = webNavigatorInFolderRig('/');
    navigator.openWindow('/api/v3/course/attach-download?id=1');
    expect(windows).to.deep.equal(['/demo/site/#/api/v3/course/attach-download?id=1']);
  });

  it('is what a link says', () => {
    expect(addressInFolder('/courses?page=2', '/demo/')).to.equal('/demo/#/courses?page=2');
  });
});
