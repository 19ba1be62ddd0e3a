import { ContainerModule } from 'inversify';

import * as s from '../../../application/signing-in/signing-in.tokens.js';
import { provide, type Token } from '../../../application/tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import type { CourseSite } from '../engine/course-site.js';
import { MemoryCaptchaGateway } from './memory-captcha-gateway.js';
import { MemoryMemberStepsGateway } from './memory-member-steps-gateway.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import { MemoryScanGateway } from './memory-scan-gateway.js';
import { MemorySignInGateway } from './memory-sign-in-gateway.js';

/** The doors of the pretend site. */
export const memorySigningInModule = new ContainerModule((module) => {
  const bind = <T>(gateway: Token<T>, make: (site: CourseSite, network: MemoryNetwork) => T) => {
    provide(module, gateway, [COURSE_SITE, MEMORY_NETWORK], make);
  };
  bind(s.SIGN_IN_GATEWAY, (...needs) => new MemorySignInGateway(...needs));
  bind(s.CAPTCHA_GATEWAY, (...needs) => new MemoryCaptchaGateway(...needs));
  bind(s.SCAN_GATEWAY, (...needs) => new MemoryScanGateway(...needs));
  bind(s.MEMBER_STEPS_GATEWAY, (...needs) => new MemoryMemberStepsGateway(...needs));
});

export const modules = [memorySigningInModule];
