import { expect } from 'chai';

import { readArguments } from '../../../tools/doctor/arguments.js';
import { badAddress, NO_ADDRESS, NO_PASSWORD, ONE_ADDRESS } from '../../../tools/doctor/words.js';

describe('the arguments of the doctor', () => {
  it('are a server, and maybe where the front end is', () => {
    expect(readArguments(['http://host'])).to.deep.equal({
      base: 'http://host/',
      origin: 'http://front.example',
      fromProxy: false,
      served: false,
    });
    expect(readArguments(['https://host:8443/api/?x#y'])).to.deep.equal({
      base: 'https://host:8443/api/',
      origin: 'https://front.example',
      fromProxy: false,
      served: false,
    });
    expect(readArguments(['http://host/api', '--origin', 'https://site.example/courses'])).to.deep.equal({
      base: 'http://host/api',
      origin: 'https://site.example',
      fromProxy: false,
      served: true,
    });
    expect(readArguments(['http://10.0.0.7:8000', '--from-proxy'])).to.include({ fromProxy: true });
  });

  it('leave the token of a member to the environment, where it is not shown to others on the machine', () => {
    expect(readArguments(['http://host'], ' abc\n')).to.include({ token: 'abc' });
    expect(readArguments(['http://host'], ' ')).not.to.have.property('token');
  });

  it('say what is wrong with them', () => {
    expect(() => readArguments([])).to.throw(NO_ADDRESS);
    expect(() => readArguments(['http://a', 'http://b'])).to.throw(ONE_ADDRESS);
    for (const wrong of ['host', 'host:8000', 'http://', 'http:///api', 'ftp://host', 'http://a b', '']) {
      expect(() => readArguments([wrong]), wrong).to.throw(badAddress(wrong));
    }
    expect(() => readArguments(['http://host', '--origin', 'site'])).to.throw(badAddress('site'));
    expect(() => readArguments(['http://me:secret@host'])).to.throw(NO_PASSWORD);
    expect(() => readArguments(['http://host', '--orgin', 'http://a'])).to.throw('--orgin');
  });
});
