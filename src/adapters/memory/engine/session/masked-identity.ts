import type { LoginUser } from '../../../../domain/session/login-user.js';
import type { UserRecord } from './user-record.js';

/** How the server tells who somebody is: never in full (API 2.15). Empty before the face check. */
export function maskedIdentity(identity: UserRecord['identity']): Pick<LoginUser, 'realName' | 'idNumber'> {
  return { realName: maskName(identity?.name ?? ''), idNumber: maskNumber(identity?.number ?? '') };
}

/** `张*三`, of two characters `张*`. */
function maskName(name: string): string {
  const [first, ...rest] = Array.from(name);
  if (first === undefined) return '';
  return first + '*'.repeat(Math.max(1, rest.length - 1)) + rest.slice(1).slice(-1).join('');
}

/** The first six digits, four stars, the last four; of an old number of 15 digits the last three. */
function maskNumber(number: string): string {
  return number && `${number.slice(0, 6)}****${number.slice(number.length === 15 ? -3 : -4)}`;
}
