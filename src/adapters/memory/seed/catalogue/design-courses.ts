import type { Outline } from './course-outline.js';
import { introduction, SLOGAN, TRAILER } from './introductions.js';

export const DESIGN_COURSES: readonly Outline[] = [
  {
    id: 4,
    title: '摄影入门',
    price: 59,
    categoryId: 41,
    students: 990,
    lead: '一台手机就够：光圈、快门、构图与用光',
    introduction: introduction({
      promise: '照片好不好看，八成由光线和站位决定。这门课不讲器材，只讲看的方法。',
      goals: ['知道曝光三要素怎样互相牵制', '用三种构图拍好一个场景', '看懂光从哪里来'],
      forWhom: '想把日常拍得更好看的人。',
    }),
    directory: [['', ['光圈与快门', '构图', '用光']]],
  },
  {
    id: 8,
    title: '短视频剪辑工作坊',
    price: 0,
    categoryId: 42,
    students: 57,
    lead: '线下班学员专用，暂不对外出售',
    introduction: introduction({
      promise: '线下工作坊的配套回放，由工作人员开通。',
      goals: ['剪出第一条三十秒短片'],
      forWhom: '已报名线下班的学员。',
    }),
    directory: [['', ['素材整理', '节奏与转场', '字幕与音乐']]],
    oddities: { isVipFree: false },
  },
  {
    id: 14,
    title: '表情包设计 😀 从草图到上架',
    price: 49,
    categoryId: 42,
    students: 412,
    lead: '画一套会动的表情包，并把它发布出去',
    introduction: introduction({
      promise: '从一个角色开始，画出十六个表情，让它们动起来，再走完上架的每一步。',
      goals: ['设计有记忆点的角色', '用关键帧做循环动画', '通过平台审核'],
      forWhom: '会一点绘画、想做自己作品的人。',
    }),
    directory: [
      ['第一章 角色', ['从一个形状开始', '十六种情绪']],
      ['第二章 动起来', ['关键帧', '导出与上架']],
    ],
  },
  {
    id: 21,
    title: '平面设计基础',
    price: 189,
    categoryId: 42,
    students: 1398,
    lead: '对齐、对比、重复、亲密：让版面自己站得住',
    introduction: introduction({
      promise: '设计不是灵感，是一连串有理由的选择。每节课改一张真实的海报，改给你看。',
      goals: ['用栅格安排版面', '选对字体和字号', '配出不刺眼的颜色'],
      forWhom: '常要做海报、封面、公众号配图的人。',
      shows: SLOGAN,
    }),
    directory: [
      ['第一章 四个原则', ['对齐', '对比', '重复', '亲密']],
      ['第二章 字与色', ['中文字体', '配色', '图片处理']],
    ],
    files: [['配套素材.zip', 44_564_480]],
  },
  {
    id: 22,
    title: '人像摄影与后期',
    price: 269,
    categoryId: 41,
    students: 1742,
    lead: '沟通、布光、调色：一套完整的人像流程',
    introduction: introduction({
      promise: '拍人难在人，不在机器。课程从怎样让对方放松讲起，到一张照片的最终调色。',
      goals: ['引导不会摆姿势的人', '一灯一板布光', '建立自己的调色流程'],
      forWhom: '有入门基础、想拍好家人和朋友的人。',
      shows: TRAILER,
    }),
    directory: [
      ['第一章 拍摄', ['见面之前', '自然光人像', '一盏灯', '引导与抓拍']],
      ['第二章 后期', ['选片', '皮肤与光影', '调色风格']],
    ],
    files: [['调色预设.zip', 8_126_464]],
  },
];
