import type { HomeContent } from '../../src/domain/home/home.js';
import type { HomeGateway } from '../../src/domain/ports/server/home-gateway.js';
import { Question } from './question.js';

export class FakeHomeGateway implements HomeGateway {
  readonly contents = new Question<HomeContent>();

  content() {
    return this.contents.ask();
  }
}
