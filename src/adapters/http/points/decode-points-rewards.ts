import type { PointsRewards } from '../../../domain/points/earning.js';
import { asRecord, type JsonRecord } from '../client/json-readers.js';

/** API 2.17 `credit1_reward`. What an administrator saved comes as text, an empty one too; a site may have none of it. */
export function decodePointsRewards(config: JsonRecord): PointsRewards {
  const told = asRecord(config['credit1_reward']) ?? {};
  return {
    register: reward(told['register']),
    watchedLesson: reward(told['watched_video']),
    watchedCourse: reward(told['watched_vod_course']),
    paidOrder: reward(told['paid_order']),
  };
}

function reward(value: unknown): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return Number.isFinite(number) ? Math.max(0, number) : 0;
}
