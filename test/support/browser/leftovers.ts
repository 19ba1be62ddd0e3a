import type { CDPSession, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Set by `Leftovers`: the timers that have neither fired nor been cleared. */
    waitingTimers: Set<unknown>;
  }
}

/** The resources that a page holds at one moment. */
export interface HeldResources {
  readonly heapBytes: number;
  /** The memory of typed arrays and other buffers, which is outside the heap. */
  readonly bufferBytes: number;
  /** The browser's own memory for the page, outside the heap: for its nodes and for its own bookkeeping. */
  readonly browserBytes: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly timers: number;
  /** Requests without an answer. */
  readonly requests: number;
}

/** Measures the resources that a page does not release. */
export class Leftovers {
  private readonly openRequests = new Set<unknown>();

  private constructor(
    private readonly page: Page,
    private readonly debug: CDPSession,
  ) {
    page.on('request', (request) => this.openRequests.add(request));
    page.on('requestfinished', (request) => this.openRequests.delete(request));
    page.on('requestfailed', (request) => this.openRequests.delete(request));
  }

  /** Call it before the page navigates, and after the page's clock is replaced if the test does that. */
  static async of(page: Page): Promise<Leftovers> {
    await page.addInitScript(recordTimers);
    const debug = await page.context().newCDPSession(page);
    await debug.send('Performance.enable');
    return new Leftovers(page, debug);
  }

  /** True when no request is without an answer. */
  get isQuiet(): boolean {
    return this.openRequests.size === 0;
  }

  /** What the page holds after a garbage collection. */
  async now(): Promise<HeldResources> {
    await this.forgetImages();
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
      requests: this.openRequests.size,
    };
  }

  /**
   * Empties the browser's image cache. It holds images that are no longer visible, and an SVG image, as the captchas of
   * the demo server are, is a document whose nodes are counted with the page's. Chromium 156 caches many of them, 147
   * none. Each collection leaves it images that elements have held until then.
   */
  private async forgetImages(): Promise<void> {
    for (const cacheDisabled of [true, false]) await this.debug.send('Network.setCacheDisabled', { cacheDisabled });
    for (let round = 0; round < 3; round += 1) {
      await this.debug.send('Memory.simulatePressureNotification', { level: 'critical' });
      await this.debug.send('HeapProfiler.collectGarbage');
    }
  }
}

/**
 * Runs in the page. Methods and nameless functions only: for a named one the bundler adds a helper that the page does
 * not have.
 */
function recordTimers(): void {
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
