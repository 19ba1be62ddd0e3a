import { readdirSync } from 'node:fs';

import { expect } from 'chai';

import { ALL_STATES, GROUPS } from '../../../demo/catalogue/all-states.js';
import type { CatalogueState } from '../../../demo/catalogue/catalogue-state.js';
import { PLANTED } from '../../../demo/catalogue/states/planted-fault.js';
import { catalogueEnvironment } from '../../../demo/catalogue/environment/catalogue-environment.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { pathOf } from '../../../src/domain/access/paths.js';

const IDS = ALL_STATES.map(({ id }) => id);

describe('The list of states in the catalogue', () => {
  it('has every id once, below the group with which the id begins', () => {
    expect(new Set(IDS).size).to.equal(IDS.length);
    for (const { id, states } of GROUPS) {
      expect(states, id).not.to.deep.equal([]);
      for (const state of states) expect(state.id).to.match(new RegExp(`^${id}/[a-z0-9/-]+$`));
    }
  });

  it('includes all states of all files in the folder', async () => {
    const folder = new URL('../../../demo/catalogue/states/', import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('-states.ts'));
    for (const name of files) {
      const { STATES } = (await import(new URL(name, folder).href)) as { readonly STATES: readonly CatalogueState[] };
      expect(STATES, name).not.to.deep.equal([]);
      expect(IDS, name).to.include.members(STATES.map(({ id }) => id));
    }
  });

  it('does not include the planted fault', () => expect(IDS).not.to.include(PLANTED.id));

  it('visits every route of the site', () => {
    const visited = new Set(
      ALL_STATES.map((state) => pathOf(catalogueEnvironment(state).navigator.location$.value.path)),
    );
    const missed = Object.values(ROUTES)
      .map(({ pattern }) => pattern.replace(':courseId', '7').replace('*', '/no-such-page'))
      .filter((path) => !visited.has(path));
    expect(missed).to.deep.equal([]);
  });

  it('opens every dialog', () => {
    const opened = ALL_STATES.flatMap(({ steps = [] }) => steps.map(({ what }) => what));
    expect(opened).to.include.members(
      ['login', 'register', 'forgot-password', 'wechat-scan', 'bind-mobile'].map((kind) => `open ${kind}`),
    );
    // The other dialogs open by themselves: after a login by address, and for a member who must agree to something.
    expect(IDS).to.include.members(['dialogs/bind-after-code-login/empty', 'dialogs/consent/shown']);
  });

  it('creates identical environments for the same state, including random numbers', () => {
    const [state] = ALL_STATES.filter(({ id }) => id === 'dialogs/bind-after-code-login/empty');
    if (state === undefined) throw new Error('There is no such state');
    const queries = [1, 2].map(() => catalogueEnvironment(state).navigator.location$.value.query);
    expect(queries[0]).to.match(/login_code=\w+/);
    expect(queries[0]).to.equal(queries[1]);
  });
});
