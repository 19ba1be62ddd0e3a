import { ContainerModule } from 'inversify';

import { LESSON_GATEWAY } from '../../../application/lesson/lesson.tokens.js';
import { provide } from '../../../application/tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import { MemoryLessonGateway } from './memory-lesson-gateway.js';

/** Lessons of the pretend site. Fetched with the page of a lesson. */
export const memoryLessonModule = new ContainerModule((module) => {
  provide(module, LESSON_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemoryLessonGateway(...needs));
});

export const modules = [memoryLessonModule];
