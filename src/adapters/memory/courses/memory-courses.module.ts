import { ContainerModule } from 'inversify';

import { COURSE_GATEWAY } from '../../../application/courses/courses.tokens.js';
import { provide } from '../../../application/tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import { MemoryCourseGateway } from './memory-course-gateway.js';

/** Courses of the pretend site. Fetched with the pages that show them. */
export const memoryCoursesModule = new ContainerModule((module) => {
  provide(module, COURSE_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemoryCourseGateway(...needs));
});

export const modules = [memoryCoursesModule];
