import type { Leisure } from '../../domain/ports/browser/leisure.port.js';
import { token } from '../tokens.js';
import type { Nearness } from './nearness.js';

export const LEISURE = token<Leisure>('Leisure');
export const NEARNESS = token<Nearness>('Nearness');
