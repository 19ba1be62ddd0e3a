import { expect } from 'chai';

import { chosenChromium } from '../support/browser/launch.js';

describe('The browser of the tests', () => {
  it('is the packaged browser unless CHROME_PATH names another', () => {
    expect(chosenChromium(undefined)).to.equal(undefined);
    expect(chosenChromium('')).to.equal(undefined);
    expect(chosenChromium(process.execPath)).to.equal(process.execPath);
  });

  it('is refused with the reason when CHROME_PATH names no file', () => {
    for (const path of ['/no/such/browser', process.cwd()])
      expect(() => chosenChromium(path)).to.throw(`CHROME_PATH names no browser: there is no file ${path}`);
  });
});
