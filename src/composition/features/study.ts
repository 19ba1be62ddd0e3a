import { ERROR_REPORTER } from '../../application/site/error-reporter.js';
import { LOADER } from '../../application/site/loader.js';
import { RemovedFavourites } from '../../application/study/favourites.js';
import { STUDY_CENTER, StudyCenter } from '../../application/study/study-center.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { TIME } from '../../domain/ports/time.js';
import { COURSE_GATEWAY } from '../../domain/ports/course-gateway.js';
import { STUDY_GATEWAY } from '../../domain/ports/study-gateway.js';
import { SESSION } from '../../domain/session/session.js';
import { bindCourseGateway } from '../http-courses.js';
import { bindStudyGateway } from '../http-study.js';
import { bindLoader } from '../loader.js';
import type { Bindings } from '../services.js';

export const service = STUDY_CENTER;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindStudyGateway(bind);
  bindCourseGateway(bind);
  bind(
    STUDY_CENTER,
    [STUDY_GATEWAY, PAGE_NAVIGATOR, LOADER, COURSE_GATEWAY, SESSION, ERROR_REPORTER, TIME],
    (study, navigator, loader, ...needs) => new StudyCenter(study, navigator, loader, new RemovedFavourites(...needs)),
  );
};
