import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { after, afterEach, before, beforeEach } from 'mocha';

import type { CourseRecord } from '../../../src/adapters/memory/server/courses/course-catalogue.js';
import type { SiteServer } from '../../../demo/site-server/site-server.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { fileOf } from '../../../snapshots/names.js';
import { readBuiltDocument } from '../../../snapshots/make/built.js';
import { run } from '../../../snapshots/make/run.js';
import { simulateLayout } from '../../../snapshots/make/window.js';
import { siteServers } from '../../demo/site-server/support.js';
import { until } from '../../support/until.js';

export const SITE = 'https://www.example.com';
/** The courses of the small site, newest first. */
export const COURSES = [2, 1, 3] as const;

const DOCUMENT =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>加载中…</title>' +
  '<script type="text/plain" id="site-settings"></script></head>' +
  '<body><div id="root"><div>app shell</div></div><script>early()</script></body></html>';

/** One run of the command. */
export interface Ran {
  readonly code: 0 | 1;
  readonly lines: readonly string[];
}

/** The command in a folder of its own, with a server of a few courses and a time that the test sets. */
export class SnapshotRig {
  /** Epoch ms. */
  time = Date.UTC(2026, 10, 24, 12);
  readonly folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
  private readonly build = readBuiltDocument(Buffer.from(DOCUMENT)).build;

  constructor(readonly server: SiteServer) {
    writeFileSync(join(this.folder, 'index.html'), DOCUMENT);
    writeFileSync(join(this.folder, 'page-styles.json'), JSON.stringify({ courseDetail: ['/course.css'] }));
    writeFileSync(join(this.folder, 'course.css'), '.course{color:red}');
    this.changeCourses((courses) => courses.filter(({ id }) => COURSES.some((known) => known === id)));
    const { catalogue } = server.engine.controls.pages;
    catalogue.change({ categories: catalogue.categories.slice(0, 1).map((one) => ({ ...one, children: [] })) });
    server.engine.controls.pages.announcements.publish([
      { id: 7, title: '开学公告', html: '<p>九月一日开学</p>', createdAt: this.time - 86_400_000 },
    ]);
  }

  /** As a run over the same site has left it. */
  continueFrom(earlier: Pick<SnapshotRig, 'out' | 'time'>): void {
    cpSync(earlier.out, this.out, { recursive: true });
    this.time = earlier.time;
  }

  get out(): string {
    return join(this.folder, 'out');
  }

  changeCourses(change: (courses: readonly CourseRecord[]) => readonly CourseRecord[]): void {
    const { catalogue } = this.server.engine.controls.pages;
    catalogue.change({ courses: change(catalogue.courses) });
  }

  /** `signal` interrupts it. */
  async run(signal?: AbortSignal): Promise<Ran> {
    this.time += 1000;
    const lines: string[] = [];
    const options = {
      api: this.server.url,
      site: SITE,
      host: 'www.example.com',
      out: this.out,
      build: this.folder,
      rate: 1e6,
      expire: 24,
    };
    const clock = {
      now: () => this.time,
      wait: (ms: number) => {
        this.time += ms;
        return Promise.resolve();
      },
    };
    const problems = await run(options, clock, (line) => lines.push(line), signal);
    return { code: problems === 0 ? 0 : 1, lines };
  }

  /** A run that gets a signal when it has written the page of an address. */
  async interruptedRun(address: string): Promise<Ran> {
    const interruption = new AbortController();
    const running = this.run(interruption.signal);
    await until(() => this.has(address));
    interruption.abort();
    return running;
  }

  has(address: string): boolean {
    return existsSync(this.path(fileOf(address)));
  }

  /** Puts a folder where a file is written before it gets its name. Returns its path. */
  obstruct(address: string): string {
    const path = `${this.path(fileOf(address))}.gz.new`;
    mkdirSync(path, { recursive: true });
    return path;
  }

  isGone(address: string): boolean {
    return existsSync(this.path('gone', address));
  }

  html(address: string): string {
    return readFileSync(this.path(fileOf(address)), 'utf8');
  }

  /** As a reader without scripts parses the file. */
  page(address: string): Document {
    return new DOMParser().parseFromString(this.html(address), 'text/html');
  }

  /** A file beside the folders of builds. */
  beside(name: string): string {
    return readFileSync(join(this.out, name), 'utf8');
  }

  close(): void {
    rmSync(this.folder, { recursive: true });
  }

  private path(...names: readonly string[]): string {
    return join(this.out, this.build, ...names);
  }
}

/** Starts a rig for each test of a suite. Those that are `drawn` begin with the pages of one run, which is done once. */
export function snapshotRigs(): {
  readonly start: (generation?: Generation) => Promise<SnapshotRig>;
  readonly drawn: () => Promise<SnapshotRig>;
} {
  const startServer = siteServers();
  const first = { out: mkdtempSync(join(tmpdir(), 'snapshots-drawn-')), time: 0 };
  const rigs: SnapshotRig[] = [];
  const names = ['ResizeObserver', 'IntersectionObserver', 'IS_REACT_ACT_ENVIRONMENT'] as const;
  const ofWindow = ['matchMedia', 'scrollTo', 'scrollBy'] as const;
  const earlierInWindow = new Map<string, unknown>();
  const earlier = new Map<string, unknown>();
  before(() => {
    for (const name of names) earlier.set(name, Reflect.get(globalThis, name));
    for (const name of ofWindow) earlierInWindow.set(name, Reflect.get(window, name));
    simulateLayout();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  });
  after(() => {
    for (const [name, value] of earlier) Reflect.set(globalThis, name, value);
    for (const [name, value] of earlierInWindow) Reflect.set(window, name, value);
    rmSync(first.out, { recursive: true });
  });
  beforeEach(() => rigs.splice(0));
  afterEach(() => {
    for (const rig of rigs) rig.close();
  });
  const start = async (generation: Generation = 2) => {
    const rig = new SnapshotRig(await startServer({ generation }));
    rigs.push(rig);
    return rig;
  };
  const drawn = async () => {
    const rig = await start();
    if (first.time === 0) {
      await rig.run();
      cpSync(rig.out, first.out, { recursive: true });
      first.time = rig.time;
    } else rig.continueFrom(first);
    return rig;
  };
  return { start, drawn };
}
