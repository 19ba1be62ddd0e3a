import { expect } from 'chai';

import { SnapshotHead } from '../../../src/boot/snapshot-head.js';
import { settled } from '../../support/until.js';

describe('The head of a snapshot', () => {
  afterEach(() => {
    document.head.replaceChildren();
  });

  it('keeps its title until the page is shown, then has that of the page, also when code was added since', async () => {
    document.head.innerHTML = '<title>数学</title>';
    const head = new SnapshotHead();
    for (const title of ['加载中', '高等数学']) {
      document.title = title;
      await settled();
      expect(document.title).to.equal('数学');
    }
    document.head.append(document.createElement('link'));
    await settled();
    head.release();
    expect(document.title).to.equal('高等数学');
  });
});
