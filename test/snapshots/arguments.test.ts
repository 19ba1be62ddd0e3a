import { expect } from 'chai';

import { readArguments } from '../../snapshots/make/arguments.js';
import { missing, NO_TOKEN, SITE_HAS_PATH } from '../../snapshots/make/strings.js';

const COMPLETE = ['--api', 'http://127.0.0.1:8000/', '--site', 'https://www.example.com', '--out', 'snapshots'];

describe('The command line of the snapshots', () => {
  it('needs the server, the site and a folder', () => {
    expect(readArguments(COMPLETE, {})).to.deep.equal({
      ...{ api: 'http://127.0.0.1:8000', site: 'https://www.example.com', out: 'snapshots' },
      ...{ build: 'dist', rate: 60, expire: 24, host: 'www.example.com' },
    });
    const hostOf = (...args: readonly string[]) => readArguments([...COMPLETE, ...args], {}).host;
    expect(hostOf('--host', 'api.example.com')).to.equal('api.example.com');
    expect(hostOf('--api', 'https://api.example.com')).to.equal(undefined);
    expect(() => readArguments(COMPLETE.slice(2), {})).to.throw(missing('api'));
    expect(() => readArguments(COMPLETE.slice(0, 4), {})).to.throw(missing('out'));
  });

  it('refuses a token, wherever it is', () => {
    expect(() => readArguments([...COMPLETE, '--token', 'x'], {})).to.throw(NO_TOKEN);
    expect(() => readArguments([...COMPLETE, '--token=x'], {})).to.throw(NO_TOKEN);
    expect(() => readArguments(COMPLETE, { DOCTOR_TOKEN: 'x' })).to.throw(NO_TOKEN);
    const named = ['--api', 'http://user:password@host', ...COMPLETE.slice(2)];
    expect(() => readArguments(named, {})).to.throw(NO_TOKEN);
  });

  it('refuses a site with a path, a rate that is no number and an unknown option', () => {
    expect(() => readArguments([...COMPLETE, '--site', 'https://www.example.com/shop'], {})).to.throw(SITE_HAS_PATH);
    expect(() => readArguments([...COMPLETE, '--rate', '0'], {})).to.throw('--rate');
    expect(() => readArguments([...COMPLETE, '--speed', '5'], {})).to.throw('--speed');
  });
});
