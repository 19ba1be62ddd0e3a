/** Something to be seen: an element, the words in it, whether a press on it is heard. */
export interface Sight {
  /** CSS. */
  readonly selector: string;
  /** All the words in it, without the spaces around them; any where nothing is said. */
  readonly text?: string;
  /** It is no drawing of itself: somebody listens to presses, and it is not disabled. */
  readonly listens?: true | undefined;
}

/** What the page itself noticed since it began, in ms of its own clock. */
export interface Noticed {
  readonly firstContent: number | undefined;
  readonly largestContent: number | undefined;
  /** Lengths of the tasks of more than 50 ms. */
  readonly longTasks: readonly number[];
  readonly shift: number;
}

declare global {
  interface Window {
    bench: {
      noticed(): Noticed;
      /**
       * When the sight was painted, or is: it is looked for at once and after every change of the document, and at every
       * frame while it is there and not yet visible.
       */
      sees(sight: Sight): Promise<number>;
      /** What was asked to be looked for from the beginning, by name. */
      readonly sightings: Record<string, Promise<number>>;
      /** When the browser heard the last press or key. */
      pressedAt: number;
      /** How long each key of a field took until the frame that shows it was made. */
      readonly keyMs: number[];
    };
  }
}

/** Runs in the page before anything of it. `sights` are looked for from the first moment on. */
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

  /** The end of the frame that is made next. */
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
  /** The handlers of a React root are not on the element, but what they are called with is. */
  const listens = (element: Element) => {
    const entry = Object.entries(element).find(([key]) => /^__reactProps|^_vei$|^__vue/.test(key));
    return entry !== undefined && !element.matches(':disabled, [aria-disabled=true], [inert] *');
  };
  const placesOf = ({ selector, text, ...wishes }: Sight) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        (text === undefined || element.textContent.trim() === text) &&
        (wishes.listens === undefined || listens(element)),
    );
  const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const sees = (sight: Sight) =>
    new Promise<number>((resolve) => {
      let atNextFrame = false;
      const observer = new MutationObserver(() => {
        if (!atNextFrame) look();
      });
      const look = () => {
        const places = placesOf(sight);
        atNextFrame = false;
        if (places.some(isVisible)) {
          observer.disconnect();
          resolve(painted());
        } else if (places.length > 0) {
          // What fades in does so without another change of the document.
          atNextFrame = true;
          requestAnimationFrame(look);
        }
      };
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
      look();
    });

  window.bench = {
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
