import { ContainerModule } from 'inversify';

import { loaderModule } from '../site/loader.module.js';
import { LOADER, NAVIGATOR, provide, SESSION, SIGN_OUT } from '../tokens.js';
import { CourseDetails } from './course-details.js';
import { COURSE_DETAILS } from './course-details.tokens.js';
import { COURSE_GATEWAY } from './courses.tokens.js';

/** The flow of the page of a course, over the gateway that an adapter module brings. */
const courseDetailsModule = new ContainerModule((module) => {
  provide(
    module,
    COURSE_DETAILS,
    [COURSE_GATEWAY, NAVIGATOR, SESSION, SIGN_OUT, LOADER],
    (...needs) => new CourseDetails(...needs),
  );
});

export const modules = [loaderModule, courseDetailsModule];
export const service = COURSE_DETAILS;
