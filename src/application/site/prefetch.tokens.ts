import type { Idle } from '../../domain/ports/browser/idle.port.js';
import { token } from '../tokens.js';
import type { Prefetcher } from './prefetch.js';

export const IDLE = token<Idle>('Idle');
export const PREFETCHER = token<Prefetcher>('Prefetcher');
