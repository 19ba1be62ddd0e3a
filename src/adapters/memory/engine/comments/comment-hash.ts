import { randomText, seededRandom } from '../random.js';

const HASH_LENGTH = 16;
/** Any number will do, as long as it stays: the hashes are in addresses of stored worlds. */
const SALT = 4911;

/** How the second generation names a comment (pages API 3.8); 0 has a hash as well. */
export function commentHash(id: number): string {
  return randomText(seededRandom(id * SALT + SALT), HASH_LENGTH);
}
