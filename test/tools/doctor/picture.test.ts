import { expect } from 'chai';

import { isPicture } from '../../../tools/doctor/picture.js';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describe('a picture in a data address', () => {
  it('is what an image element can show', () => {
    for (const text of [
      `data:image/png;base64,${PNG}`,
      `data:image/png;base64, ${PNG}`,
      'data:image/svg+xml,%3Csvg%3E',
      'data:image/svg+xml;charset=utf-8,%3Csvg%3E',
      'data:image/svg+xml;base64,PHN2Zz4=',
    ]) {
      expect(isPicture(text), text).to.equal(true);
    }
  });

  it('is not an address, a page, an empty one, or something else by the name of a picture', () => {
    for (const text of [
      '',
      'https://example.com/a.png',
      'data:text/html;base64,PHN2Zz4=',
      'data:image/png;base64,',
      'data:image/png;base64,PHN2Zz4=',
      'data:image/svg+xml;base64,<b>Warning</b>',
      `data:image/jpeg;base64,${PNG}`,
    ]) {
      expect(isPicture(text), text).to.equal(false);
    }
  });
});
