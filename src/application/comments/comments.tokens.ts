import type { CommentGateway } from '../../domain/ports/server/comment-gateway.port.js';
import { token } from '../tokens.js';

/** Tokens of what is fetched with the pages that show comments. */
export const COMMENT_GATEWAY = token<CommentGateway>('CommentGateway');
