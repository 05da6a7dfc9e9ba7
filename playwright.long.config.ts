import { defineConfig } from '@playwright/test';
import everyTime, { LONG } from './playwright.config.ts';

/** What takes too long for every `npm test`. */
export default defineConfig({ ...everyTime, testIgnore: [], testMatch: LONG });
