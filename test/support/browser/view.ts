import type { BrowserRig, VisitOptions } from './rig.js';
import type { Visit } from './visit.js';
import { PAGE_THERE } from './page-there.js';

/** Something to check: a page, or what opens over it. */
export interface View {
  readonly what: string;
  /** Console messages that are expected on the way to the view. */
  readonly noise: readonly RegExp[];
  /** Opens the view with these options added, and waits until it is complete. */
  readonly open: (rig: BrowserRig, options?: VisitOptions) => Promise<Visit>;
}

/** How to reach a view. */
interface ViewSource {
  readonly what: string;
  readonly path?: string;
  readonly options?: VisitOptions;
  readonly reach: (visit: Visit, rig: BrowserRig) => Promise<unknown>;
  readonly noise?: readonly RegExp[];
}

/** The view that `reach` opens. */
export function viewOf({ what, path = '/courses', options = {}, reach, noise = [] }: ViewSource): View {
  return {
    what,
    noise,
    open: async (rig, more = {}) => {
      // The options of the view win over those of the caller: a view that is open stays open when the window is
      // resized.
      const visit = await rig.visit(path, { lessMotion: true, ...more, ...options });
      await arrived(visit);
      await reach(visit, rig);
      return visit;
    },
  };
}

/** Waits until the page shows its heading and the visitor's name, and no placeholder is left. */
export async function arrived(visit: Visit): Promise<void> {
  await visit.page.locator(PAGE_THERE).waitFor();
  await visit.until(() => document.querySelector('.skeleton, .visitor__placeholder') === null);
}
