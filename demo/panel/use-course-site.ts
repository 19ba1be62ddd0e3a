import { createContext, useContext } from 'react';

import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';

/** The pretend site that a panel turns. */
export const CourseSiteInUse = createContext<CourseSite | undefined>(undefined);

/** The pretend site whose controls this panel has in its hands. */
export function useCourseSite(): CourseSite {
  const site = useContext(CourseSiteInUse);
  if (site === undefined) throw new Error('useCourseSite needs a CourseSiteInUse around it');
  return site;
}
