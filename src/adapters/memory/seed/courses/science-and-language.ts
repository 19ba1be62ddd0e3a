import { SAMPLE_VIDEO_S } from '../lessons.js';
import { ALGEBRA, CALCULUS, introduction, type Outline, SLOGAN, TIMETABLE } from './outline.js';

export const SCIENCE_COURSES: readonly Outline[] = [
  {
    id: 2,
    title: '高等数学精讲',
    price: 199,
    categoryId: 21,
    students: 4210,
    lead: '从极限到微分方程，用图像讲清每一个定义',
    introduction: introduction({
      summary: '高等数学难在定义抽象。这门课先画图、再说话、最后才写符号，每节配三道由浅入深的练习。',
      goals: ['理解极限的 ε–δ 语言', '熟练求导与积分', '会解常见的微分方程'],
      audience: '大一新生，准备期末考试与考研的同学。',
      markup: CALCULUS,
    }),
    directory: [
      ['第一章 微分', ['极限', '导数']],
      ['第二章 积分', ['积分', '级数']],
      ['第三章 应用', ['微分方程']],
      ['第四章 习题课', []],
    ],
    files: [
      ['公式手册.pdf', 1_843_200],
      ['课后习题.docx', 98_304],
    ],
  },
  {
    id: 6,
    title: '考研政治冲刺',
    price: 129,
    categoryId: 22,
    students: 906,
    lead: '考前四十天，只讲最常考的主观题框架',
    introduction: introduction({
      summary: '时间只剩四十天，背什么、怎么写，这门课替你做减法。',
      goals: ['抓住历年主观题的提问方式', '搭好五类答题框架', '学会用时事当论据'],
      audience: '已经过了一遍教材、需要提分的考生。',
    }),
    directory: [
      ['第一部分 规律', ['命题规律']],
      ['第二部分 框架', ['马原框架', '史纲时间轴']],
      ['第三部分 素材', ['时政素材', '考前叮嘱']],
    ],
    isForwardOnly: true,
    lengthS: SAMPLE_VIDEO_S,
    // The other two were deleted; their lessons still name them.
    overrides: { chapters: [{ id: 61, title: '第一部分 规律' }] },
  },
  {
    id: 17,
    title: '线性代数的几何直观',
    price: 219,
    categoryId: 21,
    students: 1530,
    lead: '把矩阵看成变换，公式自己会长出来',
    introduction: introduction({
      summary: '不背行列式的展开，先看平面怎样被拉伸、旋转、压扁，再回头理解每一个公式。',
      goals: ['看懂矩阵乘法在做什么', '理解特征值与特征向量', '用最小二乘拟合数据'],
      audience: '学过却没学懂线性代数的人，想入门机器学习的人。',
      markup: ALGEBRA,
    }),
    directory: [
      ['第一章 向量与变换', ['向量', '线性变换', '矩阵乘法', '行列式']],
      ['第二章 看不见的方向', ['秩与零空间', '特征值', '正交与投影', '最小二乘']],
    ],
    files: [['几何画板文件.ggb', 65_536]],
  },
  {
    id: 18,
    title: '概率论与数理统计',
    price: 239,
    categoryId: 21,
    students: 1120,
    lead: '从抛硬币到假设检验，每个结论都能模拟验证',
    introduction: introduction({
      summary: '概率常常违背直觉，所以这门课每讲一个结论，就用一千次模拟让你亲眼看到它。',
      goals: ['分清条件概率与贝叶斯', '掌握常用分布', '读懂 p 值到底说了什么'],
      audience: '理工科与经管类学生，需要读统计报告的人。',
    }),
    directory: [
      ['第一章 概率', ['随机事件', '条件概率', '随机变量', '大数定律']],
      ['第二章 统计', ['抽样', '置信区间', '假设检验']],
    ],
    overrides: { isVipFree: false },
  },
];

export const LANGUAGE_COURSES: readonly Outline[] = [
  {
    id: 3,
    title: '商务英语写作',
    price: 99,
    categoryId: 31,
    students: 1876,
    lead: '邮件、会议纪要、报告：三类文书一套句型',
    introduction: introduction({
      summary: '商务英语不求华丽，求清楚、得体、好回复。课程给出可以直接套用的句型，并讲明为什么这样写。',
      goals: ['写出让人愿意回复的邮件', '用三段式写会议纪要', '委婉拒绝与礼貌催办'],
      audience: '需要用英语收发邮件的职场人。',
    }),
    directory: [['', ['邮件开头', '报告结构', '常用句型']]],
    written: [1, 3, 2],
    files: [['句型大全.pdf', 734_003]],
  },
  {
    id: 15,
    title: '大学英语四级词汇',
    price: 'free',
    categoryId: 31,
    students: 8842,
    lead: '按词根记单词，三十天一轮，完全免费',
    introduction: introduction({
      summary: '四千五百个单词，其实只有两百个词根。每天一组，配例句和小测。',
      goals: ['认识两百个高频词根', '学会在句子里记单词', '养成每天复习的节奏'],
      audience: '准备四级考试的大学生，想重拾英语的人。',
      markup: SLOGAN,
    }),
    directory: [
      ['第一周', ['spect 看', 'port 携带', 'dict 说', 'form 形状']],
      ['第二周', ['struct 建造', 'ject 投掷', 'mit 送', 'vert 转']],
    ],
    files: [['单词表.xlsx', 1_048_576]],
    lengthS: SAMPLE_VIDEO_S,
  },
  {
    id: 16,
    title: '日语五十音到 N5',
    price: 169,
    categoryId: 32,
    students: 2633,
    lead: '六周学会读、写、自我介绍，能通过 N5',
    introduction: introduction({
      summary: '从假名的来历讲起，每课一段情景对话，学完就能在东京点一碗拉面。',
      goals: ['五十音见形知音', '掌握 N5 全部句型', '完成三分钟自我介绍'],
      audience: '零基础、想去日本旅行或考级的人。',
      markup: TIMETABLE,
    }),
    directory: [
      ['第一课 假名', ['あ行与か行', 'さ行与た行', '浊音与拗音']],
      ['第二课 你好', ['自我介绍', '数字与时间']],
      ['第三课 点餐', ['これをください', '多少钱', '味道怎么样']],
    ],
    files: [['五十音字帖.pdf', 3_250_585]],
  },
];
