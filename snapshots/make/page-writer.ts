import { asAppError } from '../../src/domain/errors/app-error.js';
import type { SystemConfig } from '../../src/domain/site/system-config.js';
import { draw, NotDrawn } from './draw.js';
import { directoryHtml, headOf, preloadElement, titleElement } from './head.js';
import { type Metadata, metadataOf, type Subject } from './metadata.js';
import type { Attempt } from './record.js';
import type { PageStyles } from './built.js';
import { pageServices, type Server } from './services.js';
import { FolderRefused, type Store } from './store.js';
import { notDrawn, stopped, WHY } from './strings.js';

/** The run stops after this many pages in a row for which the server did not answer. */
const FAILURES_IN_A_ROW = 5;
/** The server, or the way to it, is down. */
const DOWN = ['offline', 'timeout', 'broken', 'too-many'];

/** The name of the route whose stylesheets a page of this kind needs. */
const ROUTE_OF: Readonly<Record<Subject['kind'], string>> = {
  home: 'home',
  vip: 'vip',
  announcement: 'announcement',
  list: 'courses',
  course: 'courseDetail',
};

/** The server does not answer: the run must not go on. */
export class ServerDown extends Error {}

/** The server lists no courses although there were some: the run must not go on either. */
export class EmptyList extends Error {}

export interface WriterOptions {
  readonly server: Server;
  readonly config: SystemConfig;
  readonly store: Store;
  readonly styles: PageStyles;
  readonly now: () => number;
  readonly report: (where: string, what: string) => void;
  /** Counts the pages that were drawn, and those whose files were written. */
  readonly done: { pages: number; written: number };
}

/** Draws pages and writes them, one at a time. */
export class PageWriter {
  private failures = 0;

  constructor(private readonly options: WriterOptions) {}

  /**
   * Reads the page's subject, draws the page and writes it; without a subject the result is `hidden`. Reports every
   * failure except `gone`: the server does not know a page that `mayBeGone`. Rejects with `ServerDown`, `EmptyList` or
   * `FolderRefused`.
   */
  async write(address: string, read: () => Promise<Subject | undefined>, mayBeGone: boolean): Promise<Attempt> {
    const { server, store, report, now, done } = this.options;
    const { answers } = server.environment;
    try {
      const subject = await read();
      if (subject === undefined) return 'hidden';
      if (await store.write(address, await this.content(address, subject), now())) done.written += 1;
      done.pages += 1;
      this.failures = 0;
      return 'drawn';
    } catch (thrown) {
      if (thrown instanceof EmptyList || thrown instanceof FolderRefused) throw thrown;
      if (thrown instanceof NotDrawn) {
        report(address, notDrawn(thrown.message));
        return 'failed';
      }
      const { kind } = asAppError(thrown);
      const isGone = kind === 'missing' && mayBeGone;
      if (!isGone) report(address, notDrawn(kind === 'fault' && thrown instanceof Error ? thrown.message : WHY[kind]));
      this.failures = DOWN.includes(kind) ? this.failures + 1 : 0;
      if (this.failures >= FAILURES_IN_A_ROW)
        throw new ServerDown(stopped(FAILURES_IN_A_ROW, WHY[kind]), { cause: thrown });
      return isGone ? 'gone' : 'failed';
    } finally {
      answers.forgetPage();
    }
  }

  private async content(address: string, subject: Subject) {
    const { server, config, styles, now } = this.options;
    const { environment } = server;
    const drawing = await draw(pageServices(environment, address, now()), environment.answers);
    const metadata: Metadata = metadataOf(subject, {
      siteName: config.siteName,
      logo: config.logoUrl,
      origin: environment.origin,
      title: drawing.title,
      text: drawing.text,
    });
    const directory = subject.kind === 'course' ? directoryHtml(subject.detail.directory) : '';
    return {
      title: titleElement(metadata.title) + preloadElement(drawing.image),
      styles: styles.of(ROUTE_OF[subject.kind], ...drawing.parts),
      head: headOf(metadata, drawing.linkedData),
      header: drawing.header,
      root: drawing.main.replace(/(?=<\/main>$)/, () => directory) + drawing.footer,
      start: styles.script,
    };
  }
}
