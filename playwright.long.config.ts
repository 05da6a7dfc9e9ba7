import { defineConfig } from '@playwright/test';
import everyTime from './playwright.config.ts';

/** What takes too long for every `npm test`. */
export default defineConfig({ ...everyTime, testIgnore: [], testMatch: '**/{access,hydration}.e2e.ts' });
