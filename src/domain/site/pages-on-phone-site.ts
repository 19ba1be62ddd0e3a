interface PhoneSitePage {
  /** Path on this site, to which the id is appended. */
  readonly desktop: string;
  /** Page of the phone site with hash addresses (a uni-app); the query is appended. */
  readonly hash: string;
  /** Path on the phone site with history addresses, to which the id is appended. */
  readonly history: string;
}

/** The pages that exist on both sites (docs/spec/start-and-routes.md#phone-site). */
export const PHONE_SITE_PAGES: readonly PhoneSitePage[] = [
  { desktop: '/topic/detail/', hash: '/pages/webview/webview?course_type=topic', history: '/topic/' },
  { desktop: '/courses/detail/', hash: '/pages/course/show', history: '/course/' },
  { desktop: '/courses/video/', hash: '/pages/course/video', history: '/course/video/' },
  { desktop: '/live/detail/', hash: '/packageA/live/show', history: '/live/' },
  { desktop: '/live/video/', hash: '/packageA/live/video', history: '/live/video/' },
  { desktop: '/book/detail/', hash: '/packageA/book/show', history: '/book/' },
  { desktop: '/book/read/', hash: '/pages/webview/webview?course_type=book', history: '/book/read/' },
  { desktop: '/learnPath/detail/', hash: '/packageA/learnPath/show', history: '/learnPath/' },
  { desktop: '/exam/papers/detail/', hash: '/pages/webview/webview?course_type=paperRead', history: '/exam/papers/' },
  {
    desktop: '/exam/practice/detail/',
    hash: '/pages/webview/webview?course_type=practiceRead',
    history: '/exam/practice/',
  },
  {
    desktop: '/exam/mockpaper/detail/',
    hash: '/pages/webview/webview?course_type=mockRead',
    history: '/exam/mockpaper/',
  },
];
