import type { BrowserRig, VisitWishes } from './rig.js';
import type { Visit } from './visit.js';
import { PAGE_THERE } from './page-there.js';

/** Something to be looked at: a page, or what can be opened over it. */
export interface View {
  readonly what: string;
  /** What the console may say on the way there. */
  readonly noise: readonly RegExp[];
  /** Goes there as one who has these wishes too, and waits until all of it has come. */
  readonly open: (rig: BrowserRig, wishes?: VisitWishes) => Promise<Visit>;
}

/** How something is come by. */
interface WayThere {
  readonly what: string;
  readonly path?: string;
  readonly wishes?: VisitWishes;
  readonly reach: (visit: Visit, rig: BrowserRig) => Promise<unknown>;
  readonly noise?: readonly RegExp[];
}

/** A view at the end of a way. */
export function viewOf({ what, path = '/courses', wishes = {}, reach, noise = [] }: WayThere): View {
  return {
    what,
    noise,
    open: async (rig, more = {}) => {
      // Where it was opened wins: what is on view stays open when the window is given another width.
      const visit = await rig.visit(path, { lessMotion: true, ...more, ...wishes });
      await arrived(visit);
      await reach(visit, rig);
      return visit;
    },
  };
}

/** The page is here, with its heading and with who the visitor is; nothing stands in for what is to come. */
export async function arrived(visit: Visit): Promise<void> {
  await visit.page.locator(PAGE_THERE).waitFor();
  await visit.until(() => document.querySelector('.skeleton, .visitor__placeholder') === null);
}
