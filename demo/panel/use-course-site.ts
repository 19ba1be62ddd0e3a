import { createContext, useContext } from 'react';

import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';

/** Provides the in-memory server to the panel. */
export const CourseSiteInUse = createContext<CourseSite | undefined>(undefined);

/** The in-memory server of this panel. Throws outside a provider. */
export function useCourseSite(): CourseSite {
  const site = useContext(CourseSiteInUse);
  if (site === undefined) throw new Error('useCourseSite must be used inside CourseSiteInUse');
  return site;
}
