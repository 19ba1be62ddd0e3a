import { ContainerModule } from 'inversify';

import { loaderModule } from '../site/loader.module.js';
import { LOADER, NAVIGATOR, provide } from '../tokens.js';
import { CourseList } from './course-list.js';
import { COURSE_GATEWAY, COURSE_LIST } from './courses.tokens.js';

/** The flow of the list of courses, over the gateway that an adapter module brings. */
const courseListModule = new ContainerModule((module) => {
  provide(module, COURSE_LIST, [COURSE_GATEWAY, NAVIGATOR, LOADER], (...needs) => new CourseList(...needs));
});

export const modules = [loaderModule, courseListModule];
export const service = COURSE_LIST;
