/** The amounts, durations and counts of our model: each is `undefined` where the server's value cannot be read. */
export const QUANTITIES: readonly string[] = [
  ...['discountYuan', 'paid', 'priceYuan', 'refunded', 'yuan'],
  ...['total', 'durationS', 'durationS', 'previewS', 'watchedS', 'days'],
  ...[
    'change',
    'count',
    'credit1',
    'lessonCount',
    'lessonsLearned',
    'percent',
    'replyCount',
    'sizeBytes',
    'studentCount',
  ],
];
