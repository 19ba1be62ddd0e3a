import { httpGenerationsModule } from '../adapters/http/client/http-generations.module.js';
import { httpSigningInModule } from '../adapters/http/signing-in/http-signing-in.module.js';
import { signingInModule } from '../application/signing-in/signing-in.module.js';
import { SIGNING_IN } from '../application/signing-in/signing-in.tokens.js';

/** Signing in against a real server. */
export const modules = [signingInModule, httpGenerationsModule, httpSigningInModule];
export const service = SIGNING_IN;
