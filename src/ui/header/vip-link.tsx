import { RUNTIME_SETTINGS } from '../../domain/ports/browser/runtime-settings.port.js';
import { VIP_ENTRY } from '../../domain/site/words.js';
import { showsVipEntry } from '../../domain/site/vip-rule.js';
import { useService } from '../hooks/services.js';
import { useSite } from '../hooks/site.js';
import { CrownIcon } from '../theme/icons/crown-icon.js';
import { Link } from '../links/link.js';

/** The VIP entry, where the site and the installation want one (spec §2 header). */
export function VipLink() {
  const settings = useService(RUNTIME_SETTINGS);
  if (!showsVipEntry(useSite().config, settings)) return undefined;
  return (
    <Link className="header-link header-link--vip" to="/vip">
      <CrownIcon />
      {VIP_ENTRY}
    </Link>
  );
}
