import { memorySigningInModule } from '../adapters/memory/memory-signing-in.module.js';
import { signingInModule } from '../application/signing-in.module.js';

/** Signing in against the pretend server. */
export const modules = [signingInModule, memorySigningInModule];
