import type { CommentGateway } from '../../domain/ports/server/comment-gateway.port.js';
import { token } from '../tokens.js';
import type { Comments } from './comments.js';

/** Tokens of what is fetched with the pages that show comments. */
export const COMMENT_GATEWAY = token<CommentGateway>('CommentGateway');
export const COMMENTS = token<Comments>('Comments');
