import { token } from '../../../application/tokens.js';
import type { HttpClient } from './http-client.js';

/** Whoever asks the server. Modules that are fetched later ask through the same one. */
export const HTTP_CLIENT = token<HttpClient>('HttpClient');
