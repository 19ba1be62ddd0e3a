import type { CommentTarget } from '../../../domain/comments/comment.js';
import { INTERNAL_NETWORK } from '../../wire/strings.js';
import type { CommentRecord } from '../server/comments/comment-store.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The id of a member whose account was deleted. */
const DELETED_MEMBER_ID = 9999;

type ReviewState = 'waiting';

/** Author, age, province and text of a comment or reply. */
interface SeededReply {
  readonly by: number;
  readonly ageMs: number;
  readonly from: string;
  readonly text: string;
  readonly state?: ReviewState;
  /** Index, among the replies of the same comment, of the reply that this one answers. */
  readonly answers?: number;
}

interface SeededComment extends Omit<SeededReply, 'answers'> {
  readonly replies?: readonly SeededReply[];
}

const PROGRAMMING_COMMENTS: readonly SeededComment[] = [
  { by: 106, ageMs: 60 * DAY, from: '上海市', text: '完全零基础也能听懂，第一节课就写出了自己的程序，很有成就感！' },
  { by: DELETED_MEMBER_ID, ageMs: 48 * DAY, from: '', text: '课程节奏刚好，每天学一节不累。' },
  {
    by: 104,
    ageMs: 33 * DAY,
    from: '四川省',
    text: '变量那一节讲得特别形象，把变量比作贴了标签的盒子，一下就明白了。',
    replies: [
      { by: 105, ageMs: 32 * DAY, from: '广东省', text: '同感，后面讲引用的时候这个比喻也用得上。' },
      { by: 104, ageMs: 32 * DAY - HOUR, from: '四川省', text: '还没学到那里，期待！', answers: 0 },
      { by: 101, ageMs: 31 * DAY, from: '北京市', text: '我当时记成了抽屉，哈哈。' },
      { by: 106, ageMs: 30 * DAY, from: '上海市', text: '抽屉也可以，关键是名字和内容要分开。', answers: 2 },
      { by: DELETED_MEMBER_ID, ageMs: 29 * DAY, from: 'UNKNOWN', text: '收藏了。' },
    ],
  },
  {
    by: 105,
    ageMs: 21 * DAY,
    from: '广东省',
    text: '请问 if (a < b && b > 0) 里两个条件都要加括号吗？老师在条件与循环那节好像没有细说。',
    replies: [
      { by: 101, ageMs: 21 * DAY - 3 * HOUR, from: '北京市', text: '不用，< 和 > 的优先级比 && 高。' },
      { by: 105, ageMs: 20 * DAY, from: '广东省', text: '明白了，谢谢！', answers: 0 },
    ],
  },
  { by: 101, ageMs: 12 * DAY, from: '北京市', text: '希望能再出一门 C++ 或者 C# 的进阶课，学完这门意犹未尽 😀' },
  { by: 102, ageMs: 6 * DAY, from: INTERNAL_NETWORK, text: '倍速 1.5 听刚刚好。' },
  {
    by: 106,
    ageMs: 2 * DAY,
    from: '上海市',
    text: '带着孩子一起学完了。\n他现在每天放学都要先写十分钟代码，\n谢谢老师！',
    replies: [{ by: 104, ageMs: 1 * DAY, from: '四川省', text: '好羡慕，我家的还在看动画片。' }],
  },
  { by: 105, ageMs: 25 * MINUTE, from: '广东省', text: '循环的作业在哪里提交？', state: 'waiting' },
];

const MATHS_COMMENTS: readonly SeededComment[] = [
  { by: 106, ageMs: 40 * DAY, from: '上海市', text: '考研党路过，极限和导数两章反复听了三遍，笔记记满了一本。' },
  {
    by: 101,
    ageMs: 18 * DAY,
    from: '北京市',
    text: '洛必达法则的使用条件讲得很严谨，以前一直乱用。',
    replies: [
      { by: DELETED_MEMBER_ID, ageMs: 17 * DAY, from: '', text: '0/0 和 ∞/∞ 才能用，记住了。' },
      { by: 106, ageMs: 16 * DAY, from: '上海市', text: '还要导数之比的极限存在才行。', answers: 0 },
    ],
  },
  { by: 104, ageMs: 5 * DAY, from: '四川省', text: '级数有点跟不上，希望能补一节习题课。' },
];

const PHOTOGRAPHY_COMMENTS: readonly SeededComment[] = [
  { by: DELETED_MEMBER_ID, ageMs: 9 * DAY, from: '', text: '讲得不错，可惜没有后期的内容。' },
];

const FIRST_PROGRAM_COMMENTS: readonly SeededComment[] = [
  { by: 104, ageMs: 30 * DAY, from: '四川省', text: '跟着打了一遍，报错说缺分号，检查了半天才发现是中文的分号。' },
  {
    by: 101,
    ageMs: 14 * DAY,
    from: '北京市',
    text: '在 Windows 上安装环境时记得勾选“添加到 PATH”。',
    replies: [{ by: 105, ageMs: 13 * DAY, from: '广东省', text: '救命的提醒！' }],
  },
];

const LIMITS_COMMENTS: readonly SeededComment[] = [
  { by: 106, ageMs: 38 * DAY, from: '上海市', text: 'ε-δ 定义那段动画做得真好，终于看懂了。' },
];

const COMMENTS_BY_TARGET: readonly (readonly [CommentTarget, readonly SeededComment[]])[] = [
  [{ kind: 'course', id: 1 }, PROGRAMMING_COMMENTS],
  [{ kind: 'course', id: 2 }, MATHS_COMMENTS],
  [{ kind: 'course', id: 4 }, PHOTOGRAPHY_COMMENTS],
  [{ kind: 'lesson', id: 102 }, FIRST_PROGRAM_COMMENTS],
  [{ kind: 'lesson', id: 201 }, LIMITS_COMMENTS],
];

/** The comments at `now` (epoch ms). Ids grow with time below each comment, as a database assigns them. */
export function seededComments(now: number): readonly CommentRecord[] {
  const records: CommentRecord[] = [];
  const add = (target: CommentTarget, seeded: SeededReply, parentId: number, replyId: number): number => {
    const { by, ageMs, from, text, state } = seeded;
    const record = { target, userId: by, text, atMs: now - ageMs, province: from, approved: state !== 'waiting' };
    return records.push({ ...record, id: records.length + 1, parentId, replyId });
  };
  for (const [target, comments] of COMMENTS_BY_TARGET) {
    for (const comment of comments) {
      const id = add(target, comment, 0, 0);
      for (const reply of comment.replies ?? []) {
        add(target, reply, id, reply.answers === undefined ? 0 : id + 1 + reply.answers);
      }
    }
  }
  return records;
}
