import { expect } from 'chai';

import {
  passingServerMessage,
  serverMessage,
  withoutServerMessage,
} from '../../../src/domain/access/server-parameters.js';
import { aPlace } from '../../support/fake-navigator.js';

describe('words of the server in an address', () => {
  it('are read as a form writes them: a plus is a blank (API 2.9)', () => {
    expect(serverMessage('?login_err_msg=QQ+login+failed%2B1')).to.equal('QQ login failed+1');
    expect(serverMessage('?login_err_msg=%20')).to.equal('');
  });

  it('are told on any page but /error, which has a place for them (issue 9, finding 6)', () => {
    const told = ['/', '/courses', '/login/callback', '/errors', '/error', '/Error/'].map((path) =>
      passingServerMessage(aPlace(`${path}?login_err_msg=x`)),
    );
    expect(told).to.deep.equal(['x', 'x', 'x', 'x', '', '']);
  });

  it('leave the rest of the address as it is', () => {
    expect(withoutServerMessage('?tab=a%2Fb&login_err_msg=x&action=login')).to.equal('?tab=a%2Fb');
    expect(withoutServerMessage('?login_err_msg=x')).to.equal('');
  });
});
