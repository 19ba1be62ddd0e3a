/** Describes an element to wait for: its selector, its text, whether it reacts to clicks. */
export interface Sight {
  readonly selector: string;
  /** The whole trimmed text of the element; any text by default. */
  readonly text?: string;
  /** Requires that the element is hydrated (has event handlers) and is not disabled. */
  readonly isInteractive?: true | undefined;
}

/** Measurements of the page itself since its load began, in ms of its own clock. */
export interface Noticed {
  readonly firstContent: number | undefined;
  readonly largestContent: number | undefined;
  /** Durations of the tasks longer than 50 ms. */
  readonly longTasks: readonly number[];
  readonly shift: number;
}

declare global {
  interface Window {
    bench: {
      noticed(): Noticed;
      /**
       * Resolves with the time at which the element was painted. Looks at once and after every change of the document,
       * and in every frame while the element exists but is not visible.
       */
      sees(sight: Sight): Promise<number>;
      /** The elements that were searched from the beginning, by name. */
      readonly sightings: Record<string, Promise<number>>;
      /** Resolves with the time at which a video next begins to play. */
      plays(): Promise<number>;
      /**
       * Interaction to next paint of the next press or key: the longest time from one of its events to the end of the
       * frame after that event. `last` is the type of its last event.
       */
      answers(last: 'click' | 'input'): Promise<number>;
      /** Time of the last press or key. */
      pressedAt: number;
      /** For each key: time from the event to the frame that shows it. */
      readonly keyMs: number[];
    };
  }
}

/** Runs in the page before all other scripts. `sights` are searched from the beginning. */
export function probe(sights: Readonly<Record<string, Sight>>): void {
  const noticed: { firstContent?: number; largestContent?: number; longTasks: number[]; shift: number } = {
    longTasks: [],
    shift: 0,
  };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noticed.firstContent = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    noticed.largestContent = startTime;
  });
  observe('longtask', ({ duration }) => {
    noticed.longTasks.push(duration);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) noticed.shift += value;
  });

  /** Resolves at the end of the next frame. */
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve(performance.now());
        };
        port2.postMessage(undefined);
      });
    });
  /** React attaches events at the root, so the properties of the element show whether it is hydrated. */
  const isInteractive = (element: Element) => {
    const entry = Object.entries(element).find(([key]) => /^__reactProps|^_vei$|^__vue/.test(key));
    return entry !== undefined && !element.matches(':disabled, [aria-disabled=true], [inert] *');
  };
  const elementsOf = ({ selector, text, ...options }: Sight) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        (text === undefined || element.textContent.trim() === text) &&
        (options.isInteractive === undefined || isInteractive(element)),
    );
  const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const sees = (sight: Sight) =>
    new Promise<number>((resolve) => {
      let atNextFrame = false;
      const observer = new MutationObserver(() => {
        if (!atNextFrame) look();
      });
      const look = () => {
        const elements = elementsOf(sight);
        atNextFrame = false;
        if (elements.some(isVisible)) {
          observer.disconnect();
          resolve(painted());
        } else if (elements.length > 0) {
          // A fade-in does not change the document, so look again in the next frame.
          atNextFrame = true;
          requestAnimationFrame(look);
        }
      };
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
      look();
    });

  const plays = () =>
    new Promise<number>((resolve) => {
      // Media events do not bubble.
      addEventListener(
        'playing',
        ({ timeStamp }) => {
          resolve(timeStamp);
        },
        { capture: true, once: true },
      );
    });

  // The browser's own `event` entries are rounded to 8 ms, and missing below 16 ms.
  const answers = (last: 'click' | 'input') =>
    new Promise<number>((resolve) => {
      const listening = new AbortController();
      const answered: Promise<number>[] = [];
      for (const type of ['pointerdown', 'pointerup', 'keydown', last])
        addEventListener(
          type,
          ({ timeStamp }) => {
            answered.push(painted().then((at) => at - timeStamp));
            if (type !== last) return;
            listening.abort();
            resolve(Promise.all(answered).then((times) => Math.max(...times)));
          },
          { capture: true, signal: listening.signal },
        );
    });

  window.bench = {
    plays,
    answers,
    noticed: () => ({ firstContent: undefined, largestContent: undefined, ...noticed }),
    sees,
    sightings: Object.fromEntries(Object.entries(sights).map(([name, sight]) => [name, sees(sight)])),
    pressedAt: 0,
    keyMs: [],
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        window.bench.pressedAt = timeStamp;
        if (type === 'keydown')
          void painted().then((at) => {
            window.bench.keyMs.push(at - timeStamp);
          });
      },
      { capture: true },
    );
}
