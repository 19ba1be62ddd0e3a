import { memorySigningInModule } from '../adapters/memory/signing-in/memory-signing-in.module.js';
import { signingInModule } from '../application/signing-in/signing-in.module.js';
import { SIGNING_IN } from '../application/signing-in/signing-in.tokens.js';

/** Signing in against the pretend server. */
export const modules = [signingInModule, memorySigningInModule];
export const service = SIGNING_IN;
