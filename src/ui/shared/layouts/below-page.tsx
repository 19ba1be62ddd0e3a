import { BackToTop } from './back-to-top.js';
import { Footer } from './footer.js';

/** What follows the page, for a visitor who has scrolled. */
export function BelowPage() {
  return (
    <>
      <BackToTop />
      <Footer />
    </>
  );
}
