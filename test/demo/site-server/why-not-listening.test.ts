import { expect } from 'chai';

import { whyNotListening } from '../../../demo/site-server/why-not-listening.js';

const why = (error: unknown) => whyNotListening('The preview', 8080, error);
const failed = (code: string) => Object.assign(new Error('listen'), { code });

describe('The message when a server could not start', () => {
  it('names the cause and what to do', () => {
    expect(why(failed('EADDRINUSE'))).to.equal('Port 8080 is in use. Choose another with --port, or 0 for any.');
    expect(why(failed('EACCES'))).to.equal('You have no permission to use port 8080. Choose another with --port.');
  });

  it('quotes an unknown error', () => {
    expect(why(new Error('no build'))).to.equal('The preview could not start: no build');
    expect(why('odd')).to.equal('The preview could not start: odd');
  });
});
