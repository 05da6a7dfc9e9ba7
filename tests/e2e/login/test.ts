import type { Language } from '#domain/constants.ts';
import { test as base } from '#tests/e2e/support/test.ts';
import { LoginPage } from './login-page.ts';

interface Fixtures {
  loginIn: (language: Language) => LoginPage;
}

export const test = base.extend<Fixtures>({
  loginIn: async ({ page }, use) => {
    await use((language) => new LoginPage(page, language));
  },
});
