import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';

import { ALL_STATES } from '../../../demo/catalogue/all-states.js';
import type { CatalogueState } from '../../../demo/catalogue/catalogue-state.js';
import { widthsOf } from '../../../demo/catalogue/screens.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { LOG_IN_TO_VIEW } from '../../../src/domain/site/strings.js';
import { type CatalogueServer, startCatalogueServer } from '../../../tools/preview/catalogue-server.js';
import { type BuiltFiles, INDEX } from '../../../tools/preview/built-files.js';
import { BREADTH, breadthUnless } from '../breadth.js';
import { type AuditScope, AXE } from './audit.js';
import { Inspector, type WidthsChecked } from './inspector.js';

/** Groups of states that differ in the header or the footer. */
const OF_THE_FRAME = /^(?:header|footer|arrivals)\//;

/** Part of `npm test`: each page, one dialog, and the menus that a visitor opens. */
const DAILY = /^(?:pages\/|dialogs\/login\/|header\/(?:narrow-menu|member-menu)$)/;

/**
 * Header and footer are audited in the first state of each view, and in every state that shows the header or the footer
 * itself. For an anonymous visitor a page for members is the login page, which is a view of its own.
 */
function scopesOf(states: readonly CatalogueState[]): readonly (readonly [CatalogueState, AuditScope])[] {
  const views = new Set<string>();
  return states.map((state) => {
    const view = state.id.split('/', 2).join('/');
    const isElsewhere = state.shows === LOG_IN_TO_VIEW && state.address !== ROUTES.login.pattern;
    const isFirst = !views.has(view) && !isElsewhere;
    if (isFirst) views.add(view);
    return [state, isFirst || OF_THE_FRAME.test(state.id) ? 'document' : 'content'];
  });
}

/** A browser compiles a cached script once, and one from the debugger for each page, in a fifth of a second. */
function withAxe(files: BuiltFiles): BuiltFiles {
  const file = '/assets/axe.js';
  const html = String(files.get(INDEX)).replace('</head>', `<script defer src="${file}"></script></head>`);
  const others = [...files].filter(([name]) => !name.startsWith(INDEX));
  return new Map([...others, [INDEX, Buffer.from(html)], [file, Buffer.from(AXE)]]);
}

/** The states are in four files of equal size, which mocha's workers run at the same time. */
const FILES = 4;

/**
 * A test for each state of one of these files, or two, because `npm test` has only the narrow screen. `file` counts from
 * 1 and has an inspector of its own.
 */
export function describeStates(file: number): void {
  const states = scopesOf(ALL_STATES).filter((_, index) => index % FILES === file - 1);
  describe(`The states of the catalogue, part ${String(file)}`, () => {
    const inspector = openInspector();
    const has = (state: CatalogueState, scope: AuditScope, which: WidthsChecked, more = ''): void => {
      it(`${state.id} has no problem (${which} widths): axe, console, focus rings, overflow, phones${more}`, async () => {
        expect(await inspector().inspect(state, scope, which)).to.deep.equal([]);
      });
    };
    for (const [state, scope] of states) {
      if (scope === 'content') has(state, scope, 'audited', ` ${BREADTH}`);
      else {
        has(state, scope, 'narrow', breadthUnless(DAILY.test(state.id)));
        if (widthsOf(state).length > 1) has(state, scope, 'others', ` ${BREADTH}`);
      }
    }
  });
}

/** Starts a catalogue and an inspector before the tests of the suite, and closes them after the last. */
export function openInspector(): () => Inspector {
  let catalogue: CatalogueServer | undefined;
  let inspector: Inspector | undefined;
  before(async () => {
    catalogue = await startCatalogueServer(undefined, withAxe);
    inspector = await Inspector.open(catalogue.url);
  });
  after(async () => {
    await inspector?.close();
    await catalogue?.close();
  });
  return () => {
    if (!inspector) throw new Error('The inspector is available only while a test runs');
    return inspector;
  };
}
