import type { CDPSession, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Put there by `Leftovers`: the timers that have been set and have neither rung nor been cleared. */
    waitingTimers: Set<unknown>;
  }
}

/** What a page holds on to at a moment. */
export interface Held {
  readonly heapBytes: number;
  /** What typed arrays and the like lie in, outside the heap. */
  readonly bufferBytes: number;
  /** What the browser itself has made for the page, outside the heap: of its nodes, and of whatever it writes down about it. */
  readonly browserBytes: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly timers: number;
  /** Requests without an answer. */
  readonly requests: number;
}

/** Watches what a page leaves lying about. */
export class Leftovers {
  private readonly underWay = new Set<unknown>();

  private constructor(
    private readonly page: Page,
    private readonly debug: CDPSession,
  ) {
    page.on('request', (request) => this.underWay.add(request));
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
  }

  /** To be called before the page goes anywhere, and after its clock has been replaced if it is to be. */
  static async of(page: Page): Promise<Leftovers> {
    await page.addInitScript(noteTimers);
    const debug = await page.context().newCDPSession(page);
    await debug.send('Performance.enable');
    return new Leftovers(page, debug);
  }

  /** Nothing that was asked for is without an answer now. */
  get isQuiet(): boolean {
    return this.underWay.size === 0;
  }

  /** What the page holds on to once its garbage has been collected. */
  async now(): Promise<Held> {
    await this.forgetPictures();
    await this.debug.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.debug.send('Performance.getMetrics');
    const { backingStorageSize, embedderHeapUsedSize } = await this.debug.send('Runtime.getHeapUsage');
    const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? NaN;
    return {
      heapBytes: metric('JSHeapUsedSize'),
      bufferBytes: backingStorageSize,
      browserBytes: embedderHeapUsedSize,
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      timers: await this.page.evaluate(() => window.waitingTimers.size),
      requests: this.underWay.size,
    };
  }

  /**
   * Empties the browser's memory of pictures. Whatever was on view it keeps for a while, to show it again at once, and a
   * picture drawn in SVG, as the captchas of the pretend site are, is a document of its own whose nodes are counted with
   * the page's. Chromium 156 keeps about eighty of them, 147 none; the page holds on to neither.
   */
  private async forgetPictures(): Promise<void> {
    for (const cacheDisabled of [true, false]) await this.debug.send('Network.setCacheDisabled', { cacheDisabled });
  }
}

/** Runs in the page. Methods and nameless functions only: a name would need the help of a bundler that is not there. */
function noteTimers(): void {
  const waiting = (window.waitingTimers = new Set());
  const [setTimeout, setInterval] = [window.setTimeout.bind(window), window.setInterval.bind(window)];
  const [clearTimeout, clearInterval] = [window.clearTimeout.bind(window), window.clearInterval.bind(window)];
  Object.assign(window, {
    setTimeout(ring: () => void, ms?: number) {
      const id: unknown = setTimeout(() => {
        waiting.delete(id);
        ring();
      }, ms);
      waiting.add(id);
      return id;
    },
    setInterval(ring: () => void, ms?: number) {
      const id: unknown = setInterval(ring, ms);
      waiting.add(id);
      return id;
    },
    clearTimeout(id?: number) {
      waiting.delete(id);
      clearTimeout(id);
    },
    clearInterval(id?: number) {
      waiting.delete(id);
      clearInterval(id);
    },
  });
}
