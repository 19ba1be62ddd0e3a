import { ContainerModule } from 'inversify';

import { COURSE_GATEWAY } from '../courses/courses.tokens.js';
import { loaderModule } from '../site/loader.module.js';
import { ERROR_REPORTER, LOADER, NAVIGATOR, provide, SESSION, TIME } from '../tokens.js';
import { DroppedFavourites } from './dropped-favourites.js';
import { STUDY_CENTER, STUDY_GATEWAY } from './study.tokens.js';
import { StudyCenter } from './study-center.js';

/** The flow of the study centre, over the gateways that adapter modules bring. */
const studyCenterModule = new ContainerModule((module) => {
  provide(
    module,
    STUDY_CENTER,
    [STUDY_GATEWAY, NAVIGATOR, LOADER, COURSE_GATEWAY, SESSION, ERROR_REPORTER, TIME],
    (study, navigator, loader, ...needs) => new StudyCenter(study, navigator, loader, new DroppedFavourites(...needs)),
  );
});

export const modules = [loaderModule, studyCenterModule];
export const service = STUDY_CENTER;
