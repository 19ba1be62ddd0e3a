import '../../../src/ui/shared/theme/app.scss';

import { createRoot } from 'react-dom/client';

import { GROUPS } from '../all-states.js';
import { CATALOGUE } from '../strings.js';
import { Book } from './book.js';

export function showBook(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  document.title = CATALOGUE;
  createRoot(root).render(<Book groups={GROUPS} />);
}
