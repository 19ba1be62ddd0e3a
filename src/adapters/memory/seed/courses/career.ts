import { introduction, type Outline, TIMETABLE } from './outline.js';

export const CAREER_COURSES: readonly Outline[] = [
  {
    id: 11,
    title: 'A&B 测试与增长实验',
    price: 199,
    categoryId: 51,
    students: 388,
    lead: '改一个按钮值不值？让 a&b 对照实验来回答',
    introduction: introduction({
      summary: '拍脑袋的改版一半会变差。这门课教你设计一个诚实的实验，并读懂它的结果。',
      goals: ['算清样本量', '避开提前收手的陷阱', '写一份能说服人的实验报告'],
      audience: '产品、运营与数据分析师。',
    }),
    directory: [['', ['为什么要对照', '样本量', '显著与重要', '实验报告']]],
  },
  {
    id: 12,
    title: '笔记法：把 100% 的重点留在纸上',
    price: 29,
    categoryId: 52,
    students: 655,
    lead: '康奈尔、卡片、导图，三种笔记各有用处',
    introduction: introduction({
      summary: '笔记不是抄写，是替未来的自己留路标。',
      goals: ['为不同的内容选笔记法', '每周十分钟复盘'],
      audience: '学生与终身学习者。',
    }),
    directory: [['', ['三种笔记', '复盘']]],
  },
  {
    id: 23,
    title: 'Excel 数据透视与图表',
    price: 99,
    categoryId: 51,
    students: 3920,
    lead: '少写公式，多用透视：报表从两小时到五分钟',
    introduction: introduction({
      summary: '大多数报表只需要三个功能：表格、透视、图表。课程用一份销售台账从头做到尾。',
      goals: ['把杂乱台账变成规范表格', '十种常用透视', '做一页会更新的看板'],
      audience: '每月要交报表的人。',
      markup: TIMETABLE,
    }),
    directory: [
      ['第一章 整理', ['什么是好表格', '去重与拆分', '查找与引用']],
      ['第二章 透视', ['第一张透视表', '组合与切片', '计算字段']],
      ['第三章 看板', ['图表的选择', '一页看板']],
    ],
    files: [['练习台账.xlsx', 372_736]],
  },
  {
    id: 24,
    title: '演示设计：让数据自己说话',
    price: 139,
    categoryId: 51,
    students: 1064,
    lead: '一页只讲一件事，十页讲完一个故事',
    introduction: introduction({
      summary: '好演示不靠动画。先写一句话的结论，再决定需要几页。',
      goals: ['用结论当标题', '把表格变成图', '控制十分钟的节奏'],
      audience: '需要汇报、路演、讲课的人。',
    }),
    directory: [
      ['第一章 故事', ['结论先行', '十页结构']],
      ['第二章 版面', ['少即是多', '数据图', '上台之前']],
    ],
  },
  {
    id: 25,
    title: '高效沟通与谈判',
    price: 159,
    categoryId: 52,
    students: 1287,
    lead: '听懂对方要什么，说清自己能给什么',
    introduction: introduction({
      summary: '谈判不是争输赢，是把蛋糕做大再分。课程用八个职场场景逐句拆解。',
      goals: ['用提问代替说服', '准备自己的底线与替代方案', '把冲突变成合作'],
      audience: '项目经理、销售，以及任何要和人打交道的人。',
    }),
    directory: [
      ['第一章 听与问', ['倾听', '提问', '复述']],
      ['第二章 谈', ['底线与替代方案', '报价', '僵局', '收尾']],
    ],
  },
  {
    id: 28,
    title: '企业内训：数字化转型全景课',
    price: 12_800,
    categoryId: 52,
    students: 24,
    lead: '面向管理团队的整套课程，含四次线上答疑',
    introduction: introduction({
      summary: '从业务流程出发，讲清哪些环节值得数字化、先做哪一步、怎样衡量成效。',
      goals: ['画出自己企业的流程图', '制定十二个月路线', '看懂技术方案的报价'],
      audience: '中小企业的管理团队。',
    }),
    directory: [
      ['第一章 看清现状', ['流程盘点', '数据从哪里来']],
      ['第二章 定路线', ['先做哪一步', '预算与团队', '衡量成效']],
    ],
  },
];
