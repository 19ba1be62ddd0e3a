import { expect } from 'chai';
import sinon from 'sinon';

import { seeWholePage } from '../../../../demo/catalogue/world/whole-page.js';

describe('The page that a state is seen on', () => {
  it('is near from its beginning to its end, whatever distance a part asks for', () => {
    const watcher = sinon.spy();
    // What a browser has of it, as far as anybody looks here.
    const browser = { IntersectionObserver: watcher as unknown as typeof IntersectionObserver };
    seeWholePage(browser);
    const heard = () => undefined;
    new browser.IntersectionObserver(heard, { rootMargin: '50% 0px', threshold: 1 });
    new browser.IntersectionObserver(heard);
    expect(watcher.args).to.deep.equal([
      [heard, { rootMargin: '1000000px', threshold: 1 }],
      [heard, { rootMargin: '1000000px' }],
    ]);
  });
});
