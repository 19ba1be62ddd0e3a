import type { HomeContent } from '../../src/domain/home/home-content.js';
import type { HomeGateway } from '../../src/domain/ports/server/home-gateway.port.js';
import { Question } from './question.js';

export class FakeHomeGateway implements HomeGateway {
  readonly contents = new Question<HomeContent>();

  content() {
    return this.contents.ask();
  }
}
