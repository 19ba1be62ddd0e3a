import { Skeleton } from '../ui/shared/feedback/skeleton.js';
import {
  BottomNavFrame,
  HeaderFrame,
  NarrowButton,
  SearchBox,
  SignInButton,
  SignUpButton,
  STUDY_LINK,
  VisitorPlaceholder,
} from '../ui/shared/header/header-parts.js';

/**
 * What the HTML shows before any script has run: the header that most pages have, without the parts that need the
 * configuration (name, logo, VIP, navigation). The build renders it to HTML (tools/webpack/boot-bundles.ts).
 */
export function AppShell() {
  return (
    <div className="frame frame--early">
      <HeaderFrame
        brand={<span className="brand" />}
        search={<SearchBox />}
        links={<a href="/study-center" {...STUDY_LINK} />}
        visitor={
          <>
            <VisitorPlaceholder />
            <SignInButton />
            <SignUpButton />
          </>
        }
        tools={
          <>
            <NarrowButton opens="search" />
            <NarrowButton opens="menu" />
          </>
        }
        nav={<div className="main-nav" />}
      />
      <div className="main">
        <Skeleton />
      </div>
      <BottomNavFrame
        link={({ to }, content) => (
          <a key={to} className="bottom-nav__entry" href={to}>
            {content}
          </a>
        )}
      />
    </div>
  );
}
