import type { Generation } from '../../src/domain/site/system-config.js';

/** A generation of the server, named like the folder of its recordings. */
export type GenerationName = 'g1' | 'g2';

export const GENERATION_NAMES: readonly GenerationName[] = ['g1', 'g2'];

const NUMBERS: Readonly<Record<GenerationName, Generation>> = { g1: 1, g2: 2 };

export function generationOf(name: GenerationName): Generation {
  return NUMBERS[name];
}
