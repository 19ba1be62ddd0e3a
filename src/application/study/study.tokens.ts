import type { StudyGateway } from '../../domain/ports/server/study-gateway.port.js';
import { token } from '../tokens.js';
import type { StudyCenter } from './study-center.js';

/** Apart from the tokens of the member's pages: home asks for what is learned, too. */
export const STUDY_GATEWAY = token<StudyGateway>('StudyGateway');
export const STUDY_CENTER = token<StudyCenter>('StudyCenter');
