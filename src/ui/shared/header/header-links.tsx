import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { showsVipEntry } from '../../../domain/site/nav.js';
import { VIP_ENTRY } from '../../../domain/site/strings.js';
import { useService, useSite } from '../hooks/services.js';
import { MemberLink } from '../routing/member-action.js';
import { CrownIcon } from '../theme/icons.js';
import { STUDY_LINK } from './header-parts.js';

/** The VIP link, when the site and the configuration enable it (docs/spec/header-and-footer.md#vip-entry). */
export function VipLink() {
  const settings = useService(RUNTIME_SETTINGS);
  if (!showsVipEntry(useSite().config, settings)) return undefined;
  return (
    <Link className="header-link header-link--vip" to="/vip">
      <CrownIcon />
      <span>{VIP_ENTRY}</span>
    </Link>
  );
}

/** 我的学习 of the header and its menu. */
export function StudyLink({ onSignIn }: Pick<ComponentProps<typeof MemberLink>, 'onSignIn'>) {
  return <MemberLink to="/study-center" onSignIn={onSignIn} {...STUDY_LINK} />;
}
